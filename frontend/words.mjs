// The Fluent files that the page speaks, as modules `words:fr` and `words:en`.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WORDS = join(dirname(dirname(fileURLToPath(import.meta.url))), "src/tockade/words");
/** The words that the page speaks; refusals come from the server in words, the others are the command line's. */
const SPOKEN = ["cards", "options", "page", "rules", "seats", "steps", "told", "why"];

function wordsOf(language) {
  const folder = join(WORDS, language);
  const lines = SPOKEN.flatMap((name) => readFileSync(join(folder, `${name}.ftl`), "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n");
}

export const fluentWords = {
  name: "words",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice("words:".length), namespace: "words" }));
    onLoad({ filter: /.*/, namespace: "words" }, ({ path }) => ({ contents: wordsOf(path), loader: "text" }));
  },
};
