/** The place nearest to a point of the screen: wells on a phone are smaller than a fingertip. */

import { distance, type Layout, spotOf } from "./boardLayout.ts";

/** How far from a place a tap may fall: in squares, and at least so many pixels. */
const REACH = 1.6;
const FINGERTIP = 24;

export interface ScreenPoint {
  clientX: number;
  clientY: number;
}

export function nearestPlace(
  drawing: SVGSVGElement,
  layout: Layout,
  places: readonly string[],
  { clientX, clientY }: ScreenPoint,
): string | undefined {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return undefined;
  const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const far = (place: string): number => distance(spotOf(layout, place) ?? { x: Infinity, y: 0 }, at);
  const [nearest] = [...places].sort((one, other) => far(one) - far(other));
  const reach = Math.max(REACH, FINGERTIP / matrix.a);
  return nearest !== undefined && far(nearest) <= reach ? nearest : undefined;
}
