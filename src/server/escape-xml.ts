/** Text as XML and HTML hold it, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}
