/** Where there is nothing to show: a pawn that fell over, what is the matter, and the way home. */

import { StandingPawn } from "../board/StandingPawn.tsx";
import { say } from "../words/language.ts";

interface TroubleProps {
  title?: string;
  text?: string;
  again?: () => void;
}

export function Trouble({ title = say("page-trouble"), text, again }: TroubleProps) {
  return (
    <section class="trouble">
      <div class="trouble-picture" aria-hidden="true">
        <i />
        <i />
        <i />
        <StandingPawn seat={0} game="" height={120} />
      </div>
      <h1>{title}</h1>
      {text && <p role="alert">{text}</p>}
      <p class="trouble-ways">
        {again && (
          <button type="button" class="button" onClick={again}>
            {say("page-try-again")}
          </button>
        )}
        <a class={again ? "button button-soft" : "button"} href="/">
          {say("page-home")}
        </a>
      </p>
    </section>
  );
}
