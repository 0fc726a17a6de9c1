import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import type { ArticleCategory } from "#contracts/article/article-categories.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { ARTICLE_TRANSLATION } from "#contracts/article/article-translation.ts";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { translatedProducts } from "#server/product/language/translated-products.ts";
import { toCard } from "#server/product/product-item.ts";
import { recordWithSlug } from "#server/translation/slugs.ts";
import { translatedOne } from "#server/translation/translate.ts";
import { WORDS } from "#server/language/words.ts";
import { Article } from "#server/article/article.entity.ts";
import { visibleAt } from "#server/article/visible-articles.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";
import { get } from "#server/http/get.ts";
import { takeRoute } from "#server/http/request-log.ts";
import type { Settings } from "#contracts/settings/settings.ts";
import type { Services } from "#server/services.ts";
import { writeDurably } from "#server/media/durable-file.ts";
import { CARDS_FOLDER } from "#server/media/derivatives.ts";
import { limitConcurrency } from "#server/limit-concurrency.ts";

const CODE = `(${LANGUAGES.join("|")})`;
const PATH = new RegExp(`^/partage/(?:(?:${CODE}/)?(produits|blog)/([a-z0-9-]+)|${CODE})\\.jpg$`);
const STORED_PICTURE = /^\/uploads\/([0-9a-f]{32}\.webp)$/;
const DAY_S = 24 * 60 * 60;

/** The version of the drawing: stored cards of an older version are drawn again. */
const DESIGN = 1;

type Subject = { title: string; overline: string; image: string };

/** The house, beside the words of the site's own card. */
const HOUSE = "house.jpg";

type Asked = { slug: string; now: Date; language: Language };

const SUBJECTS: Record<string, (em: EntityManager, asked: Asked) => Promise<Subject>> = {
  produits: async (em, { slug, language }) => {
    const id = await recordWithSlug(em, "product", slug, language);
    const where = id === undefined ? { slug } : { id };
    const product = await em.findOneOrFail(Product, { ...where, ...VISIBLE }, { populate: ["category"] });
    const [card] = await translatedProducts(em, [toCard(product)], language);
    return { title: card?.title ?? product.title, overline: card?.category ?? "", image: mainImageOf(product.images)?.url ?? "" };
  },
  blog: async (em, { slug, now, language }) => {
    const id = await recordWithSlug(em, "article", slug, language);
    const article = await em.findOneOrFail(Article, { $and: [id === undefined ? { slug } : { id }, visibleAt(now)] });
    const { title, language: shown = "fr" } = await translatedOne(em, ARTICLE_TRANSLATION, article, language);
    const category: ArticleCategory = article.category;
    return { title, overline: WORDS[shown].articleCategories[category], image: article.image_url };
  },
};

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** What the site's own card says: what the company promises, in a language. */
function siteSubject({ tagline, tagline_en }: Pick<Settings, "tagline" | "tagline_en">, language: string): Subject {
  return { title: (language === "en" && tagline_en) || tagline, overline: "", image: HOUSE };
}

/** Answers `/partage/produits/{slug}.jpg`, `/partage/blog/{slug}.jpg`, the same below `/partage/{language}/`, and `/partage/{language}.jpg` for every other page: the preview image of a
 *  shared link, drawn at the first request, and again when its content has changed. */
export function socialCards({ orm, now, settings, responses, uploads: { folder, files } }: Services): Middleware {
  const run = limitConcurrency(1);

  async function card({ title, overline, image }: Subject, company: string): Promise<{ name: string; bytes: Buffer }> {
    const [, file] = image === HOUSE ? [] : (STORED_PICTURE.exec(image && normalizeImageUrl(image)) ?? []);
    const shown = createHash("sha256")
      .update(JSON.stringify([DESIGN, company, title, overline, image]))
      .digest("hex")
      .slice(0, 32);
    // The name begins with the picture's, so that deleting the picture deletes the card.
    const name = `${file === undefined ? "" : `${file.replace(".webp", "")}-`}${shown}.jpg`;
    const path = join(folder, CARDS_FOLDER, name);
    if (!(await exists(path))) {
      if (file) await files.hold(file);
      const source = image === HOUSE ? join(import.meta.dirname, HOUSE) : file && join(folder, file);
      const picture = source ? await readFile(source).catch(() => undefined) : undefined;
      const { drawSocialCard } = await import("./draw-social-card.ts"); // with the first card: the library takes 20 MB
      const draw = (shown: Buffer | undefined) => drawSocialCard({ company, title, overline, picture: shown });
      const bytes = await draw(picture).catch(() => undefined);
      if (!bytes) return { name, bytes: await draw(undefined) }; // the picture is damaged: the card is not stored without it
      await mkdir(join(folder, CARDS_FOLDER), { recursive: true });
      await writeDurably(path, bytes);
    }
    return { name, bytes: await readFile(path) };
  }

  return get(PATH, async (ctx, next, [, prefix = "fr", room = "", slug = "", language = ""]) => {
    const find = SUBJECTS[room];
    if (!find && language === "") return next();
    takeRoute(ctx, find ? `/partage/${room}/:slug.jpg` : "/partage/:language.jpg");
    const stored = await settings();
    const asked = { slug, now: now(), language: prefix as Language }; // as the pattern has it
    const subject = find ? await find(orm.em.fork(), asked) : siteSubject(stored, language);
    const { name, bytes } = await run(() => card(subject, stored.name));
    ctx.status = 200;
    ctx.type = "image/jpeg";
    ctx.set("Cache-Control", `public, max-age=${DAY_S}`);
    ctx.set("ETag", `"${name}"`);
    ctx.set(responses.headersForCdn(ctx.url));
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  });
}
