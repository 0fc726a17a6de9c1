import type { z } from "zod";
import {
  letterFormSchema,
  letterInputSchema,
  letterPreviewSchema,
  letterSchema,
  letterStartSchema,
  letterSubjectsQuerySchema,
  letterSubjectsSchema,
  type LetterSection,
  letterSectionSchema,
  LETTER_SECTION_LABELS,
} from "#contracts/letter/letter.ts";
import { fieldRules } from "#contracts/merge/field-rules.ts";
import { parts, rows } from "#contracts/merge/merge-rows.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { adminProcedure, signedInProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { letterStore } from "./letter-store.ts";
import { letterResource } from "./letter.resource.ts";
import { sendingProcedures } from "./sending/sending-procedures.ts";
import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "#contracts/shared/language.ts";
import { EXCERPT_LENGTH, excerptOf } from "#contracts/text/plain-text.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { LetterSending } from "./sending/letter-sending.entity.ts";
import { UNSUBSCRIBE_MARK } from "./mail/letter-mail.ts";
import { readLetterContent } from "./mail/letter-content.ts";
import { writeLetterMail } from "./mail/write-letter-mail.ts";

/** Rules for merging two changes of a letter: a section by its id, and each of its fields by itself. */
const LETTER_MERGE = fieldRules(letterInputSchema, {
  sections: rows<LetterSection>({
    keyOf: ({ id }) => id,
    nameOf: ({ kind }) => LETTER_SECTION_LABELS[kind],
    row: parts<LetterSection>(fieldRules(letterSectionSchema)),
  }),
});

/** The letters to the subscribers of the newsletter. */
export const letterRouter = router({
  ...crudProcedures({
    item: letterSchema,
    input: letterInputSchema,
    merging: { resource: letterResource, rules: LETTER_MERGE, canonicalHtml: sanitizeRichText },
    store: letterStore,
  }),
  ...sendingProcedures,
  /** The titles of the articles and products of a letter. */
  subjects: adminProcedure
    .input(letterSubjectsQuerySchema)
    .output(letterSubjectsSchema)
    .query(async ({ ctx: { em }, input: { articles, products } }) => ({
      articles: await em.find(Article, { id: { $in: articles } }, { fields: ["title"] }),
      products: await em.find(Product, { id: { $in: products } }, { fields: ["title"] }),
    })),
  /** The beginning of a letter about an article. */
  startFromArticle: adminProcedure
    .input(byIdSchema)
    .output(letterStartSchema)
    .query(({ ctx: { em }, input: { id } }) => startFromArticle(em, id)),
  /** The mail of a letter's form, as its readers will see it. */
  preview: signedInProcedure
    .meta({ right: { role: "reader" } })
    .input(letterFormSchema)
    .output(letterPreviewSchema)
    .mutation(({ ctx: { em, now, publicUrl }, input }) => previewLetter(em, input, { now: now(), origin: publicUrl })),
});

/** No stored letter has this id: a new one has no translation. */
const NEW = 0;

type Form = z.infer<typeof letterFormSchema>;
type Preview = z.infer<typeof letterPreviewSchema>;

/** Writes the mail of a letter's form in a language. Its pictures and links are paths of the site, and its link to
 *  unsubscribe leads nowhere. Of a letter whose sending is confirmed, the mail is shown as it was then. */
async function previewLetter(
  em: EntityManager,
  { id = NEW, language, ...form }: Form,
  { now, origin }: { now: Date; origin: string },
): Promise<Preview> {
  const sending = id === NEW ? null : await em.findOne(LetterSending, { letter: id });
  if (sending) return showConfirmed(sending, language, { origin, preheader: form.preheader });
  const content = await readLetterContent(em, { id, ...form }, { language, at: now });
  const { subject, html, text } = writeLetterMail(content, { company: await readSettings(em), origin: "" });
  const { language: shown, preheader, faults } = content;
  return { language: shown, subject, preheader, html: withoutMark(html), text: withoutMark(text), faults };
}

const withoutMark = (written: string) => written.replaceAll(UNSUBSCRIBE_MARK, "#");

/** Shows the mail that was confirmed, its URLs as paths of the site. */
function showConfirmed(
  { mails }: LetterSending,
  language: Language,
  { origin, preheader }: { origin: string; preheader: string },
): Preview {
  const { subject = "", html = "", text = "" } = mails[language] ?? mails.fr ?? {};
  const onSite = withoutMark(html).replaceAll(`"${origin}/`, `"/`);
  return { language: mails[language] ? language : "fr", subject, preheader, html: onSite, text: withoutMark(text), faults: [] };
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
async function startFromArticle(em: EntityManager, id: number): Promise<z.infer<typeof letterStartSchema>> {
  const { title, excerpt, content } = await em.findOneOrFail(Article, { id });
  const preheader = excerpt ? firstCharacters(excerpt.replaceAll("\n", " "), EXCERPT_LENGTH) : excerptOf(content);
  return { title, preheader, sections: [{ ...EMPTY, id: randomUUID(), kind: "article", article: id }] };
}
