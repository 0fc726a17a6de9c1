import { DomUtils, parseDocument } from "htmlparser2";
import { dropScreenParts, type Document } from "./nodes.ts";
import { writeBlocks } from "./write-blocks.ts";

/** A page as Markdown, with what its head says to search engines. */
type MarkdownPage = { text: string; canonical: string | undefined; robots: string | undefined };

/** Writes a page as Markdown, from the HTML that visitors get: its `<main>` without what serves a screen only, below
 *  its facts as front matter. Gives no content for a page without `<main>`. */
export function toMarkdown(html: string): MarkdownPage {
  const page = parseDocument(html);
  const { frontMatter, canonical, robots } = readPageFacts(page);
  const main = DomUtils.findOne(({ name }) => name === "main", page.children);
  if (main) dropScreenParts(main.children);
  const content = main ? writeBlocks(main.children, { base: canonical ?? "http://localhost" }) : "";
  return { text: `${frontMatter}\n${content}\n`, canonical, robots };
}

/** The parts of a product's structured data that are read here. */
type ProductData = {
  "@type"?: string;
  sku?: string;
  brand?: { name: string };
  category?: string;
  offers?: { price: string; priceCurrency: string; availability: string };
};

/** Reads the facts of a product, as its structured data state them; none on another page. */
function productFacts(page: Document) {
  const scripts = DomUtils.findAll(({ name, attribs }) => name === "script" && attribs.type === "application/ld+json", page.children);
  const all: ProductData[] = scripts.map((script) => JSON.parse(DomUtils.textContent(script)));
  const { sku, brand, category, offers } = all.find((data) => data["@type"] === "Product") ?? {};
  return {
    reference: sku,
    brand: brand?.name,
    category,
    price: offers && `${offers.price} ${offers.priceCurrency}`,
    availability: offers?.availability.replace("https://schema.org/", ""),
  };
}

/** Reads the head of a page: as YAML front matter for the readers of its Markdown, and as the response repeats it. */
function readPageFacts(page: Document) {
  const findTag = (name: string, attribute = "", value = "") =>
    DomUtils.findOne((element) => element.name === name && (attribute === "" || element.attribs[attribute] === value), page.children);
  const title = findTag("title");
  const canonical = findTag("link", "rel", "canonical")?.attribs.href;
  const facts = {
    title: title && DomUtils.textContent(title),
    description: findTag("meta", "name", "description")?.attribs.content,
    url: canonical,
    language: findTag("html")?.attribs.lang,
    ...productFacts(page),
  };
  // JSON strings are YAML strings
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
  return {
    frontMatter: ["---", ...lines, "---", ""].join("\n"),
    canonical,
    robots: findTag("meta", "name", "robots")?.attribs.content,
  };
}
