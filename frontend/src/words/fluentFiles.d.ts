/** The languages that have a folder of Fluent files, and how to load the words of each; `fluentPlugin.mjs` makes it. */

declare module "words:languages" {
  const languages: {
    code: string;
    name: string;
    page: () => Promise<{ default: string }>;
    review: () => Promise<{ default: string }>;
  }[];
  export default languages;
}
declare module "words:*" {
  const text: string;
  export default text;
}
