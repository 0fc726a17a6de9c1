/** A start that cannot go on for a reason the operator can act on: `main` prints the message as one line and exits 1.
 *  Anything else that stops a start is a bug and is shown with its stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** The short reason in whatever was thrown, for the end of a one-line message. */
export function reasonOf(error: unknown): string {
  const told =
    error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || causeOf(error) || error.name : String(error);
  return told.replaceAll(/\s*\n\s*/g, " ");
}

/** What stopped a connection to several addresses of one host has no words of its own. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : "";
}
