/** The Fluent messages of a language, found by id, with a game's own words before everybody's; as `words/fluent_messages.py`. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

export class Bundle {
  readonly language: string;
  private readonly fluent: FluentBundle;

  constructor(language: string, text: string) {
    this.language = language;
    this.fluent = new FluentBundle(language, { useIsolating: false });
    this.fluent.addResource(new FluentResource(text));
  }

  /** More messages, which a part of the page brings along. */
  add(text: string): void {
    this.fluent.addResource(new FluentResource(text));
  }

  has(message: string, part = ""): boolean {
    const found = this.fluent.getMessage(message);
    return found !== undefined && (part === "" || part in found.attributes);
  }

  /** The id of the game's own wording if there is one, else of everybody's. */
  chosen(message: string, game = ""): string {
    const own = `${message}--${game}`;
    return this.has(own) ? own : message;
  }

  /** A message or one of its attributes; a missing one shows its id, so that it is seen and mended. */
  format(message: string, given: Arguments = {}, game = "", part = ""): string {
    const found = this.fluent.getMessage(this.chosen(message, game));
    const pattern = part ? found?.attributes[part] : found?.value;
    if (!pattern) return part ? `${message}.${part}` : message;
    return this.fluent.formatPattern(pattern, given, []);
  }
}
