// Many tables at a human pace: each table moves every few seconds. Prints one JSON line with delays.
// usage: many.mjs ADDRESS TABLES PLAYERS PACE_SECONDS SECONDS GAME
import WebSocket from "ws";

const [address, tablesText, playersText, paceText, secondsText, setup] = process.argv.slice(2);
const [tables, players, pace, seconds] = [tablesText, playersText, paceText, secondsText].map(Number);
const AT_ONCE = 20;
const delays = [];
let counting = false;
let refused = 0;

async function open() {
  const seats = Array.from({ length: players }, (_, seat) => ({ player: "person", name: `P${seat}` }));
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game: setup, seats, start: true }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { table, seats: keys } = await answer.json();
  const sent = new Map();
  await Promise.all(keys.map(({ key }) => sit(table, key, sent)));
}

function sit(table, key, sent) {
  return new Promise((welcomed, failed) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/socket`);
    let first = true;
    socket.on("error", failed);
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", key, parts: ["scene", "moves", "steps"] })));
    socket.on("message", (data) => {
      const frame = JSON.parse(data);
      if (frame.type === "refused") refused += 1;
      if (frame.type !== "frame") return;
      shown(sent, frame.turn);
      if (frame.decision) {
        const wait = first ? Math.random() * pace : pace;
        setTimeout(() => move(socket, sent, frame), wait * 1000);
      }
      first = false;
      welcomed();
    });
  });
}

function move(socket, sent, frame) {
  const { id, moves } = frame.decision;
  sent.set(frame.turn + 1, { at: performance.now(), missing: players });
  socket.send(JSON.stringify({ type: "move", decision: id, move: moves[Math.floor(Math.random() * moves.length)] }));
}

function shown(sent, turn) {
  const move = sent.get(turn);
  if (move === undefined) return;
  move.missing -= 1;
  if (move.missing > 0) return;
  sent.delete(turn);
  if (counting) delays.push(performance.now() - move.at);
}

for (let opened = 0; opened < tables; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - opened) }, open));
}
await new Promise((resolve) => setTimeout(resolve, pace * 1000));
counting = true;
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
const within = (limit) => (100 * delays.filter((delay) => delay <= limit).length) / delays.length;
console.log(JSON.stringify({ rate: delays.length / seconds, p50: at(0.5), p99: at(0.99), within200: within(200), refused }));
process.exit(0);
