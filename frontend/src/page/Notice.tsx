/** A sentence that must be read: a refusal, a lost connection, something done. */

export function Notice({ text, kind = "warn" }: { text: string; kind?: "warn" | "good" }) {
  return text ? (
    <p class={`notice notice-${kind}`} role={kind === "warn" ? "alert" : "status"}>
      {text}
    </p>
  ) : null;
}

/** The sentence of whatever went wrong. */
export function errorWords(error: unknown): string {
  return error instanceof Error
    ? error.message
    : typeof error === "object" && error !== null && "words" in error
      ? String(error.words)
      : String(error);
}
