/** What may follow each beginning of a move: as the frame brought it, and as the server answered since. */

import type { Choice, Division, Step } from "../generated/game.ts";
import type { ChoiceNode } from "../generated/protocol.ts";
import { choicesWithin } from "./dividedChoices.ts";
import { opensPawn } from "./tapTargets.ts";

interface Server {
  steps(steps: Step[], advance: boolean): Promise<{ choices: Choice[] }>;
  division(step: Step, advance: boolean): Promise<{ division: Division }>;
}

export class KnownChoices {
  private readonly known = new Map<string, Choice[]>();
  private readonly divisions = new Map<string, Division>();
  private readonly coming = new Map<string, Promise<void>>();

  constructor(
    tree: readonly ChoiceNode[] | undefined,
    private readonly server: Server,
    isDivided: (step: Step) => boolean,
    private readonly advance = false,
  ) {
    if (tree) this.learnTree([], tree);
    for (const { step } of tree ?? []) if (isDivided(step)) this.fetchDivision(step);
  }

  /** The rest of a divided card, asked for right after the frame and not by a tap. */
  private fetchDivision(step: Step): void {
    const name = JSON.stringify(step);
    const asked = this.server
      .division(step, this.advance)
      .then(({ division }) => void this.divisions.set(name, division));
    this.coming.set(
      name,
      asked.catch(() => undefined).finally(() => this.coming.delete(name)),
    );
  }

  private learnTree(steps: Step[], nodes: readonly ChoiceNode[]): void {
    this.known.set(
      JSON.stringify(steps),
      nodes.map(({ next: _next, ...choice }) => choice),
    );
    for (const { step, next } of nodes) if (next) this.learnTree([...steps, step], next);
  }

  /** The choices that follow these steps, if they are here. */
  after(steps: readonly Step[]): Choice[] | undefined {
    const [first, ...rest] = steps;
    const division = first && this.divisions.get(JSON.stringify(first));
    return this.known.get(JSON.stringify(steps)) ?? (division && choicesWithin(division, rest));
  }

  /** Whether these choices, and the landings of their pawns, are here. */
  has(steps: readonly Step[]): boolean {
    const choices = this.after(steps);
    return choices?.filter(opensPawn).every(({ step }) => this.after([...steps, step])) ?? false;
  }

  /** Brings them. */
  async fetch(steps: Step[]): Promise<void> {
    await this.coming.get(JSON.stringify(steps[0]));
    const choices = await this.fetchOne(steps);
    await Promise.all(choices.filter(opensPawn).map(({ step }) => this.fetchOne([...steps, step])));
  }

  private async fetchOne(steps: Step[]): Promise<Choice[]> {
    const known = this.after(steps);
    if (known) return known;
    const { choices } = await this.server.steps(steps, this.advance);
    this.known.set(JSON.stringify(steps), choices);
    return choices;
  }
}
