import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import type { Product as ProductItem } from "#contracts/product/product.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { getInLanguage } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import type { InLanguage } from "#server/platform/translation/translate.ts";
import { Product } from "./product.entity.ts";
import { toProduct } from "./product-item.ts";
import { translatedProducts } from "./translated-products.ts";
import { whereVisible } from "./visible-products.ts";

/** Path of the feed in French. */
export const MERCHANT_PATH = "/merchant.xml";

/** Longest texts and most further pictures that are accepted. Source: Google's product data specification. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5_000;
const FURTHER_IMAGES_MAX = 10;

/** Filter of the products that are offered: visible, sold, with a price and the picture that an offer needs. */
export function whereOffered(now: Date) {
  return { ...whereVisible(now), price_from: { $ne: null }, lifecycle: { $ne: "discontinued" as const }, images: { $ne: [] } };
}

/** A number of the trade that a product states among its specifications. */
function gtinOf({ specifications }: ProductItem): string | undefined {
  const value = specifications.find(({ name }) => name.toUpperCase() === "GTIN")?.value ?? "";
  return /^(?:\d{8}|\d{12,14})$/.test(value) ? value : undefined;
}

type Feed = { company: string; language: Language; publicUrl: string };

/** Writes an offer; what has no value is left out. */
function writeOffer(product: InLanguage<ProductItem>, { company, language, publicUrl }: Feed): string {
  const absolute = (url: string) => (/^https?:/i.test(url) ? url : publicUrl + normalizeImageUrl(url));
  const main = product.images.find(({ isMain }) => isMain) ?? product.images[0];
  const further = product.images.filter((image) => image !== main).slice(0, FURTHER_IMAGES_MAX);
  const attributes: [name: string, value: string | undefined][] = [
    ["id", product.reference],
    ["title", firstCharacters(product.title, TITLE_MAX)],
    ["description", firstCharacters(product.long_description || product.short_description, DESCRIPTION_MAX)],
    ["link", publicUrl + inLanguage(language, `/produits/${product.slug}`)],
    ["image_link", main && absolute(main.url)],
    ...further.map(({ url }): [string, string] => ["additional_image_link", absolute(url)]),
    ["availability", "in_stock"],
    ["price", `${(product.price_from ?? 0).toFixed(2)} EUR`],
    ["condition", "new"],
    ["brand", company],
    ["gtin", gtinOf(product)],
    ["mpn", product.reference],
    ["product_type", [product.category, product.subcategory].filter(Boolean).join(" > ")],
  ];
  const elements = attributes.map(([name, value]) => (value ? `<g:${name}>${escapeXml(value)}</g:${name}>` : ""));
  return `<item>${elements.join("")}</item>`;
}

/** Reads the products that are offered in a language; in another than French those alone that are translated. */
async function readOffered(em: EntityManager, now: Date, language: Language): Promise<InLanguage<ProductItem>[]> {
  const products = await em.find(Product, whereOffered(now), { populate: ["category"], orderBy: { id: "asc" }, disableIdentityMap: true });
  const shown = await translatedProducts(em, products.map(toProduct), language);
  return shown.filter((product: InLanguage<ProductItem>) => (product.language ?? "fr") === language);
}

type Site = { orm: MikroORM; now: () => Date; settings: CurrentSettings; responses: ResponseCache; publicUrl: () => string };

/** Serves `/merchant.xml` in each language: the products that are offered, as Google Merchant reads them. 404 while
 *  there are none. Source: https://support.google.com/merchants/answer/7052112. */
export function merchantFeed({ orm, now, settings, responses, publicUrl }: Site): Middleware {
  async function compose(language: Language): Promise<string | undefined> {
    const { name } = await settings();
    const products = await readOffered(orm.em.fork(), now(), language);
    if (products.length === 0) return undefined;
    const feed = { company: name, language, publicUrl: publicUrl() };
    return [
      `<?xml version="1.0" encoding="UTF-8"?>`,
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
      `<title>${escapeXml(name)}</title>`,
      `<link>${escapeXml(publicUrl() + inLanguage(language, "/produits"))}</link>`,
      `<description>${escapeXml(WORDS[language].merchantFeed)}</description>`,
      ...products.map((product) => writeOffer(product, feed)),
      "</channel></rss>",
      "",
    ].join("\n");
  }

  return getInLanguage(/^\/merchant\.xml$/, async (ctx, next, { language }) => {
    const route = inLanguage(language, MERCHANT_PATH);
    setLogRoute(ctx, route);
    const answer = async () => {
      const text = await compose(language);
      return {
        status: text === undefined ? 404 : 200,
        type: "application/xml; charset=utf-8",
        route,
        headers: { "Cache-Control": "no-cache" },
        body: text ?? "",
      };
    };
    const response = await responses.get(`merchant ${language}`, answer, ctx.url);
    if (response.status === 404) return next();
    await response.sendTo(ctx);
  });
}
