/** Fetches the review of a finished game: a quick one at once, then a deeper one, and the longest where somebody asks. */

import { batch, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { callOffReview, fetchReview, fetchReviewProgress, RefusedError } from "../api/http.ts";
import type { ReviewProgress } from "../generated/protocol.ts";
import type { Review, Tier } from "../generated/review.ts";
import { errorWords } from "../page/Notice.tsx";

/** Between two questions how far a review is, in milliseconds. */
const OFTEN = 500;

export class ReviewState {
  readonly review = signal<Review | null>(null);
  readonly trouble = signal("");
  /** What is being made, and how far it is. */
  readonly making = signal<Tier | null>(null);
  readonly progress = signal<ReviewProgress | null>(null);

  constructor(readonly table: string) {}

  /** Whether marks are confirmed. */
  get sure(): boolean {
    const tier = this.review.value?.tier;
    return tier === "deep" || tier === "long";
  }

  async load(): Promise<void> {
    await this.make("quick");
    if (this.review.value?.games.length) await this.make("deep");
  }

  /** Asks for a review, and how far it is until it is there; one that was called off is no trouble. */
  async make(tier: Tier): Promise<void> {
    if (this.making.value) return;
    this.making.value = tier;
    const timer = window.setInterval(() => void this.look(tier), OFTEN);
    try {
      this.review.value = await fetchReview(this.table, tier);
      this.trouble.value = "";
    } catch (error) {
      const off = error instanceof RefusedError && error.refusal.kind === "called_off";
      this.trouble.value = off ? "" : errorWords(error);
    } finally {
      window.clearInterval(timer);
      batch(() => {
        this.making.value = null;
        this.progress.value = null;
      });
    }
  }

  private async look(tier: Tier): Promise<void> {
    const progress = await fetchReviewProgress(this.table, tier).catch(() => null);
    if (this.making.value === tier) this.progress.value = progress;
  }

  /** The visitor no longer wants what is being made. */
  async callOff(): Promise<void> {
    const tier = this.making.value;
    if (tier) await callOffReview(this.table, tier).catch((error: unknown) => (this.trouble.value = errorWords(error)));
  }
}

const known = new Map<string, ReviewState>();

/** The review of a table, asked for once. */
export function useReview(table: string): ReviewState {
  let state = known.get(table);
  if (!state) {
    state = new ReviewState(table);
    known.set(table, state);
  }
  const asked = state;
  useEffect(() => {
    if (!asked.review.value) void asked.load();
  }, [asked]);
  return asked;
}
