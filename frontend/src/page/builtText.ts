/** Texts that were built with the page: the rules, the strength of the levels. */

const texts = new Map<string, Promise<string>>();

/** A text as HTML; empty where there is none. */
export function fetchBuiltText(name: string): Promise<string> {
  const address = `/static/${name}.html`;
  const known = texts.get(address) ?? fetch(address).then((answer) => (answer.ok ? answer.text() : ""));
  texts.set(address, known);
  return known;
}
