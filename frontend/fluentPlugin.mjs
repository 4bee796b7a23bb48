// The Fluent files that the page speaks, as modules `words:fr`, `words:fr/review`, …; and `words:languages`, which lists them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WORDS = join(dirname(dirname(fileURLToPath(import.meta.url))), "src/tockade/words");
/** The words that the page speaks; refusals come from the server in words, the others are the command line's. */
const SPOKEN = ["cards", "consequences", "games", "illegal-moves", "options", "page", "places", "seats", "steps"];

/** `fr`: the words of every page; `fr/review`: one more file, for those who ask for it. */
function wordsOf(path) {
  const [language, file] = path.split("/");
  const folder = join(WORDS, language);
  const wanted = file ? [file] : SPOKEN;
  const lines = wanted.flatMap((name) => readFileSync(join(folder, `${name}.ftl`), "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n");
}

/** Every folder of words is a language, French and English first; the same order as `languages.py`. */
export function spokenLanguages(folder = WORDS) {
  const found = readdirSync(folder).filter((name) => existsSync(join(folder, name, "seats.ftl")));
  const first = ["fr", "en"].filter((name) => found.includes(name));
  return [...first, ...found.filter((name) => !first.includes(name)).sort()];
}

/** What a language calls itself: "Français". */
function ownName(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

function languagesModule() {
  const rows = spokenLanguages().map((language) => {
    const load = `page: () => import("words:${language}"), review: () => import("words:${language}/review")`;
    return `{ code: "${language}", name: ${JSON.stringify(ownName(language))}, ${load} }`;
  });
  return `export default [${rows.join(",\n")}];`;
}

export const fluentWords = {
  name: "words",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice("words:".length), namespace: "words" }));
    onLoad({ filter: /.*/, namespace: "words" }, ({ path }) =>
      path === "languages"
        ? { contents: languagesModule(), loader: "js" }
        : { contents: wordsOf(path), loader: "text" },
    );
  },
};
