/** The connection of one viewer to a table: its socket, its newest frame, and everything that happened so far. */

import { computed, signal } from "@preact/signals";
import { type Link, Socket } from "../api/socket.ts";
import {
  CLOSE_CODES,
  type Frame,
  type NewsShown,
  type SeatShown,
  type ServerMessage,
  type Welcome,
} from "../generated/protocol.ts";
import { words } from "../words/language.ts";

export class TableConnection {
  readonly welcome = signal<Welcome | null>(null);
  readonly frame = signal<Frame | null>(null);
  readonly link = signal<Link>("opening");
  /** Whether the host has given this seat another link. */
  readonly replaced = signal(false);
  readonly news = signal<NewsShown[]>([]);
  readonly seats = signal<SeatShown[]>([]);
  readonly spectators = signal(0);
  /** Why the table does not open. */
  readonly refusal = signal("");
  readonly socket: Socket;
  private readonly ownSeat = computed(() => this.frame.value?.seat ?? this.welcome.value?.seat ?? -2);
  /** Told of every frame, with what it brought that was not known before; null: draw what is there. */
  onFrame: (frame: Frame, news: NewsShown[] | null) => void = () => undefined;

  constructor(
    readonly table: string,
    readonly key: string | null,
    /** From which version on the story is wanted. */
    known: number,
  ) {
    this.socket = new Socket(table, key, {
      heard: (message) => this.hear(message),
      changed: (link, code) => {
        this.link.value = link;
        this.replaced.value = link === "closed" && code === String(CLOSE_CODES.replaced);
      },
      since: () => this.frame.value?.version ?? known,
      language: () => words.value.language,
    });
  }

  get seat(): number {
    return this.ownSeat.value;
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome.value = message;
    if (message.type === "presence") this.takeSeats(message.seats, message.spectators);
    if (message.type === "refused" && message.id === undefined && this.frame.value === null)
      this.refusal.value = message.words;
    if (message.type === "frame") this.take(message);
  }

  private takeSeats(seats: SeatShown[], spectators: number): void {
    if (JSON.stringify(seats) !== JSON.stringify(this.seats.value)) this.seats.value = seats;
    this.spectators.value = spectators;
  }

  private take(frame: Frame): void {
    const before = this.frame.value;
    const known = before?.version ?? 0;
    const fresh = frame.news.filter((news) => news.version > known);
    if (fresh.length) this.news.value = [...this.news.value, ...fresh];
    this.frame.value = frame;
    this.takeSeats(frame.seats, frame.spectators);
    this.onFrame(frame, before !== null && frame.since !== null ? fresh : null);
  }

  close(): void {
    this.socket.close();
  }
}
