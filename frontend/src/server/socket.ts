/** One socket, one viewer: hello, frames, questions with answers, and coming back after a loss. */

import type { Refused, ServerMessage, StepsAnswer, Welcome, WhyAnswer } from "../door/protocol.ts";
import type { Step } from "../door/game.ts";

export type Link = "opening" | "open" | "lost" | "closed";
export type Answer = Exclude<ServerMessage, Welcome>;

export interface Listener {
  heard(message: ServerMessage): void;
  changed(link: Link, reason: string): void;
  /** The last version seen, so that the server sends what was missed. */
  since(): number | null;
  language(): string;
}

const DELAYS = [500, 1000, 2000, 4000, 10_000];
const FINAL_CODES = [4400, 4403, 4404];

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, { accept: (answer: Answer) => void; refuse: (refused: Refused) => void }>();
  private next = 1;
  private losses = 0;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  private open(): void {
    this.listener.changed(this.losses ? "lost" : "opening", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    socket.onopen = () => this.hello();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
    this.socket = socket;
  }

  private hello(): void {
    const hello = { type: "hello", key: this.key, since: this.listener.since(), parts: ["scene", "moves", "steps"] };
    this.socket?.send(JSON.stringify({ ...hello, language: this.listener.language() }));
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.losses = 0;
      this.listener.changed("open", "");
    }
    this.listener.heard(message);
    const id = message.type === "frame" ? message.reply : "id" in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || !waiting || message.type === "welcome") return;
    this.waiting.delete(id);
    if (message.type === "refused") waiting.refuse(message);
    else waiting.accept(message);
  }

  private lost(code: number): void {
    for (const each of this.waiting.values()) each.refuse({ type: "refused", kind: "lost", words: "" });
    this.waiting.clear();
    if (this.ended || FINAL_CODES.includes(code)) return this.listener.changed("closed", String(code));
    this.listener.changed("lost", String(code));
    this.timer = window.setTimeout(() => this.open(), DELAYS[Math.min(this.losses, DELAYS.length - 1)]);
    this.losses += 1;
  }

  /** Sends a request; the answer is the frame or message that carries its id, the failure a refusal. */
  ask(request: Record<string, unknown>): Promise<Answer> {
    const id = this.next++;
    return new Promise((accept, refuse) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        refuse({ type: "refused", kind: "lost", words: "" } satisfies Refused);
        return;
      }
      this.waiting.set(id, { accept, refuse });
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  async steps(steps: readonly Step[]): Promise<StepsAnswer> {
    return (await this.ask({ type: "steps", steps })) as StepsAnswer;
  }

  async why(move?: string): Promise<WhyAnswer> {
    return (await this.ask(move === undefined ? { type: "why" } : { type: "why", move })) as WhyAnswer;
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.timer);
    this.socket?.close();
  }
}
