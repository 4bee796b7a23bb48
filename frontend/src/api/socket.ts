/** The WebSocket of one viewer of a table: hello, frames, requests with answers, and reconnecting. */

import type { Step } from "../generated/game.ts";
import {
  type AdvanceAnswer,
  CLOSE_CODES,
  type ClientMessage,
  type DivisionAnswer,
  type Hello,
  type HintAnswer,
  type RefusedAnswer,
  type ServerMessage,
  type StepsAnswer,
  type Welcome,
  type WhyAnswer,
} from "../generated/protocol.ts";

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
/** What is told to whoever waits for an answer when the connection breaks. */
const LOST: RefusedAnswer = { type: "refused", kind: "lost", arguments: {}, words: "" };
/** After these there is nothing to come back to. */
const FINAL_CODES: readonly number[] = [
  CLOSE_CODES.unreadable,
  CLOSE_CODES.refused,
  CLOSE_CODES.replaced,
  CLOSE_CODES.deleted,
];

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<
    number | string,
    { accept: (answer: Answer) => void; refuse: (refused: RefusedAnswer) => void }
  >();
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
    const { listener, key } = this;
    const parts: Hello["parts"] = ["scene", "moves", "steps", "choices"];
    const hello: Hello = { type: "hello", key, since: listener.since(), parts, language: listener.language() };
    this.socket?.send(JSON.stringify(hello));
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
    for (const each of this.waiting.values()) each.refuse(LOST);
    this.waiting.clear();
    const final = this.ended || FINAL_CODES.includes(code);
    this.listener.changed(final ? "closed" : "lost", String(code));
    if (final) return;
    this.timer = window.setTimeout(() => this.open(), DELAYS[Math.min(this.losses, DELAYS.length - 1)]);
    this.losses += 1;
  }

  /** Sends a request; the answer is the frame or message that carries its id, the failure a refusal. */
  ask(request: ClientMessage): Promise<Answer> {
    const id = this.next++;
    return new Promise((accept, refuse) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        refuse(LOST);
        return;
      }
      this.waiting.set(id, { accept, refuse });
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  async steps(steps: Step[], advance: boolean): Promise<StepsAnswer> {
    return (await this.ask({ type: "steps", steps, advance })) as StepsAnswer;
  }

  async division(step: Step, advance: boolean): Promise<DivisionAnswer> {
    return (await this.ask({ type: "division", step, advance })) as DivisionAnswer;
  }

  /** What could be played if it were this seat's turn. */
  async advance(): Promise<AdvanceAnswer> {
    return (await this.ask({ type: "advance" })) as AdvanceAnswer;
  }

  async why(move?: string): Promise<WhyAnswer> {
    return (await this.ask(move === undefined ? { type: "why" } : { type: "why", move })) as WhyAnswer;
  }

  /** Why no move that begins with these steps leads to this place. */
  async whyNotHere(steps: Step[], place: string): Promise<WhyAnswer> {
    return (await this.ask({ type: "why", steps, place })) as WhyAnswer;
  }

  /** The best moves of this seat; everybody is told that it asked. */
  async hint(): Promise<HintAnswer> {
    return (await this.ask({ type: "hint" })) as HintAnswer;
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.timer);
    this.socket?.close();
  }
}
