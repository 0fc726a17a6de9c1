import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import type { ProductDetail } from "#contracts/product/product.ts";
import { inLanguage, LANGUAGE, LANGUAGES } from "#contracts/shared/language.ts";
import { expect, test } from "./fixtures.ts";

/** Beginning of the references of the demo's products, which no journey adds or deletes. */
const DEMO = /^LUM-/;
const DEMO_PRODUCTS = 36;
const AT_ONCE = 6;

/** The facts in which every form of a product agrees; texts of the whole product beside them. */
type Facts = {
  title: string;
  reference: string;
  category: string;
  price: string;
  availability: string;
  description: string;
  brand: string;
};

/** Reads what a page says to search engines, and its words. */
async function readPage(request: APIRequestContext, path: string) {
  const { children } = parseDocument(await (await request.get(path)).text());
  const find = (name: string, attribute: string, value: string) =>
    DomUtils.findOne((element) => element.name === name && element.attribs[attribute] === value, children);
  const scripts = DomUtils.findAll(({ name, attribs }) => name === "script" && attribs.type === "application/ld+json", children);
  const data = scripts.map((script) => JSON.parse(DomUtils.textContent(script))).find((each) => each["@type"] === "Product");
  const main = DomUtils.findOne(({ name }) => name === "main", children);
  const meta = {
    description: find("meta", "name", "description")?.attribs.content,
    brand: find("meta", "property", "og:site_name")?.attribs.content,
    markdown: new URL(find("link", "type", "text/markdown")?.attribs.href ?? "").pathname,
  };
  return { data, meta, words: main ? DomUtils.innerText(main) : "" };
}

/** Reads the front matter of a Markdown page, and its words. */
async function readMarkdown(request: APIRequestContext, path: string) {
  const [, head = "", ...parts] = (await (await request.get(path)).text()).split("---\n");
  const frontMatter = Object.fromEntries(
    head.split("\n").flatMap((line) => (line ? [[line.slice(0, line.indexOf(":")), JSON.parse(line.slice(line.indexOf(":") + 1))]] : [])),
  );
  return { frontMatter, words: parts.join("---\n").replaceAll("\\", "") };
}

const AVAILABILITY = { active: "InStock", end_of_life: "InStock", discontinued: "Discontinued" };

const priceOf = ({ price_from }: ProductDetail) => (price_from === null ? "" : `${price_from.toFixed(2)} EUR`);

function listSlugs(sitemap: string, prefix: string): string[] {
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
    .flatMap(([, path = ""]) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
    .filter((slug) => !slug.includes("/"));
}

for (const language of LANGUAGES)
  test(
    `page, structured data, Markdown and API say the same of each demo product in ${LANGUAGE[language].name}`,
    {
      tag: language === "fr" ? [] : "@long",
    },
    async ({ request }) => {
      const prefix = inLanguage(language, "/produits/");
      const slugs = listSlugs(await (await request.get("/sitemap.xml")).text(), prefix);
      const price = new Intl.NumberFormat(LANGUAGE[language].locale, {
        style: "currency",
        currency: "EUR",
        trailingZeroDisplay: "stripIfInteger",
      });
      let count = 0;

      async function compare(slug: string): Promise<void> {
        const response = await request.get(`/api/products/${slug}?lang=${language}`);
        const product: ProductDetail = response.ok() ? await response.json() : { reference: "" };
        if (!DEMO.test(product.reference)) return;
        count += 1;
        const { data, meta, words } = await readPage(request, prefix + slug);
        const markdown = await readMarkdown(request, meta.markdown);
        const { title, reference, category, short_description } = product;
        const facts: Facts = {
          title,
          reference,
          category,
          price: priceOf(product),
          availability: product.price_from === null ? "" : AVAILABILITY[product.lifecycle],
          description: product.meta_description || short_description,
          brand: "Lumidar",
        };
        const { offers } = data;
        expect({
          title: data.name,
          reference: data.sku,
          category: data.category,
          price: offers ? `${offers.price} ${offers.priceCurrency}` : "",
          availability: offers ? offers.availability.replace("https://schema.org/", "") : "",
          description: data.description,
          brand: data.brand.name,
        }).toEqual(facts);
        expect({ price: "", availability: "", ...markdown.frontMatter }).toMatchObject({
          ...facts,
          title: expect.stringContaining(meta.brand ?? ""),
          language,
        });
        expect([meta.description, meta.brand, meta.markdown]).toEqual([facts.description, facts.brand, `${prefix}${slug}.md`]);
        const shownPrice = product.price_from === null ? [] : [price.format(product.price_from)];
        for (const text of [title, reference, category, short_description, ...shownPrice])
          for (const shown of [words, markdown.words]) expect(shown.replaceAll(/\s+/g, " "), slug).toContain(text.replaceAll(/\s+/g, " "));
      }

      const left = [...slugs];
      const work = async () => {
        for (let slug = left.shift(); slug !== undefined; slug = left.shift()) await compare(slug);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(count).toBe(DEMO_PRODUCTS);
    },
  );
