/** A game's board, small and still, with every seat's pawns where they begin. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { layOut } from "../board/geometry.ts";
import { Stage } from "../board/stage.ts";
import type { GameFacts } from "../door/protocol.ts";
import type { Piece, Scene } from "../door/game.ts";
import { gameOf } from "./catalogue.ts";

/** Before a game begins nobody's place is known: seats are spread evenly over the arms that there are. */
export function seatedScene({ plan, seats }: GameFacts): Scene {
  const arms = [...new Set(plan.points.map((point) => point.arm ?? -1))].filter((arm) => arm >= 0).sort((one, other) => one - other);
  const seated = Array.from({ length: seats }, (_, seat) => arms[Math.floor((seat * arms.length) / seats)] ?? 0);
  return { pieces: waiting(plan.points, seated), arms: seated, actors: [], phase: "" };
}

function waiting(points: GameFacts["plan"]["points"], seated: readonly number[]): Piece[] {
  const bases = points.filter((point) => /^[a-h]b\d$/.test(point.name));
  const pawns = bases
    .map((point) => ({ kind: "pawn", place: point.name, seat: seated.indexOf(point.arm ?? -1) }))
    .filter((pawn) => pawn.seat >= 0);
  const lights = ["G", "O", "R"];
  const tiles = points
    .filter((point) => point.kind === "tile" || point.kind === "spare")
    .map((point) => ({ kind: "tile", place: point.name, mark: lights[(Math.round(point.x) + Math.round(point.y)) % 3] ?? "G" }));
  return [...tiles, ...pawns];
}

export function SmallBoard({ setup }: { setup: string }) {
  const [game, setGame] = useState<GameFacts | null>(null);
  useEffect(() => {
    let wanted = true;
    gameOf(setup).then((made) => wanted && setGame(made), () => undefined);
    return () => {
      wanted = false;
    };
  }, [setup]);
  return <div class="small-board">{game && <Drawn game={game} />}</div>;
}

function Drawn({ game }: { game: GameFacts }) {
  const { layout, scene, pieces } = useMemo(() => {
    const scene = seatedScene(game);
    const stage = new Stage(layOut(game.plan, scene.arms[0] ?? 0));
    stage.show(scene);
    return { scene, layout: stage.layout.value, pieces: stage.pieces.value };
  }, [game]);
  return <Board layout={layout} game={game.rules} arms={scene.arms} sides={game.sides} initials={[]} pieces={pieces} />;
}
