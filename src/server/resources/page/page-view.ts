import type { EntityManager } from "@mikro-orm/postgresql";
import { type Page as PageItem, PAGE_TRANSLATION, type PageForm, pageFormSchema } from "#contracts/page/page.ts";
import type { PageView } from "#contracts/page/page-view.ts";
import { listSectionTexts, translateSections } from "#contracts/page/section-texts.ts";
import { type Section, SECTION_SHOWN, type SectionOf } from "#contracts/page/section.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import type { Language } from "#contracts/shared/language.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readPreviewedForm } from "#server/platform/editing/preview/form-previews.ts";
import { type PictureOf, storedPictures } from "#server/platform/media/stored-pictures.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { linksInLanguage } from "#server/platform/translation/links-in-language.ts";
import { recordWithSlug, slugsOf } from "#server/platform/translation/slugs.ts";
import { translateItem } from "#server/platform/translation/translate.ts";
import { readTranslationForm, type TranslationForm, withForm } from "#server/platform/translation/translation-preview.ts";
import { enhanceHtml, listImageUrls } from "#server/resources/article/enhance-html.ts";
import { namedProducts } from "#server/resources/article/named-products.ts";
import { readVisibleFeatures } from "#server/resources/feature/visible-features.ts";
import { Page } from "./page.entity.ts";
import { isVisible, sanitizeSections, toPage } from "./page-store.ts";
import type { FilterQuery } from "@mikro-orm/core";
import type { ArticleCard } from "#contracts/article/blog.ts";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { toCards } from "#server/resources/article/article-store.ts";
import { visibleArticles, whereVisible } from "#server/resources/article/visible-articles.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { toCard } from "#server/resources/product/product-item.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { whereVisible as whereProductVisible } from "#server/resources/product/visible-products.ts";

/** Smallest heading of a rich text. */
const SMALLEST = 4;

const HEADING = /<(\/?)h([2-4])>/g;

/** Puts the headings of sanitised HTML in order below a title: the first is of level `top`, and none skips a level. */
function orderHeadings(html: string, top: 2 | 3): string {
  let open = top - 1;
  return html.replace(HEADING, (_tag, slash: string, written: string) => {
    if (slash === "") open = Math.max(top, Math.min(Number(written) + top - 2, open + 1, SMALLEST));
    return `<${slash}h${open}>`;
  });
}

/** Lists the URLs of the pictures that stand beside the texts of a section. */
export function imagesOf(section: Section): string[] {
  const rows = "items" in section ? section.items : [];
  return [section, ...rows].flatMap((part) => ("image_url" in part && part.image_url) || []);
}

type Shown = { em: EntityManager; language: Language; pictureOf: PictureOf };

/** Enhances the HTML of a section for reading. `index` makes its anchors those of one section. */
async function enhanceSection(section: Section, index: number, { em, language, pictureOf }: Shown): Promise<Section> {
  if (!("html" in section)) return section;
  const html = orderHeadings(await linksInLanguage(em, section.html, language), section.title === "" ? 2 : 3);
  const productOf = await namedProducts(em, html, language);
  return { ...section, html: enhanceHtml(html, pictureOf, productOf, `partie-${index + 1}`).content };
}

type Written = { written: PageItem; words?: TranslationForm | undefined };

/** Builds a page's view, as of a moment. */
export async function buildView(
  { em, language }: Pick<Context, "em" | "language">,
  { written, words }: Written,
  now: Date,
): Promise<Omit<PageView, "preview">> {
  const french = { ...written, texts: listSectionTexts(written.sections) };
  const page = withForm(PAGE_TRANSLATION, { shown: await translateItem(em, PAGE_TRANSLATION, french, language), french }, words);
  const sections = sanitizeSections(translateSections(written.sections, french.texts, page.texts));
  const ownImages = sections.flatMap(imagesOf);
  const textImages = sections.flatMap((section) => ("html" in section ? listImageUrls(section.html) : []));
  const pictureOf = await storedPictures(em, [...ownImages, ...textImages]);
  const view: Omit<PageView, "preview"> = {
    page,
    sections: [],
    pictures: Object.fromEntries(ownImages.map((url) => [url, pictureOf(url) ?? { url }])),
    products: {},
    articles: {},
    features: sections.some(({ kind }) => kind === "features") ? await readVisibleFeatures(em, { now, language }) : [],
    slugs: await slugsOf(em, "page", written),
  };
  for (const [index, section] of sections.entries()) {
    view.sections.push(await enhanceSection(section, index, { em, language, pictureOf }));
    if (section.kind === "products") view.products[section.id] = await readSectionProducts(em, section, language);
    if (section.kind === "articles") view.articles[section.id] = await readSectionArticles(em, section, { now, language });
  }
  return view;
}

/** Converts the input of a form to a page as it would be stored. A new page has an id that none ever gets. */
async function unsavedPage(em: EntityManager, { fields, created_at }: { fields: PageForm; created_at: Date }): Promise<PageItem> {
  const moment = created_at.toISOString();
  const stored = fields.id === undefined ? null : await em.findOne(Page, { id: fields.id }, { fields: ["fixed"] });
  const fixed = stored?.fixed ?? null;
  return { ...fields, id: fields.id ?? INTEGER_MAX, version: 0, created_at: moment, updated_at: moment, fixed };
}

/** Reads a page's public view. The token of a preview link opens that of a hidden page or of a form's input too. Fails
 *  with `not_found`. */
export async function readPageView(
  { em, previews, now, language }: Pick<Context, "em" | "previews" | "now" | "language">,
  { slug, apercu = "" }: { slug: string; apercu?: string | undefined },
): Promise<PageView> {
  const subject = apercu === "" ? undefined : await previews.subjectOf(em, apercu, now());
  const form = await readPreviewedForm(em, { subject, kind: "page-form", schema: pageFormSchema, now: now() });
  const written = form && (await unsavedPage(em, form));
  if (written && Object.values(await slugsOf(em, "page", written)).includes(slug))
    return { ...(await buildView({ em, language }, { written }, now())), preview: "unsaved" };
  if (form !== undefined) throw new AppError("not_found");
  const words = await readTranslationForm(em, { subject, now: now(), noun: "page", language });
  const translation = words?.record ?? (await recordWithSlug(em, "page", slug, language));
  const page = await em.findOneOrFail(Page, translation === undefined ? { slug } : { id: translation });
  const isShown = isVisible(page, now());
  if (!isShown && !words && subject !== `page:${page.id}`) throw new AppError("not_found");
  const view = await buildView({ em, language }, { written: toPage(page), words }, now());
  if (view.page.slug !== slug) throw new AppError("not_found"); // it has one of its own in this language
  const stored = isShown ? null : "unpublished";
  return { ...view, preview: words ? "unsaved" : stored };
}

function inOrder<Row extends { id: number }>(rows: Row[], ids: number[]): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Reads the cards of the products that a section shows; those that no visitor sees are left out. */
async function readSectionProducts(
  em: EntityManager,
  { choice, category, products }: SectionOf<"products">,
  language: Language,
): Promise<ProductCard[]> {
  const listed: FilterQuery<Product> = { ...whereProductVisible(nowOf(em)), lifecycle: { $ne: "discontinued" } };
  const populate = ["category"] as const;
  if (choice === "chosen") {
    const chosen = await em.find(Product, { ...listed, id: { $in: products } }, { populate });
    return translatedProducts(em, inOrder(chosen, products).map(toCard), language);
  }
  const where = choice === "category" ? { ...listed, category } : listed;
  const orderBy = { created_at: "desc", id: "desc" } as const;
  const found = await em.find(Product, where, { orderBy, limit: SECTION_SHOWN.products, populate });
  return translatedProducts(em, found.map(toCard), language);
}

/** Reads the cards of the articles that a section shows; those that no visitor sees are left out. */
async function readSectionArticles(
  em: EntityManager,
  { choice, category, articles }: SectionOf<"articles">,
  { now, language }: { now: Date; language: Language },
): Promise<ArticleCard[]> {
  if (choice === "chosen") {
    const chosen = await em.find(Article, { $and: [whereVisible(now), { id: { $in: articles } }] });
    return toCards(em, inOrder(chosen, articles), language);
  }
  const narrowed = choice === "category" ? { category } : {};
  return toCards(em, await visibleArticles(em, now, SECTION_SHOWN.articles, narrowed), language);
}
