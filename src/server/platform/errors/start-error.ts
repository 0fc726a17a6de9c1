import { errorField } from "./error-causes.ts";

/** A failed start whose reason the operator can act on: `main` prints the message as one line and exits with 1.
 *  Anything else that stops a start is a bug and is shown with its stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** Extracts the reason from any thrown value, on one line, for the end of a message. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message || codeOf(error) || causeOf(error) || error.name : String(error);
  return reason.replaceAll(/\s*\n\s*/g, " ");
}

function codeOf(error: Error): string {
  const code = errorField(error, "code");
  return typeof code === "string" ? code : "";
}

/** Unwraps the error of a connection that failed on every address of a host: its message is empty, its cause has
 *  one. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : "";
}
