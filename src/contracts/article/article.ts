import { z } from "zod";
import { field, markKind, storedFields } from "../field/field.ts";
import { entitySchema, idSchema, expectedVersionSchema } from "../shared/entity.ts";
import { focusSchema } from "../shared/picture.ts";
import { clearable, MAX_LENGTH, optionalLine, optionalText, requiredLine, requiredText, slugSchema } from "../shared/text.ts";
import { publicationFields, publicationSchema } from "../shared/publication.ts";
import { shownLanguageSchema } from "../translation/language-names.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { optionalFileUrlSchema } from "../shared/url.ts";
import { ARTICLE_CATEGORIES } from "./article-categories.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";

/** States of an article; visitors see published ones only. */
export const ARTICLE_STATUSES = ["draft", "published"] as const;

/** Longest content of an article, in characters of HTML. */
export const ARTICLE_CONTENT_MAX_LENGTH = 200_000;

/** Input of an article in the back office. `content` is HTML and is sanitised before it is stored. An absent key keeps
 *  what is stored. `published_at` is the start of visibility: in the future, the article is scheduled and appears by
 *  itself; null, or never given, it is the moment of publication. Source: ART-2, ART-5. */
export const articleInputSchema = z.object({
  title: field(requiredLine(MAX_LENGTH.title), { label: "Titre", translated: true }),
  slug: field(slugSchema, { label: "Slug" }),
  content: field(markKind(requiredText(ARTICLE_CONTENT_MAX_LENGTH), "html"), { label: "Contenu", translated: true }),
  excerpt: field(optionalText(1000), { label: "Extrait", translated: true }),
  image_url: field(optionalFileUrlSchema, { label: "Image" }),
  image_focus: field(clearable(focusSchema.nullable(), null), { label: "Cadrage de l’image", about: "image_url" }),
  author: field(optionalLine(100), { label: "Auteur" }),
  category: field(clearable(z.enum(ARTICLE_CATEGORIES), "guide"), { label: "Catégorie" }),
  status: field(clearable(z.enum(ARTICLE_STATUSES), "draft"), { label: "Statut" }),
  published_at: field(publicationFields.published_at, { label: "Date de publication", merged: "moment" }).describe(
    "Un article publié est visible à partir de cette date\u202f; null\u202f: dès maintenant\u202f; absente\u202f: celle qui est enregistrée.",
  ),
  published_until: publicationFields.published_until,
  meta_title: field(optionalLine(MAX_LENGTH.meta_title), { label: "Titre SEO", translated: "optional" }),
  meta_description: field(optionalLine(MAX_LENGTH.meta_description), {
    label: "Description SEO",
    translated: "optional",
    merged: "words",
  }),
});

export type ArticleInput = z.infer<typeof articleInputSchema>;

/** The translated fields of an article. */
export const ARTICLE_TRANSLATION = translatedFields("article", articleInputSchema);

/** All that an article's form holds, to be previewed; `id` where the article is stored already. */
export const articleFormSchema = articleInputSchema.required().extend({ id: idSchema.optional() });

export type ArticleForm = z.infer<typeof articleFormSchema>;

/** An article of the blog. `image_focus` is null where its picture is cut around its centre. `published_at` is when it
 *  became, or will become, visible; null while it is neither published nor dated. */
export const articleSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  ...storedFields(articleInputSchema),
  ...publicationSchema.shape,
});

export type Article = z.infer<typeof articleSchema>;

/** Length of the start of an article that its card lets one read, in characters. Source: ART-4. */
export const ARTICLE_PREVIEW_LENGTH = 300;

/** Filter of the back office's list of articles. Source: ART-4. */
export const articleListQuerySchema = pagingSchema.extend({ q: searchSchema.optional(), status: z.enum(ARTICLE_STATUSES).optional() });

export type ArticleListQuery = z.infer<typeof articleListQuerySchema>;

/** An article as the back office lists it: the start of its text instead of the whole. */
const articleRowSchema = articleSchema.omit({ content: true, meta_title: true, meta_description: true }).extend({ preview: z.string() });

export type ArticleRow = z.infer<typeof articleRowSchema>;

/** One page of that list, latest first, with how many articles of each status there are in all. */
export const articlePageSchema = pageOf(articleRowSchema).extend({ counts: z.record(z.enum(ARTICLE_STATUSES), z.int()) });

export type ArticlePage = z.infer<typeof articlePageSchema>;

/** Publishes one article, or takes it back to a draft. */
export const articleStatusChangeSchema = z.object({ id: idSchema, status: z.enum(ARTICLE_STATUSES), ...expectedVersionSchema.shape });
