import { errorField } from "./error-causes.ts";

/** A start that cannot go on for a reason the operator can act on: `main` prints the message as one line and exits 1.
 *  Anything else that stops a start is a bug and is shown with its stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** The reason in any thrown value, on one line, for the end of a message. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message || codeOf(error) || causeOf(error) || error.name : String(error);
  return reason.replaceAll(/\s*\n\s*/g, " ");
}

function codeOf(error: Error): string {
  const code = errorField(error, "code");
  return typeof code === "string" ? code : "";
}

/** The error of a connection that failed on every address of a host has an empty message: its cause has one. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : "";
}
