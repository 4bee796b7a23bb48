/** The picture of a review as a PNG: by the device's own way of sharing, else as a download. */

/** Points of the PNG for each of the drawing: sharp on a phone, and small enough to send. */
const SHARP = 2;

export async function sharePicture(address: string, name: string): Promise<void> {
  const file = new File([await drawnAsPng(address)], `${name}.png`, { type: "image/png" });
  const shared = { files: [file] };
  if (navigator.canShare?.(shared) && window.matchMedia("(pointer: coarse)").matches) {
    await navigator.share(shared).catch(closedWithoutSharing);
  } else {
    download(file);
  }
}

/** Whoever closes the device's window has changed their mind. */
function closedWithoutSharing(): void {}

async function drawnAsPng(address: string): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * SHARP;
  canvas.height = picture.naturalHeight * SHARP;
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error("no picture"))), "image/png");
  });
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
