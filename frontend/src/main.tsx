/** The page begins: the language first, then what the address asks for. */

import { render } from "preact";
import { App } from "./page/App.tsx";
import { speak, wishedLanguage } from "./words/language.ts";

await speak(wishedLanguage());
render(<App />, document.getElementById("page")!);

if ("serviceWorker" in navigator && window.isSecureContext) {
  void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
