import { findNoun } from "#admin-app/kit/resource.ts";

/** What the screens call a noun that the server names. */
export function nounLabel(noun: string): string {
  return findNoun(noun)?.label ?? noun;
}
