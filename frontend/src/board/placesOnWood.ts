/** Where things lie on the free wood: parts of the board in hundredths of it, plates, and lengths that follow the board. */

import { largeScreen } from "../page/largeScreen.ts";
import type { Box, Layout } from "./boardLayout.ts";
import { freeWood } from "./freeWood.ts";

export interface Plate {
  style: Record<string, string>;
  /** Higher than wide: the mark stands above the name. */
  tall: boolean;
}

/** A box of the board in hundredths of what is shown. */
export function partOf(layout: Layout, { x, y, width, height }: Box): Record<string, string> {
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(2)}%`;
  return {
    left: part(x - layout.box.x, layout.box.width),
    top: part(y - layout.box.y, layout.box.height),
    width: part(width, layout.box.width),
    height: part(height, layout.box.height),
  };
}

export function plateOf(layout: Layout, box: Box): Plate {
  return { style: partOf(layout, box), tall: box.height > box.width };
}

/** Whether every player has a plate on the board: where two share an arm, or plates are too small for this screen, they stand above it. */
export function platesFit(layout: Layout, arms: readonly number[]): boolean {
  const { plates, small } = freeWood(layout);
  if (small && !largeScreen.value) return false;
  return new Set(arms).size === arms.length && arms.every((arm) => plates.has(arm));
}

/** How large plates and piles are drawn, by the board's width. */
export function woodUnits(layout: Layout): Record<string, string> {
  const { scale, plateScale } = freeWood(layout);
  const unit = (of: number): string => `${((100 * of) / layout.box.width).toFixed(4)}cqw`;
  return { "--unit": unit(scale), "--plate-unit": unit(plateScale) };
}
