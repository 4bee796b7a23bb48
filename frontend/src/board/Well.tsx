/** One point of the board: a round well with its printed number; starts, doors, corners and goals stand out. */

import { lookOf } from "./colours.ts";
import type { PlacedPoint } from "./geometry.ts";
import { SHAPES } from "./shapes.ts";

const RADIUS: Record<string, number> = {
  start: 0.45, centre: 0.45, entrance: 0.43, corner: 0.47, entry: 0.45, arrival: 0.56, goal: 0.62, base: 0.4, camp: 0.4,
};
const ORDINARY = 0.39;
const OWNED = ["start", "entry", "corner", "arrival"];
const RINGED = ["entrance", "room"];

interface WellProps {
  spot: PlacedPoint;
  game: string;
  owner: number;
}

export function Well({ spot, game, owner }: WellProps) {
  const { point, x, y } = spot;
  if (point.kind === "tile" || point.kind === "spare") return <Slot spot={spot} />;
  const look = lookOf(owner, game);
  const radius = RADIUS[point.kind] ?? ORDINARY;
  const owned = OWNED.includes(point.kind) && point.arm !== undefined;
  const ringed = RINGED.includes(point.kind);
  return (
    <g transform={`translate(${x.toFixed(3)} ${y.toFixed(3)})`} class={`well well-${point.kind}`} data-point={point.name}>
      <circle r={radius} class="well-hole" {...(owned ? { fill: look.fill, class: "well-owned" } : {})} />
      {ringed && <circle r={radius - 0.03} class="well-ring" stroke={look.fill} />}
      {point.kind === "centre" && <circle r={radius - 0.035} class="well-centre" />}
      {point.kind === "goal" && <path d={SHAPES.star} transform="scale(.44)" class="goal-star" />}
      {point.kind === "base" && owner >= 0 && <path d={SHAPES[look.shape]} transform="scale(.2)" fill={look.fill} opacity=".55" />}
      <Label spot={spot} ink={owned ? look.ink : ""} />
    </g>
  );
}

function Label({ spot, ink }: { spot: PlacedPoint; ink: string }) {
  const { label, kind } = spot.point;
  if (!label) return null;
  const plain = ["square", "room"].includes(kind);
  return (
    <text class={plain ? "printed printed-plain" : "printed"} dy=".13" style={ink ? { fill: ink } : {}}>
      {label}
    </text>
  );
}

/** Where a tile lies; the spare has a small plate of its own. */
function Slot({ spot }: { spot: PlacedPoint }) {
  const wide = spot.point.kind === "spare" ? 0.62 : 0.48;
  return <rect x={spot.x - wide} y={spot.y - wide} width={2 * wide} height={2 * wide} rx={wide / 4} class="slot" />;
}
