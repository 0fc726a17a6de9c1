import { NOUNS } from "#admin-app/nouns.tsx";

/** What the screens call a noun that the server names. */
export function nounLabel(noun: string): string {
  return NOUNS.find(({ name }) => name === noun)?.label ?? noun;
}
