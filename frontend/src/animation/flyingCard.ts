/** Animates a played card from its player to the discard, above everything else; it lies there until the pile shows it. */

import { h, render } from "preact";
import { CardFace } from "../cards/CardFace.tsx";
import type { Consequence } from "../generated/game.ts";

const FLIGHT = 340;

export class FlyingCard {
  private readonly layer = document.createElement("div");

  constructor(
    private readonly card: string,
    private readonly from: HTMLElement,
    private readonly to: HTMLElement,
  ) {
    this.layer.className = "flying-card";
  }

  async fly(pace: number): Promise<void> {
    const [start, end] = [this.from.getBoundingClientRect(), this.to.getBoundingClientRect()];
    this.layer.style.width = `${end.width}px`;
    render(h(CardFace, { card: this.card }), this.layer);
    document.body.append(this.layer);
    if (this.from.matches(".hand-card")) this.from.style.visibility = "hidden";
    const size = this.from.matches(".hand-card") ? start.width / end.width : 0.5;
    const at = ({ left, top, width, height }: DOMRect): string =>
      `translate(${left + width / 2}px, ${top + height / 2}px)`;
    const poses = [
      { transform: `${at(start)} scale(${size})` },
      { transform: `${at(end)} rotate(5deg)`, easing: "ease-out" },
    ];
    await this.layer.animate(poses, { duration: FLIGHT * pace, easing: "ease-in-out", fill: "both" }).finished;
  }

  leave(): void {
    this.layer.remove();
    this.from.style.visibility = "";
  }
}

/** The flight of a card that was played, laid or discarded, where both its ends are in sight. */
export function flightOf({ kind, seat = -1, cards = [] }: Consequence, root: Element | null): FlyingCard | null {
  const card = cards[0];
  if (!card || !["played", "laid", "discarded"].includes(kind)) return null;
  const table = root?.closest(".table");
  const to = table?.querySelector<HTMLElement>(".pile-discard");
  const from = handCard(table, seat, card) ?? table?.querySelectorAll<HTMLElement>(".player")[seat];
  return from && to ? new FlyingCard(card, from, to) : null;
}

/** The very card in the hand that is open; the raised one of two equals. */
function handCard(table: Element | null | undefined, seat: number, card: string): HTMLElement | null {
  const hand = table?.querySelector(`.hand[data-seat="${seat}"]`);
  const found = (more: string): HTMLElement | null =>
    hand?.querySelector<HTMLElement>(`.hand-card[data-card="${card}"]${more}`) ?? null;
  return found('[aria-pressed="true"]') ?? found("");
}
