/** The drawings of all pieces, once in the page: whoever shows a piece uses its drawing by name. */

import { FLAT_PIECES, MATERIALS, PIECES } from "../generated/pieces.ts";
import { memo } from "../page/memoComponent.ts";
import { lightNow } from "../page/preferences.ts";

export const PieceShapes = memo(function PieceShapes() {
  const pieces = lightNow.value === "plain" ? FLAT_PIECES : PIECES;
  return <svg class="piece-shapes" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MATERIALS + pieces }} />;
});
