/** Characters that leave no trace on a screen: zero-width spaces and joiners, soft hyphens, Hangul fillers, variation selectors, directions, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Whether a text has a character that is seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A text as references, slugs and names are compared: without the characters that no one sees. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}
