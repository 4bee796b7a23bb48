/** Who faces whom: a small board with a plate for each seat round it, and a band under it that joins partners. */

import { SeatMark } from "../board/SeatMark.tsx";
import { teamNumber } from "../board/teamNumber.ts";
import type { GameShown } from "../generated/protocol.ts";
import { Icon, type IconName } from "../page/Icon.tsx";
import { say } from "../words/language.ts";
import { SmallBoard } from "./SmallBoard.tsx";
import { seatPlaces, standsInRow } from "./seatPlaces.ts";

export interface SeatOnMap {
  name: string;
  icon: IconName;
  note: string;
}

interface SeatMapProps {
  game: GameShown;
  seats: readonly SeatOnMap[];
  chosen?: number;
  /** Without it the plates are looked at only. */
  choose?: (seat: number) => void;
}

/** How far the plates stand from the middle, in hundredths of the map; a row is as wide as the map. */
const REACH = { x: 38, y: 42 };
const ROW = { x: 50, y: 42 };

function kindOf(game: GameShown): "row" | "two" | "four" | "many" {
  if (standsInRow(game)) return "row";
  return game.seats > 4 ? "many" : game.seats > 2 ? "four" : "two";
}

export function SeatMap({ game, seats, chosen, choose }: SeatMapProps) {
  const kind = kindOf(game);
  const reach = kind === "row" ? ROW : REACH;
  const places = seatPlaces(game).map(({ x, y }) => ({ x: 50 + reach.x * x, y: 50 + reach.y * y }));
  return (
    <div class={`seat-map seat-map-${kind}`}>
      <Bands sides={game.sides} places={places} />
      <SmallBoard setup={game.setup} arm={Math.max(0, game.arms[0] ?? 0)} />
      <ol>
        {seats.map((seat, index) => (
          <li key={index} style={{ left: `${places[index]?.x}%`, top: `${places[index]?.y}%` }}>
            {choose ? (
              <button
                type="button"
                class={plateClass(game, index)}
                aria-pressed={index === chosen}
                onClick={() => choose(index)}
              >
                <SeatPlate game={game} seat={index} shown={seat} />
              </button>
            ) : (
              <div class={plateClass(game, index)}>
                <SeatPlate game={game} seat={index} shown={seat} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const plateClass = (game: GameShown, seat: number): string => `seat-plate metal-${teamNumber(game.sides, seat)}`;

/** A seat's mark, who sits there and how, and the number of its team. */
function SeatPlate({ game, seat, shown }: { game: GameShown; seat: number; shown: SeatOnMap }) {
  const team = teamNumber(game.sides, seat);
  return (
    <>
      <SeatMark seat={seat} game={game.rules} size={44} />
      <span class="seat-plate-words">
        <strong>{shown.name}</strong>
        <span class="seat-plate-note">
          <Icon name={shown.icon} size={16} />
          <span>{shown.note}</span>
        </span>
        {team > 0 && <span class="seat-plate-team">{say("page-side", { side: team })}</span>}
      </span>
    </>
  );
}

interface BandsProps {
  sides: readonly number[][];
  places: readonly { x: number; y: number }[];
}

/** A woven band for each team, by metal: brass, pewter, copper, steel. */
function Bands({ sides, places }: BandsProps) {
  const teams = sides.filter((side) => side.length > 1);
  return (
    <svg class="seat-bands" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {teams.map((side, index) => {
        const way = side.map((seat) => `${places[seat]?.x} ${places[seat]?.y}`).join("L");
        const path = side.length > 2 ? `M${way}Z` : `M${way}`;
        return (
          <g key={index} class={`metal-${index + 1}`}>
            <path class="band" d={path} />
            <path class="band-seam" d={path} />
          </g>
        );
      })}
    </svg>
  );
}
