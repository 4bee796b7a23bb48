/** The colours and shapes of the seats: Okabe and Ito's eight, each with a shape of its own. */

export interface SeatLook {
  fill: string;
  /** What is readable on the fill. */
  ink: string;
  shape: ShapeName;
}

export type ShapeName = "circle" | "triangle" | "square" | "diamond" | "star" | "cross" | "hexagon" | "drop";

const LOOKS: readonly SeatLook[] = [
  { fill: "#d55e00", ink: "#fff", shape: "circle" },
  { fill: "#0072b2", ink: "#fff", shape: "triangle" },
  { fill: "#f0e442", ink: "#221c10", shape: "square" },
  { fill: "#009e73", ink: "#fff", shape: "diamond" },
  { fill: "#e69f00", ink: "#221c10", shape: "star" },
  { fill: "#56b4e9", ink: "#221c10", shape: "cross" },
  { fill: "#cc79a7", ink: "#221c10", shape: "hexagon" },
  { fill: "#1a1a1a", ink: "#fff", shape: "drop" },
];

/** Trikolos calls its players White and Black. */
const WHITE_AND_BLACK: readonly SeatLook[] = [
  { fill: "#fbf8f0", ink: "#221c10", shape: "circle" },
  { fill: "#26221d", ink: "#fff", shape: "triangle" },
];

const NOBODY: SeatLook = { fill: "#8a8172", ink: "#fff", shape: "circle" };

export function lookOf(seat: number, game: string): SeatLook {
  const own = game === "trikolos" ? WHITE_AND_BLACK : LOOKS;
  return own[seat] ?? NOBODY;
}
