/** What stands on the shelf beside a game's board: pawns, a card, a die, a tile; only to be looked at. */

import { StandingPawn } from "../board/StandingPawn.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { Die } from "../cards/Die.tsx";
import { say } from "../words/language.ts";

interface Props {
  /** Seats whose pawns stand left and right of the board. */
  left?: readonly number[];
  right?: readonly number[];
  /** A card that leans behind the board. */
  card?: string;
  /** A die, or a tile with its light. */
  die?: number;
  tile?: string;
}

/** By the sheet's first word, so that the team game of a sheet has the same. */
const PROPS: Readonly<Record<string, Props>> = {
  "tock-globe": { right: [0, 1], card: "K" },
  "tock-fadoq": { left: [2], right: [3], card: "X" },
  tockcitan: { right: [0], card: "7" },
  tijou: { left: [3], right: [0], card: "2" },
  barricades: { left: [1], die: 5 },
  trikolos: { left: [1, 0], tile: "G" },
};

export function ShelfDecoration({ game }: { game: string }) {
  const { left = [], right = [], card, die, tile } = PROPS[game] ?? {};
  const pawns = (seats: readonly number[]) =>
    seats.map((seat) => <StandingPawn key={seat} seat={seat} game={game} height={58} />);
  return (
    <div class={`props props-${game}`} aria-hidden="true">
      {card && (
        <span class="prop-card">
          <CardFace card={card} />
        </span>
      )}
      <span class="props-left">{pawns(left)}</span>
      <span class="props-right">
        {pawns(right)}
        {die && <Die number={die} />}
        {tile && <StandingTile light={tile} />}
      </span>
    </div>
  );
}

/** A tile of Trikolos as it stands there: three lamps, one lit, and its letter. */
function StandingTile({ light }: { light: string }) {
  return (
    <svg class="prop-tile" viewBox="0 0 64 66" aria-hidden="true">
      <rect x="1" y="1" width="62" height="64" rx="8" class="prop-tile-wood" />
      <rect x="7" y="8" width="21" height="50" rx="10" class="prop-tile-lamps" />
      <circle cx="17.5" cy="19" r="6.5" />
      <circle cx="17.5" cy="33" r="6.5" />
      <circle cx="17.5" cy="48" r="8" class="prop-tile-lit" />
      <path d="M13.5 48.2L16.6 51.2L21.8 45" class="prop-tile-sign" />
      <text x="45" y="43">
        {say(`card-${light}`, {}, "index")}
      </text>
    </svg>
  );
}
