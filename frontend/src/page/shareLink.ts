/** Shares a link: by the device's own way of sharing, else through the clipboard. */

/** Whether it was shared or copied; if not, the link must be shown. */
export async function shareLink(link: string, title: string): Promise<boolean> {
  try {
    if (navigator.share && window.matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title, url: link });
      return true;
    }
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
