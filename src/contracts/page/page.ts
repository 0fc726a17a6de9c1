import { z } from "zod";
import { field, storedFields } from "../field/field.ts";
import { fieldRules } from "../merge/field-rules.ts";
import { entitySchema, idSchema } from "../shared/entity.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import { publicationFields, publicationSchema } from "../shared/publication.ts";
import { clearable, MAX_LENGTH, optionalLine, requiredLine, slugSchema } from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/language-names.ts";
import type { TranslatedFields } from "../translation/translated-field.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { FIXED_PAGES, type FixedPage } from "./fixed-pages.ts";
import { TAKEN_PATHS } from "./page-slug.ts";
import { sectionSchema } from "./section.ts";
import { sectionsRule } from "./section-merge.ts";

/** Most sections of one page. */
export const SECTIONS_MAX = 30;

const sectionsSchema = z
  .array(sectionSchema)
  .max(SECTIONS_MAX)
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, "Deux sections ont le même identifiant.")
  .refine(
    (sections) => sections.every(({ kind }, index) => kind !== "opening" || index === 0),
    "L’ouverture porte le titre de la page\u202f: elle vient en premier, et une seule fois.",
  );

/** Input of a page in the back office. `slug` is its whole path; the server refuses one that the site answers
 *  already, and a text with an unknown placeholder. `sections` are what visitors read, in order; their
 *  HTML is sanitised before it is stored. An absent key keeps what is stored. */
export const pageInputSchema = z.object({
  title: field(requiredLine(MAX_LENGTH.title), { label: "Titre", translated: true }),
  slug: field(slugSchema, { label: "Slug" }),
  sections: field(clearable(sectionsSchema, []), { label: "Sections" }),
  is_active: field(clearable(z.boolean(), false), { label: "Publiée" }),
  ...publicationFields,
  meta_title: field(optionalLine(MAX_LENGTH.meta_title), { label: "Titre SEO", translated: "optional" }),
  meta_description: field(optionalLine(MAX_LENGTH.meta_description), {
    label: "Description SEO",
    translated: "optional",
    merged: "words",
  }),
});

export type PageInput = z.infer<typeof pageInputSchema>;

const own = translatedFields("page", pageInputSchema);

/** The translated fields of a page. `texts` are those of its sections, each once (`listSectionTexts`). */
export const PAGE_TRANSLATION: TranslatedFields = {
  ...own,
  fields: own.fields.toSpliced(1, 0, { name: "texts", label: "Textes des sections", kind: "texts", max: 20_000 }),
  takenSlugs: TAKEN_PATHS,
};

/** Rules for merging two changes of a page: section by section. */
export const PAGE_MERGE = fieldRules(pageInputSchema, { sections: sectionsRule });

/** All that a page's form holds, to be previewed; `id` where the page is stored already. */
export const pageFormSchema = pageInputSchema.required().extend({ id: idSchema.optional() });

export type PageForm = z.infer<typeof pageFormSchema>;

/** A stored page. */
export const pageSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  ...storedFields(pageInputSchema),
  ...publicationSchema.shape,
  sections: z.array(sectionSchema),
  /** Key of a page that every site has; null for one that the team made. */
  fixed: z.enum(Object.keys(FIXED_PAGES) as FixedPage[]).nullable(), // it has no other keys
});

export type Page = z.infer<typeof pageSchema>;

/** Filter of the back office's list of pages. */
export const pageListQuerySchema = pagingSchema.extend({ q: searchSchema.optional(), is_active: z.boolean().optional() });

export type PageListQuery = z.infer<typeof pageListQuerySchema>;

/** A page as the back office lists it: the number of its sections instead of them. */
const pageRowSchema = pageSchema.omit({ sections: true, meta_title: true, meta_description: true }).extend({ section_count: z.int() });

export type PageRow = z.infer<typeof pageRowSchema>;

/** One page of that list, by title, with how many pages there are in all, and how many of them visitors see. */
export const pageListSchema = pageOf(pageRowSchema).extend({ counts: z.object({ all: z.int(), active: z.int() }) });

export type PageList = z.infer<typeof pageListSchema>;
