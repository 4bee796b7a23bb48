/** A barricade: a stout striped disc. */

export function Barricade() {
  return (
    <g class="barricade">
      <circle r=".43" cx=".03" cy=".06" class="pawn-shadow" />
      <circle r=".43" class="barricade-disc" />
      <path d="M-.3.17L.17-.3M-.17.3L.3-.17" class="barricade-stripe" />
      <circle r=".43" class="barricade-edge" />
    </g>
  );
}
