// Builds the page into the Python package: bundles, words, style, icons and the service worker, names hashed.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { marked } from "marked";
import { fluentWords, spokenLanguages } from "./fluentPlugin.mjs";
import { typeface, typefaces } from "./typefaces.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(HERE);
const RULES = join(ROOT, "docs/rules");
const DOCS = join(ROOT, "docs");
const OUT = process.env.TOCKADE_PAGE ?? join(ROOT, "src/tockade/web/static");

async function bundle() {
  return build({
    entryPoints: { page: join(HERE, "src/main.tsx"), style: join(HERE, "src/styles/style.css") },
    outdir: join(OUT, "assets"),
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022", "chrome100", "firefox100", "safari15.4"],
    minify: true,
    charset: "utf8",
    metafile: true,
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    plugins: [fluentWords, typefaces],
  });
}

const addressOf = (path) => `/static/${relative(OUT, join(process.cwd(), path)).replaceAll("\\", "/")}`;

function outputOf(metafile, entry) {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint?.endsWith(entry));
  return addressOf(found[0]);
}

/** What the page's script imports in any case, asked for together with it. */
function preloads(metafile) {
  const entry = Object.values(metafile.outputs).find((output) => output.entryPoint?.endsWith("src/main.tsx"));
  const wanted = entry.imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => addressOf(path));
  const faces = Object.keys(metafile.outputs).filter((path) => path.endsWith(".woff2"));
  return [
    ...wanted.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...faces.map((path) => `<link rel="preload" href="${addressOf(path)}" as="font" type="font/woff2" crossorigin>`),
  ].join("\n");
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Fills in what the static files must know: the hashed names, and one version for the service worker's cache. */
function fillIn(metafile) {
  const assets = filesUnder(join(OUT, "assets")).map((path) => `/static/${relative(OUT, path).replaceAll("\\", "/")}`);
  const version = createHash("sha256").update(assets.sort().join()).digest("hex").slice(0, 12);
  const known = {
    PAGE: outputOf(metafile, "src/main.tsx"),
    STYLE: outputOf(metafile, "style.css"),
    PRELOADS: preloads(metafile),
    ASSETS: JSON.stringify(assets),
    VERSION: version,
  };
  for (const name of ["index.html", "service-worker.js"]) {
    const text = readFileSync(join(HERE, "public", name), "utf8");
    writeFileSync(
      join(OUT, name),
      text.replace(/%(\w+)%/g, (whole, key) => known[key] ?? whole),
    );
  }
}

/** A document as HTML; what may be too wide is scrolled by keyboard too. */
function article(text) {
  return marked.parse(text).replaceAll("<pre>", '<pre tabindex="0">').replaceAll("<table>", '<table tabindex="0">');
}

/** The rules pages as HTML; the first bold mention of a rule's id is where its links lead. */
function rulesPage(text) {
  const seen = new Set();
  return article(text).replace(/<strong>([^<]*?\b([A-Z]{2}-\d+)\b[^<]*)<\/strong>/g, (whole, said, id) => {
    if (seen.has(id)) return whole;
    seen.add(id);
    return `<strong id="${id}">${said}</strong>`;
  });
}

function writeRules() {
  const pages = existsSync(RULES) ? readdirSync(RULES).filter((name) => /^[a-z-]+\.(fr|en)\.md$/.test(name)) : [];
  mkdirSync(join(OUT, "rules"), { recursive: true });
  for (const name of pages) {
    const page = rulesPage(readFileSync(join(RULES, name), "utf8"));
    writeFileSync(join(OUT, "rules", name.replace(/\.md$/, ".html")), page);
  }
}

/** How strong the levels are: the English page is the one of the documents. */
function writeStrength() {
  for (const language of spokenLanguages()) {
    const file = join(DOCS, language === "en" ? "strength.md" : `strength.${language}.md`);
    if (existsSync(file)) writeFileSync(join(OUT, `strength.${language}.html`), article(readFileSync(file, "utf8")));
  }
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, "assets"), { recursive: true });
cpSync(join(HERE, "public"), OUT, { recursive: true });
const { metafile } = await bundle();
fillIn(metafile);
writeRules();
writeStrength();
writeFileSync(join(OUT, "digits.woff2"), await typeface("digits"));
const total = filesUnder(OUT).reduce((sum, path) => sum + statSync(path).size, 0);
console.log(`note: ${(total / 1024).toFixed(0)} kB`);
