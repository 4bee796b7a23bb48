/** How friends come to a table: a square to scan, a code to type, a link to send. */

import { useState } from "preact/hooks";
import { QrCode } from "../page/QrCode.tsx";
import { shareLink } from "../page/shareLink.ts";
import { say } from "../words/language.ts";

export function Invitation({ code, link }: { code: string; link: string }) {
  const [said, setSaid] = useState("");
  return (
    <section class="sheet invitation" aria-labelledby="invitation">
      <QrCode text={link} label={say("page-qr-code")} />
      <div class="invitation-words">
        <h2 id="invitation">{say("page-invite-friends")}</h2>
        <p>{say("page-invitation")}</p>
        <p class="code" role="note" aria-label={say("page-code")}>
          {code}
        </p>
        <p class="invitation-link">
          <a href={link}>{link.replace(/^https?:\/\//, "")}</a>
        </p>
        <button
          type="button"
          class="button button-soft"
          onClick={() => void shareLink(link, "Tockade").then((done) => setSaid(done ? say("page-link-copied") : link))}
        >
          {say("page-share-link")}
        </button>
        <p class="quiet" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}
