import { nextNumber } from "#server/testing/next-number.ts";

/** The least that an article needs, unique; `fields` says what matters to the test. */
export function anArticle(fields: Record<string, unknown> = {}) {
  const n = nextNumber();
  return { title: `Article ${n}`, slug: `article-${n}`, content: "<p>Un texte utile.</p>", ...fields };
}
