import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { LetterSection, letterFormSchema, letterPreviewSchema, letterStartSchema } from "#contracts/letter/letter.ts";
import { EXCERPT_LENGTH, excerptOf } from "#contracts/text/plain-text.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { Letter } from "./letter.entity.ts";
import { UNSUBSCRIBE_MARK } from "./mail/letter-mail.ts";
import { readLetterContent } from "./mail/letter-content.ts";
import { writeLetterMail } from "./mail/write-letter-mail.ts";

/** No stored letter has this id: a new one has no translation. */
const NEW = 0;

/** Writes the mail of a letter's form in a language. Its pictures and links are paths of the site, and its link to
 *  unsubscribe leads nowhere. */
export async function previewLetter(
  em: EntityManager,
  { id = NEW, language, ...form }: z.infer<typeof letterFormSchema>,
  now: Date,
): Promise<z.infer<typeof letterPreviewSchema>> {
  const stored = id === NEW ? null : await em.findOne(Letter, { id }, { fields: ["send_at"] });
  const at = new Date(Math.max(now.getTime(), stored?.send_at?.getTime() ?? 0));
  const content = await readLetterContent(em, { id, ...form }, { language, at });
  const { subject, html, text } = writeLetterMail(content, { company: await readSettings(em), origin: "" });
  const withoutMark = (written: string) => written.replaceAll(UNSUBSCRIBE_MARK, "#");
  const { language: shown, preheader, faults } = content;
  return { language: shown, subject, preheader, html: withoutMark(html), text: withoutMark(text), faults };
}

const EMPTY: Omit<LetterSection, "id" | "kind"> = {
  text: "",
  label: "",
  alt_text: "",
  image_url: "",
  link: "",
  article: null,
  products: [],
};

/** Gives what a letter about an article begins with: its title, its excerpt, and itself with its picture. Fails with
 *  `not_found`. */
export async function startFromArticle(em: EntityManager, id: number): Promise<z.infer<typeof letterStartSchema>> {
  const { title, excerpt, content } = await em.findOneOrFail(Article, { id });
  const preheader = excerpt ? firstCharacters(excerpt.replaceAll("\n", " "), EXCERPT_LENGTH) : excerptOf(content);
  return { title, preheader, sections: [{ ...EMPTY, id: randomUUID(), kind: "article", article: id }] };
}
