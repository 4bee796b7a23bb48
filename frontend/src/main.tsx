/** Where the page starts: it loads the language, then shows what the address asks for. */

import { render } from "preact";
import { loadCatalogue } from "./lobby/catalogue.ts";
import { App } from "./page/App.tsx";
import { setLanguage, wishedLanguage } from "./words/language.ts";

// The lobby's games come together with the words; if they do not, the lobby asks again and says why.
if (location.pathname === "/") loadCatalogue().catch(() => undefined);
await setLanguage(wishedLanguage());
render(<App />, document.getElementById("page")!);

if ("serviceWorker" in navigator && window.isSecureContext) {
  void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
