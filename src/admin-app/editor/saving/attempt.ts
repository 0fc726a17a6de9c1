import { isSame } from "#admin-app/editor/edited-noun.ts";
import { newToken } from "#admin-app/editor/token.ts";

/** One try to save: what is sent, and the key by which the server recognises it when it is sent again. */
export type Attempt<Input> = { key: string; input: Input; version: number | undefined };

/** The attempt that saves `input` over `version`: the earlier one again when that is what it sent, so that it is never done twice. */
export function attemptOf<Input>(earlier: Attempt<Input> | undefined, input: Input, version: number | undefined): Attempt<Input> {
  const isAgain = earlier && earlier.version === version && isSame(earlier.input, input);
  return isAgain ? earlier : { key: newToken(), input, version };
}
