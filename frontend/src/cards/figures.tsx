/** The figures of the court cards and of the joker, drawn in a square of 100. */

function Head({ hair = "" }: { hair?: string }) {
  return (
    <>
      {hair && <path d={hair} class="figure-hair" />}
      <ellipse cx="50" cy="52" rx="17" ry="20" class="figure-skin" />
      <path d="M43 50h4M53 50h4" class="figure-line" />
      <path d="M50 51v6l-2 1" class="figure-line" />
    </>
  );
}

function Shoulders({ kind }: { kind: "robe" | "gown" | "doublet" | "motley" }) {
  const middle = {
    robe: <path d="M44 74L50 98L56 74L50 79Z" class="figure-white" />,
    gown: <path d="M40 76Q50 88 60 76L56 98H44Z" class="figure-white" />,
    doublet: <path d="M50 76V98M45 82h10M45 90h10" class="figure-line" />,
    motley: <path d="M50 74L50 98H84Q82 80 62 74Z" class="figure-second" />,
  }[kind];
  return (
    <>
      <path d="M16 98Q18 80 38 74Q50 80 62 74Q82 80 84 98Z" class="figure-main" />
      {middle}
    </>
  );
}

function King() {
  return (
    <>
      <Shoulders kind="robe" />
      <Head />
      <path d="M33 54Q34 82 50 84Q66 82 67 54Q62 66 50 65Q38 66 33 54Z" class="figure-hair" />
      <path d="M46 69Q50 72 54 69" class="figure-line" />
      <path d="M30 36L26 12L39 23L50 6L61 23L74 12L70 36Q50 30 30 36Z" class="figure-gold" />
      <circle cx="26" cy="11" r="3.4" class="figure-main" />
      <circle cx="50" cy="6" r="3.8" class="figure-main" />
      <circle cx="74" cy="11" r="3.4" class="figure-main" />
    </>
  );
}

function Queen() {
  return (
    <>
      <path d="M31 40Q22 60 28 82Q36 88 40 74L60 74Q64 88 72 82Q78 60 69 40Z" class="figure-hair" />
      <Shoulders kind="gown" />
      <Head />
      <path d="M45 64Q50 68 55 64Q50 62 45 64Z" class="figure-lips" />
      <path d="M31 38Q30 24 36 18Q40 27 43 15Q47 24 50 10Q53 24 57 15Q60 27 64 18Q70 24 69 38Q50 31 31 38Z" class="figure-gold" />
      {[36, 43, 50, 57, 64].map((x, index) => (
        <circle key={x} cx={x} cy={[17, 14, 9, 14, 17][index]} r="2.6" class="figure-white" />
      ))}
    </>
  );
}

function Jack() {
  return (
    <>
      <Shoulders kind="doublet" />
      <Head hair="M32 42Q28 62 35 70L40 46ZM68 42Q72 62 65 70L60 46Z" />
      <path d="M45 64Q50 66 55 64" class="figure-line" />
      <path d="M28 38Q30 20 52 20Q74 22 72 38Q50 30 28 38Z" class="figure-second" />
      <path d="M64 24Q72 2 90 6Q82 10 82 14Q76 14 76 20Q70 20 68 28Z" class="figure-gold" />
    </>
  );
}

function Joker() {
  return (
    <>
      <Shoulders kind="motley" />
      <Head />
      <path d="M41 62Q50 72 59 62" class="figure-line" />
      <path d="M32 42Q14 40 12 58Q8 26 34 24Q40 22 50 36Q60 22 66 24Q92 26 88 58Q86 40 68 42Q50 34 32 42Z" class="figure-second" />
      <path d="M50 36Q46 16 50 6Q58 18 66 24Q60 22 50 36Z" class="figure-main" />
      <path d="M32 42Q14 40 12 58Q8 26 34 24Q42 26 50 36Q40 36 32 42Z" class="figure-main" />
      <circle cx="12" cy="60" r="4" class="figure-gold" />
      <circle cx="88" cy="60" r="4" class="figure-gold" />
      <circle cx="50" cy="5" r="4" class="figure-gold" />
    </>
  );
}

const FIGURES: Record<string, () => preact.JSX.Element> = { J: Jack, Q: Queen, K: King, X: Joker };

export function figureOf(card: string): (() => preact.JSX.Element) | undefined {
  return FIGURES[card];
}
