/** The beginning of a text, at most `length` characters, without a blank at its end or the half of a character that the cut would leave:
 *  half an emoji can neither be stored nor searched for. */
export function firstCharacters(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
