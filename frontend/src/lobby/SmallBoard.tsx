/** A game's board, small and still, as it stands at the start. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { layOut } from "../board/geometry.ts";
import { Stage } from "../board/stage.ts";
import type { Scene } from "../door/game.ts";
import type { GameFacts } from "../door/protocol.ts";
import { gameOf, startOf } from "./catalogue.ts";

interface Start {
  game: GameFacts;
  scene: Scene;
}

const pause = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
let last: Promise<unknown> = Promise.resolve();

/** One picture after the other, a drawing of the page between them: the page answers while its pictures come. */
function turn(): Promise<unknown> {
  return (last = last.then(pause));
}

export function SmallBoard({ setup }: { setup: string }) {
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([gameOf(setup), startOf(setup), turn()]).then(
      ([game, scene]) => wanted && setStart({ game, scene }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [setup]);
  return <div class="small-board">{start && <Drawn {...start} />}</div>;
}

function Drawn({ game, scene }: Start) {
  const stage = useMemo(() => {
    const made = new Stage(layOut(game.plan, scene.arms[0] ?? 0));
    made.show(scene);
    return made;
  }, [game, scene]);
  return <Board layout={stage.layout.value} game={game.rules} arms={scene.arms} sides={game.sides} initials={[]} pieces={stage.pieces.value} />;
}
