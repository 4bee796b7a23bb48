/** The colours and shapes of the seats; boards that are full of colours have the plain ones. Made by `python -m tools.generate_page_types`: change the Python, not this file. */

/** How a seat looks: its colour with a lighter and a deeper one, what reads well on it, and a shape. */
export interface SeatLook {
  fill: string;
  light: string;
  deep: string;
  ink: string;
  shape: "circle" | "triangle" | "square" | "diamond" | "star" | "cross" | "hexagon" | "drop";
}

export type ShapeName = SeatLook["shape"];

export const SEATS: readonly SeatLook[] = [
  { fill: "#c5301d", light: "#f0705a", deep: "#7d1509", ink: "#fffaf0", shape: "circle" },
  { fill: "#1c66ad", light: "#63a8e6", deep: "#0b3a6b", ink: "#fffaf0", shape: "triangle" },
  { fill: "#e9bd1f", light: "#fbe27a", deep: "#94700a", ink: "#38290a", shape: "square" },
  { fill: "#178256", light: "#54c294", deep: "#08492f", ink: "#fffaf0", shape: "diamond" },
  { fill: "#e2781a", light: "#f9b06a", deep: "#8f4204", ink: "#2c1500", shape: "star" },
  { fill: "#7cc4ee", light: "#c2e6fb", deep: "#2b7099", ink: "#06283c", shape: "cross" },
  { fill: "#a5528f", light: "#d590c4", deep: "#5f2350", ink: "#fffaf0", shape: "hexagon" },
  { fill: "#33302e", light: "#77706a", deep: "#0d0c0b", ink: "#fffaf0", shape: "drop" },
];

export const PLAIN_SEATS: readonly SeatLook[] = [
  { fill: "#f1ead9", light: "#fff", deep: "#a3977c", ink: "#2a2018", shape: "circle" },
  { fill: "#33302e", light: "#77706a", deep: "#0d0c0b", ink: "#fffaf0", shape: "triangle" },
];

export const NOBODY: SeatLook = { fill: "#8a7a5e", light: "#b5a68a", deep: "#5a4d38", ink: "#fffaf0", shape: "circle" };

export const SHAPE_PATHS: Record<ShapeName, string> = {
  circle: "M0 -.9A.9 .9 0 1 1 0 .9A.9 .9 0 1 1 0 -.9Z",
  triangle: "M0 -1.08L1 0.8L-1 0.8Z",
  square: "M-0.82 -0.82L0.82 -0.82L0.82 0.82L-0.82 0.82Z",
  diamond: "M0 -1.12L0.96 0L0 1.12L-0.96 0Z",
  star: "M0 -1.18L0.31 -0.42L1.12 -0.36L0.49 0.16L0.69 0.95L0 0.52L-0.69 0.95L-0.49 0.16L-1.12 -0.36L-0.31 -0.42Z",
  cross: "M-0.36 -1.02L0.36 -1.02L0.36 -0.36L1.02 -0.36L1.02 0.36L0.36 0.36L0.36 1.02L-0.36 1.02L-0.36 0.36L-1.02 0.36L-1.02 -0.36L-0.36 -0.36Z",
  hexagon: "M0 -1.02L0.88 -0.51L0.88 0.51L0 1.02L-0.88 0.51L-0.88 -0.51Z",
  drop: "M0 -1.15C.5 -.4 .8 -.05 .8 .32A.8 .76 0 0 1 -.8 .32C-.8 -.05 -.5 -.4 0 -1.15Z",
};

export const PLAIN_SEAT_GAMES = ["trikolos"] as const;
