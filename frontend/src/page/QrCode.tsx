/** An address as a square that a phone's camera reads. */

import { useEffect, useState } from "preact/hooks";

/** White round the code, in its own small squares: cameras want four. */
const QUIET = 4;

interface Squares {
  size: number;
  path: string;
}

/** The encoder is loaded when a code is shown. */
async function encoded(text: string): Promise<Squares> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<Squares | null>(null);
  useEffect(() => void encoded(text).then(setSquares, console.error), [text]);
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${squares?.size ?? 1} ${squares?.size ?? 1}`}>
      {squares && <path d={squares.path} />}
    </svg>
  );
}
