import { errorField } from "./error-field.ts";

/** The errors inside an error, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let depth = 0; error instanceof Error && depth < 8; depth++) {
    yield error;
    error = error.cause ?? errorField(error, "previous");
  }
}
