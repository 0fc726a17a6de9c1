import { z } from "zod";
import { ARTICLE_CATEGORIES } from "../article/article-categories.ts";
import { field, markKind } from "../field/field.ts";
import { idSchema } from "../shared/entity.ts";
import { ALT_TEXT_MAX_LENGTH, line, requiredLine, requiredText, text } from "../shared/text.ts";
import { fileUrlSchema, requiredUrlSchema, urlSchema } from "../shared/url.ts";

/** Longest texts of a section, in characters; `html` of HTML. */
const MAX = { title: 120, lead: 400, html: 20_000, label: 60, name: 100, text: 600, answer: 1500, id: 36 };

/** The stars that a customer may give, of five; none are shown for 0. */
export const STARS = ["0", "1", "2", "3", "4", "5"] as const;

/** Most rows of each list of a section. */
export const SECTION_ROWS_MAX = 12;

/** Products or articles that a section shows where none are chosen. */
export const SECTION_SHOWN = { products: 6, articles: 3 } as const;

const title = field(line(MAX.title), { label: "Titre", translated: true });
const lead = field(text(MAX.lead), { label: "Chapeau", translated: true });
const html = field(markKind(text(MAX.html), "html"), { label: "Texte", translated: true });
const image_url = field(fileUrlSchema, { label: "Image" });
const image_alt = field(line(ALT_TEXT_MAX_LENGTH), { label: "Texte alternatif", translated: true });
const link_text = field(line(MAX.label), { label: "Texte du bouton", translated: true });
const link_url = field(urlSchema, { label: "Lien du bouton" });

const rowText = (label: string, max = MAX.text) => field(text(max), { label, translated: true });
const rowLine = (label: string, max = MAX.name) => field(requiredLine(max), { label, translated: true });

function section<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.object({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .max(MAX.id),
    kind: z.literal(kind),
    ...shape,
  });
}

function rows<Shape extends z.ZodRawShape>(label: string, shape: Shape) {
  return field(z.array(z.object(shape)).max(SECTION_ROWS_MAX), { label, translated: true });
}

const chosenIds = z
  .array(idSchema)
  .max(SECTION_ROWS_MAX)
  .refine((ids) => new Set(ids).size === ids.length, "Le même élément y est deux fois.");

/** Whether a link and its text are both there, or neither. */
const isWhole = (words: string, url: string) => (words === "") === (url === "");

const HALF_LINK = "Un bouton a un texte et un lien\u202f: remplissez les deux, ou aucun.";

/** Whether a picture, where there is one, is described. */
const isDescribed = (image: { image_url?: string | undefined; image_alt?: string | undefined }) => !image.image_url || !!image.image_alt;

const UNDESCRIBED = { path: ["image_alt"], error: "Décrivez l’image pour ceux qui ne la voient pas." };

const opening = section("opening", {
  overline: field(line(MAX.label), { label: "Surtitre", translated: true }),
  lead,
  image_url,
  link_text,
  link_url,
}).refine((value) => isWhole(value.link_text, value.link_url), { path: ["link_url"], error: HALF_LINK });

const picture = section("picture", {
  title,
  html,
  image_url,
  image_alt,
  side: field(z.enum(["start", "end"]), { label: "Place de l’image" }),
}).refine(isDescribed, UNDESCRIBED);

const action = section("action", {
  title: field(requiredLine(MAX.title), { label: "Titre", translated: true }),
  text: field(text(MAX.lead), { label: "Texte", translated: true }),
  link_text: field(requiredLine(MAX.label), { label: "Texte du bouton", translated: true }),
  link_url: field(requiredUrlSchema, { label: "Lien du bouton" }),
  other_text: field(line(MAX.label), { label: "Texte du second bouton", translated: true }),
  other_url: field(urlSchema, { label: "Lien du second bouton" }),
  image_url: field(fileUrlSchema.optional(), { label: "Image" }),
  image_alt: field(line(ALT_TEXT_MAX_LENGTH).optional(), { label: "Texte alternatif", translated: true }),
})
  .refine((value) => isWhole(value.other_text, value.other_url), { path: ["other_url"], error: HALF_LINK })
  .refine(isDescribed, UNDESCRIBED);

/** The schema of each kind of section. Every text but HTML is plain; an empty one shows nothing. */
const SECTIONS = {
  opening,
  text: section("text", { title, html }),
  picture,
  stories: section("stories", {
    title,
    lead,
    items: field(
      z
        .array(
          z
            .object({ image_url, image_alt, title: rowLine("Titre"), text: rowText("Texte"), link_text, link_url })
            .refine(isDescribed, UNDESCRIBED)
            .refine((value) => isWhole(value.link_text, value.link_url), { path: ["link_url"], error: HALF_LINK }),
        )
        .max(SECTION_ROWS_MAX),
      { label: "Récits", translated: true },
    ),
  }),
  benefits: section("benefits", {
    title,
    lead,
    items: rows("Bénéfices", {
      icon: field(line(MAX.label), { label: "Icône" }),
      title: rowLine("Titre"),
      text: rowText("Texte"),
    }),
  }),
  figures: section("figures", {
    title,
    items: rows("Chiffres", {
      figure: rowLine("Chiffre", 20),
      label: rowLine("Légende"),
      text: field(text(MAX.text).optional(), { label: "Texte", translated: true }),
    }),
  }),
  steps: section("steps", {
    title,
    lead,
    items: rows("Étapes", {
      mark: field(line(20), { label: "Repère", translated: true }),
      title: rowLine("Titre"),
      text: rowText("Texte"),
    }),
  }),
  facts: section("facts", {
    title,
    items: rows("Lignes", {
      label: rowLine("Intitulé"),
      text: field(requiredText(MAX.answer), { label: "Texte", translated: true }),
    }),
  }),
  people: section("people", {
    title,
    lead,
    items: rows("Personnes", {
      name: field(requiredLine(MAX.name), { label: "Nom" }),
      role: rowText("Fonction", MAX.name),
      text: rowText("Texte"),
      image_url,
    }),
  }),
  voices: section("voices", {
    title,
    items: rows("Témoignages", {
      quote: field(requiredText(MAX.text), { label: "Citation", translated: true }),
      name: field(requiredLine(MAX.name), { label: "Nom" }),
      source: rowLine("Source"),
      stars: field(z.enum(STARS).optional(), { label: "Étoiles" }),
    }),
  }),
  products: section("products", {
    title,
    lead,
    choice: field(z.enum(["newest", "category", "chosen"]), { label: "Produits montrés" }),
    category: field(idSchema.nullable(), { label: "Catégorie" }),
    products: field(chosenIds, { label: "Produits choisis" }),
  }),
  articles: section("articles", {
    title,
    lead,
    choice: field(z.enum(["newest", "category", "chosen"]), { label: "Articles montrés" }),
    category: field(z.enum(ARTICLE_CATEGORIES), { label: "Catégorie" }),
    articles: field(chosenIds, { label: "Articles choisis" }),
  }),
  /** The visible features, whose texts are theirs. */
  features: section("features", { title }),
  questions: section("questions", {
    title,
    lead,
    items: rows("Questions", {
      question: rowLine("Question", 200),
      answer: field(requiredText(MAX.answer), { label: "Réponse", translated: true }),
    }),
  }),
  action,
  /** All that it shows comes from the settings. */
  place: section("place", {}),
};

export type SectionKind = keyof typeof SECTIONS;

/** The kinds of section, in the order in which they are offered. */
export const SECTION_KINDS = Object.keys(SECTIONS) as SectionKind[]; // it has no other keys

/** Gives the schema of a kind of section. */
export function sectionSchemaOf<Kind extends SectionKind>(kind: Kind): (typeof SECTIONS)[Kind] {
  return SECTIONS[kind];
}

/** A section of a page. `id` tells it from the others of its page while it moves. */
export const sectionSchema = z.discriminatedUnion("kind", [
  SECTIONS.opening,
  SECTIONS.text,
  SECTIONS.picture,
  SECTIONS.stories,
  SECTIONS.benefits,
  SECTIONS.figures,
  SECTIONS.steps,
  SECTIONS.facts,
  SECTIONS.people,
  SECTIONS.voices,
  SECTIONS.products,
  SECTIONS.articles,
  SECTIONS.features,
  SECTIONS.questions,
  SECTIONS.action,
  SECTIONS.place,
]);

export type Section = z.infer<typeof sectionSchema>;

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
