// The page's two faces, cut down at build time to the letters of western Europe: `face:title` and `face:text` in the style sheet.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";

const PRINTED = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at));
const ACCENTED = String.fromCodePoint(...Array.from({ length: 64 }, (_, at) => 192 + at)).replace(/[×÷ÐÞðþ]/g, "");
const TITLE = `${PRINTED.replace(/[#$%@^_`{|}~\\<>=*+]/g, "")}${ACCENTED}\u00a0\u202f«»°Œœ’“”…–—·`;
const TEXT = `${PRINTED}${ACCENTED}\u00a0\u202f«»°×·§½ŒœŸ‘’“”…–—−•€`;
const FACES = {
  title: {
    file: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    axes: { SOFT: 60, WONK: 0, opsz: 48, wght: 600 },
    letters: TITLE,
  },
  text: {
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 800 } },
    letters: TEXT,
  },
  digits: {
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 800 } },
    letters: "0123456789",
  },
};
const find = createRequire(import.meta.url).resolve;

/** The bytes of a face with its letters and no others. */
export async function typeface(name) {
  const { file, axes, letters } = FACES[name];
  return subset(readFileSync(find(file)), letters, { targetFormat: "woff2", variationAxes: axes });
}

export const typefaces = {
  name: "typefaces",
  setup(build) {
    build.onResolve({ filter: /^face:/ }, ({ path }) => ({ path: `${path.slice(5)}.woff2`, namespace: "face" }));
    build.onLoad({ filter: /.*/, namespace: "face" }, async ({ path }) => ({
      contents: await typeface(path.replace(".woff2", "")),
      loader: "file",
    }));
  },
};
