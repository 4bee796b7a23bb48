/** The arguments of messages: plain strings and numbers made of the games' data, as `words/message_arguments.py` makes them. */

import { type BoardPlan, type Consequence, HIDDEN, type Pawn, type Step, type Verdict } from "../generated/game.ts";
import type { Arguments, Bundle } from "./fluentMessages.ts";
import { vowel } from "./frenchElision.ts";
import { placeName } from "./placeNames.ts";

const NONE = "none";
/** Told of one player, so that "its square" can only be that player's. */
const ALONE: readonly string[] = ["walked", "jumped"];

/** Who reads, in which language and game, what the players are called, how the board is laid out and who sits at which arm. */
export class Reader {
  constructor(
    readonly words: Bundle,
    readonly game: string,
    readonly viewer: number,
    readonly names: readonly string[],
    readonly plan: BoardPlan | null = null,
    readonly arms: readonly number[] = [],
  ) {}

  /** A place as people call it, in a sentence about that player alone; no place is `none`. */
  place(place: string | undefined, about = -1): string {
    return place ? placeName(this, place, about) : NONE;
  }

  /** What a player is called: by name, else by colour. */
  name(seat: number): string {
    return this.names[seat] || this.words.format(`seat-${seat}`, {}, this.game);
  }

  shown(seat: number): string {
    return seat === this.viewer ? this.words.format("you") : this.name(seat);
  }

  player(role: string, seat: number, sameAs = -1): Arguments {
    const shown = seat >= 0 ? this.shown(seat) : NONE;
    return { [role]: shown, [`${role}-who`]: this.who(seat, sameAs), [`${role}-vowel`]: vowel(shown) };
  }

  private who(seat: number, sameAs: number): string {
    if (seat < 0) return NONE;
    if (seat === sameAs) return "self";
    return seat === this.viewer ? "you" : "other";
  }

  /** A list of players, the reader first. */
  players(seats: readonly number[]): Arguments {
    const order = [...seats].sort((one, other) => Number(one !== this.viewer) - Number(other !== this.viewer));
    return {
      seats: this.list(order.map((seat) => this.shown(seat))),
      "seats-in-order": this.list(seats.map((seat) => this.shown(seat))),
      "seats-count": seats.length,
      "seats-who": seats.includes(this.viewer) ? "you" : "other",
    };
  }

  card(role: string, card: string): Arguments {
    if (!card) return { [role]: NONE, [`${role}-the`]: NONE, [`${role}-a`]: NONE };
    const message = card === HIDDEN ? "card-hidden" : `card-${card}`;
    return {
      [role]: this.words.format(message),
      [`${role}-the`]: this.words.format(message, {}, "", "the"),
      [`${role}-a`]: this.words.format(message, {}, "", "a"),
    };
  }

  /** The first two cards one by one, and all of them as a list: an ace, two 7s and a king. */
  cards(cards: readonly string[]): Arguments {
    const named = [...new Set(cards)].map((card) => this.several(card, cards.filter((each) => each === card).length));
    return {
      ...this.card("card", cards[0] ?? ""),
      ...this.card("named", cards[1] ?? ""),
      cards: this.list(named),
      "cards-count": cards.length,
      known: cards.length > 0 && !cards.includes(HIDDEN) ? "yes" : "no",
    };
  }

  private several(card: string, count: number): string {
    const message = card === HIDDEN ? "card-hidden" : `card-${card}`;
    return this.words.format(message, { count }, "", count === 1 ? "a" : "many");
  }

  pawn(pawn: Pawn): string {
    const at = this.place(pawn.place, this.about(pawn.seat));
    return this.words.format("pawn-at", { ...this.player("seat", pawn.seat), at }, this.game);
  }

  /** Whose "its square" would be: a player's, but not the reader's, who is spoken to. */
  private about(seat: number): number {
    return seat === this.viewer ? -1 : seat;
  }

  /** The players whose "its square" the two places may be, -1 where that could be another's. */
  private toldAbout(happened: Consequence): [number, number] {
    const seat = happened.seat ?? -1;
    if (happened.kind === "swapped") return [this.about(seat), this.about(happened.other ?? -1)];
    const alone = ALONE.includes(happened.kind) && [-1, seat].includes(happened.by ?? -1);
    return alone ? [this.about(seat), this.about(seat)] : [-1, -1];
  }

  /** `a, b and c`; nothing at all is `none`. */
  list(items: readonly string[]): string {
    return items.slice(1).reduce((said, item, index) => {
      const joint = index === items.length - 2 ? "list-last" : "list-more";
      return this.words.format(joint, { list: said, next: item });
    }, items[0] ?? NONE);
  }

  told(happened: Consequence): Arguments {
    const seat = happened.seat ?? -1;
    const number = happened.number ?? 0;
    const [own, others] = this.toldAbout(happened);
    return {
      ...this.player("seat", seat),
      ...this.player("by", happened.by ?? -1, seat),
      ...this.player("other", happened.other ?? -1, seat),
      ...this.cards(happened.cards ?? []),
      ...this.players(happened.seats ?? []),
      place: this.place(happened.place, own),
      to: this.place(happened.to, others),
      number: Math.abs(number),
      way: number < 0 ? "back" : "forward",
      letter: String.fromCharCode(65 + (Math.abs(number) % 26)),
    };
  }

  /** What a `why-` message is given; `move` is the move to play instead, in words; `to` is none where a pawn stays. */
  why(verdict: Verdict, move = ""): Arguments {
    const first = verdict.pawns?.[0] ?? { seat: -1, place: NONE };
    const places = verdict.places ?? [];
    return {
      ...this.player("seat", first.seat),
      ...this.players(verdict.seats ?? []),
      ...this.card("card", verdict.card ?? ""),
      at: this.place(first.place),
      pawns: this.list((verdict.pawns ?? []).map((pawn) => this.pawn(pawn))),
      "pawns-count": verdict.pawns?.length ?? 0,
      place: this.place(places[0]),
      to: this.place(places[1] === places[0] ? "" : places[1]),
      places: this.list(places.map((place) => this.place(place))),
      "places-count": places.length,
      number: Math.abs(verdict.number ?? 0),
      way: (verdict.number ?? 0) < 0 ? "back" : "forward",
      move: move || NONE,
    };
  }

  step(tapped: Step): Arguments {
    return {
      ...this.player("seat", tapped.seat ?? -1),
      ...this.card("card", tapped.card ?? ""),
      place: this.place(tapped.place),
      via: this.place(tapped.via),
      number: tapped.number ?? 0,
    };
  }
}
