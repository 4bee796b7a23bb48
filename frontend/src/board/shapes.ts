/** The eight shapes as outlines of radius one, middle at the origin. */

import type { ShapeName } from "./colours.ts";

function polygon(corners: number, turn: number, radii: readonly number[] = [1]): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    const radius = radii[index % radii.length]!;
    return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}

export const SHAPES: Record<ShapeName, string> = {
  circle: "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  triangle: "M0-1.08L1.08.86Q1.1.92 1 .92L-1 .92Q-1.1.92-1.08.86Z",
  square: "M-.86-.76Q-.86-.86-.76-.86L.76-.86Q.86-.86.86-.76L.86.76Q.86.86.76.86L-.76.86Q-.86.86-.86.76Z",
  diamond: "M0-1.15L1.02 0L0 1.15L-1.02 0Z",
  star: polygon(10, 0, [1.16, 0.62]),
  cross: "M-.42-1.02L.42-1.02L.42-.42L1.02-.42L1.02.42L.42.42L.42 1.02L-.42 1.02L-.42.42L-1.02.42L-1.02-.42L-.42-.42Z",
  hexagon: polygon(6, 0, [1.06]),
  drop: "M0-1.2C.35-.65.9-.25.9.3A.9.85 0 0 1-.9.3C-.9-.25-.35-.65 0-1.2Z",
};
