/** A barricade: an ivory block with red bars across. */

export function Barricade() {
  return <use href="#barricade" transform="scale(.43)" class="barricade" />;
}
