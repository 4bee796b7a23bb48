/** Every folder of words is a language of the page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import LANGUAGES from "words:languages";

test("the page offers every folder, under the language's own name, with words to load", async () => {
  assert.deepEqual(
    LANGUAGES.slice(0, 2).map(({ code, name }) => [code, name]),
    [
      ["fr", "Français"],
      ["en", "English"],
    ],
  );
  for (const language of LANGUAGES) {
    assert.match((await language.page()).default, /^page-home = /m);
    assert.match((await language.review()).default, /^review-title = /m);
  }
});
