import type { EntityManager } from "@mikro-orm/postgresql";
import { ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import { LETTER_SECTION_LABELS, LETTER_TRANSLATION, type LetterSection } from "#contracts/letter/letter.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import type { Language } from "#contracts/shared/language.ts";
import { CARD_TEXT_LENGTH, excerptOf } from "#contracts/text/plain-text.ts";
import { linksInLanguage } from "#server/platform/translation/links-in-language.ts";
import { translateItem, translateItems } from "#server/platform/translation/translate.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { isVisibleAt } from "#server/resources/article/visible-articles.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { isVisible } from "#server/resources/product/visible-products.ts";

/** Something of the site that a letter shows. `path` is its documented one. */
export type Shown = { title: string; text: string; image_url: string; path: string };

/** A section with what it shows, in the language of the mail. */
export type ShownSection =
  | { kind: "text"; html: string }
  | { kind: "article"; article: Shown }
  | { kind: "products"; products: Shown[] }
  | { kind: "picture"; image_url: string; alt_text: string; link: string }
  | { kind: "button"; label: string; link: string };

/** The texts of a letter, stored or as its form holds them. */
export type Written = { id: number; title: string; preheader: string; sections: LetterSection[] };

/** A letter with what it shows, in the language that it is written in, and sentences about what it cannot show. */
export type LetterContent = { language: Language; title: string; preheader: string; sections: ShownSection[]; faults: string[] };

/** The articles and products of a letter, by id. */
type Subjects = { articles: Map<number, Article>; products: Map<number, Product> };

/** Loads the articles and products that sections name, in two queries. */
async function loadSubjects(em: EntityManager, sections: LetterSection[], language: Language): Promise<Subjects> {
  const articleIds = sections.flatMap(({ kind, article }) => (kind === "article" && article !== null ? [article] : []));
  const productIds = sections.flatMap(({ kind, products }) => (kind === "products" ? products : []));
  const articles = articleIds.length > 0 ? await em.find(Article, { id: { $in: articleIds } }) : [];
  const products = productIds.length > 0 ? await em.find(Product, { id: { $in: productIds } }) : [];
  const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map((item) => [item.id, item]));
  return {
    articles: byId(await translateItems<Article>(em, ARTICLE_TRANSLATION, articles, language)),
    products: byId(await translateItems<Product>(em, PRODUCT_TRANSLATION, products, language)),
  };
}

function showArticle({ title, excerpt, content, image_url, slug }: Article): Shown {
  return { title, text: excerpt || excerptOf(content, CARD_TEXT_LENGTH), image_url, path: `/blog/${slug}` };
}

function showProduct({ title, short_description, images, slug }: Product): Shown {
  return { title, text: short_description, image_url: mainImageOf(images)?.url ?? "", path: `/produits/${slug}` };
}

const GONE = { article: "montre un article qui n’existe plus", products: "montre un produit qui n’existe plus" };
const quote = (title: string) => `«\u202f${title}\u202f»`;

/** Converts one section; none where nothing of it can be shown. `note` hears what misses. */
async function showSection(
  em: EntityManager,
  section: LetterSection,
  { subjects, language, at, note }: { subjects: Subjects; language: Language; at: Date; note: (fault: string) => void },
): Promise<ShownSection[]> {
  switch (section.kind) {
    case "text": {
      const html = await linksInLanguage(em, sanitizeRichText(section.text), language);
      return html === "" ? [] : [{ kind: "text", html }];
    }
    case "article": {
      if (section.article === null) return [];
      const article = subjects.articles.get(section.article);
      if (!article) note(GONE.article);
      else if (!isVisibleAt(article, at)) note(`montre ${quote(article.title)}, que les visiteurs ne verront pas encore`);
      return article ? [{ kind: "article", article: showArticle(article) }] : [];
    }
    case "products": {
      const products = section.products.flatMap((id) => subjects.products.get(id) ?? []);
      if (products.length < section.products.length) note(GONE.products);
      for (const product of products) if (!isVisible(product, at)) note(`montre ${quote(product.title)}, que les visiteurs ne voient pas`);
      return products.length > 0 ? [{ kind: "products", products: products.map(showProduct) }] : [];
    }
    case "picture":
      return section.image_url === "" ? [] : [section as ShownSection & { kind: "picture" }]; // it has these fields
    case "button":
      // as above
      return section.label === "" || section.link === "" ? [] : [section as ShownSection & { kind: "button" }];
  }
}

/** Reads a letter with what it shows, translated if it is written in the language, else in French.
 *  `at` is when its readers get it: what they would not find then is among the `faults`. */
export async function readLetterContent(
  em: EntityManager,
  { id, title, preheader, sections }: Written,
  { language, at }: { language: Language; at: Date },
): Promise<LetterContent> {
  const letter = await translateItem<Written & { language?: Language }>(
    em,
    LETTER_TRANSLATION,
    { id, title, preheader, sections },
    language,
  );
  const written = letter.language ?? "fr";
  const subjects = await loadSubjects(em, letter.sections, written);
  const faults: string[] = [];
  const shown: ShownSection[] = [];
  for (const [index, section] of letter.sections.entries()) {
    const name = `La section ${index + 1} (${LETTER_SECTION_LABELS[section.kind].toLowerCase()})`;
    const note = (fault: string) => faults.push(`${name} ${fault}.`);
    shown.push(...(await showSection(em, section, { subjects, language: written, at, note })));
  }
  return { language: written, title: letter.title, preheader: letter.preheader, sections: shown, faults };
}
