// Closed-loop load: every client answers as soon as it is its turn. Prints one JSON line with rates and delays.
// usage: load.mjs tockade|boardgame.io ADDRESS PROCESS CLIENTS PLAYERS SECONDS [GAME]
import { readFileSync } from "node:fs";
import WebSocket from "ws";
import { io } from "socket.io-client";

const [kind, address, server, clientsText, playersText, secondsText, setup] = process.argv.slice(2);
const clients = Number(clientsText);
const players = Number(playersText);
const seconds = Number(secondsText);
const WARM_UP = 1.0;
const TICKS = 100; // of a second of processor time, as Linux counts it

let begun = 0;
let counting = false;
let moves = 0;
const delays = [];

/** Seconds of processor time that the server has used. */
function processorTime() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function call(method, path, body, headers = {}) {
  const answer = await fetch(address + path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body ?? {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** One table: from the moment a move is sent until the last of its players has been shown it. */
class Watch {
  sent = new Map();
  send(turn) {
    this.sent.set(turn, { at: performance.now(), missing: players });
  }
  show(turn) {
    const move = this.sent.get(turn);
    if (move === undefined) return;
    move.missing -= 1;
    if (move.missing > 0) return;
    this.sent.delete(turn);
    if (!counting) return;
    moves += 1;
    delays.push(performance.now() - move.at);
  }
}

async function tockadeTable() {
  const seats = Array.from({ length: players }, (_, seat) => ({ player: "person", name: `P${seat}` }));
  const opened = await call("POST", "/api/tables", { game: setup, seats, start: true });
  const watch = new Watch();
  for (const { key } of opened.seats) {
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${opened.table}/socket`);
    let pick = 0;
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", key, parts: ["scene", "moves", "steps"] })));
    socket.on("message", (data) => {
      const frame = JSON.parse(data);
      if (frame.type !== "frame") return;
      watch.show(frame.turn);
      if (frame.phase === "over") {
        socket.close();
        if (frame.seat === 0) tockadeTable();
      } else if (frame.decision) {
        const { id, moves: legal } = frame.decision;
        pick = (pick * 31 + 7) % 1009;
        watch.send(frame.turn + 1);
        socket.send(JSON.stringify({ type: "move", decision: id, move: legal[pick % legal.length] }));
      }
    });
  }
}

async function boardgameTable() {
  const { matchID } = await call("POST", "/games/tock/create", { numPlayers: players });
  const watch = new Watch();
  for (let player = 0; player < players; player += 1) {
    const playerID = String(player);
    const body = { playerID, playerName: `P${player}` };
    const { playerCredentials: credentials } = await call("POST", `/games/tock/${matchID}/join`, body);
    const socket = io(`${address}/tock`, { transports: ["websocket"], forceNew: true });
    let pick = 0;
    const shown = (state) => {
      watch.show(state._stateID);
      if (state.ctx.gameover) {
        socket.close();
        if (player === 0) boardgameTable();
        return;
      }
      if (state.ctx.currentPlayer !== playerID) return;
      pick = (pick * 31 + 7) % 1009;
      const args = [pick % 5, pick % 4];
      const action = { type: "MAKE_MOVE", payload: { type: "play", args, playerID, credentials } };
      watch.send(state._stateID + 2); // the move, and the end of the turn
      socket.emit("update", action, state._stateID, matchID, playerID);
    };
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, players));
    socket.on("sync", (_match, info) => shown(info.state));
    socket.on("update", (_match, state) => shown(state));
  }
}

const open = kind === "tockade" ? tockadeTable : boardgameTable;
for (let table = 0; table < clients / players; table += 1) await open();
await new Promise((resolve) => setTimeout(resolve, WARM_UP * 1000));
counting = true;
begun = performance.now();
const usedBefore = processorTime();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
const took = (performance.now() - begun) / 1000;
const used = processorTime() - usedBefore;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
const within = (limit) => (100 * delays.filter((delay) => delay <= limit).length) / delays.length;
console.log(JSON.stringify({ rate: moves / took, processor: moves / used, p50: at(0.5), p95: at(0.95), p99: at(0.99), within10: within(10) }));
process.exit(0);
