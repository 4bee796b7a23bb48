// boardgame.io's own server, in memory, with a game like ours: hidden hands, a stock, pawns on a ring, captures.
import { Server, Origins } from "boardgame.io/dist/cjs/server.js";
import { PlayerView } from "boardgame.io/dist/cjs/core.js";

const RING = 72;
const PAWNS = 4;
const HAND = 5;
const TURNS = 235; // how long a game of ours lasts under this load

function setup({ ctx, random }) {
  const pack = Array.from({ length: 54 }, (_, index) => (index % 13) + 1);
  const stock = random.Shuffle(pack);
  const players = {};
  for (let player = 0; player < ctx.numPlayers; player += 1) {
    players[player] = { hand: stock.splice(0, HAND) };
  }
  const pawns = Array.from({ length: ctx.numPlayers * PAWNS }, () => -1);
  return { secret: { stock }, players, pawns, discard: [], stockCount: stock.length };
}

function play({ G, ctx, playerID, random, events }, index, pawn) {
  const [card] = G.players[playerID].hand.splice(index, 1);
  const own = Number(playerID) * PAWNS + pawn;
  const start = Number(playerID) * (RING / ctx.numPlayers);
  const landing = G.pawns[own] < 0 ? start : (G.pawns[own] + card) % RING;
  G.pawns = G.pawns.map((place) => (place === landing ? -1 : place));
  G.pawns[own] = landing;
  G.discard.push(card);
  if (G.secret.stock.length === 0) {
    G.secret.stock = random.Shuffle(G.discard);
    G.discard = [];
  }
  G.players[playerID].hand.push(G.secret.stock.pop());
  G.stockCount = G.secret.stock.length;
  if (ctx.turn >= TURNS) events.endGame({ draw: true }); // asking with `endIf` after every move would halve its speed
}

const game = {
  name: "tock",
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);
console.log(JSON.stringify({ port: appServer.address().port }));
