import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { ARTICLE_CATEGORY_LABELS, type ArticleCategory } from "#contracts/article/article-categories.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { Article } from "#server/article/article.entity.ts";
import { visibleAt } from "#server/article/visible-articles.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";
import { get } from "#server/http/get.ts";
import { takeRoute } from "#server/http/request-log.ts";
import type { Services } from "#server/services.ts";
import { writeDurably } from "#server/media/durable-file.ts";
import { CARDS_FOLDER } from "#server/media/derivatives.ts";
import { limitConcurrency } from "#server/limit-concurrency.ts";
import { DESIGN, drawSocialCard } from "./draw-social-card.ts";

const PATH = /^\/partage\/(produits|blog)\/([a-z0-9-]+)\.jpg$/;
const STORED_PICTURE = /^\/uploads\/([0-9a-f]{32}\.webp)$/;
const DAY_S = 24 * 60 * 60;

type Subject = { title: string; overline: string; image: string };

const SUBJECTS: Record<string, (em: EntityManager, slug: string, now: Date) => Promise<Subject>> = {
  produits: async (em, slug) => {
    const { title, category, images } = await em.findOneOrFail(Product, { slug, ...VISIBLE }, { populate: ["category"] });
    return { title, overline: category?.name ?? "", image: mainImageOf(images)?.url ?? "" };
  },
  blog: async (em, slug, now) => {
    const { title, image_url, ...article } = await em.findOneOrFail(Article, { $and: [{ slug }, visibleAt(now)] });
    const category: ArticleCategory = article.category;
    return { title, overline: ARTICLE_CATEGORY_LABELS[category], image: image_url };
  },
};

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Answers `/partage/produits/{slug}.jpg` and `/partage/blog/{slug}.jpg`, the preview image of a shared link: drawn at the first request, and
 *  again when its content has changed. */
export function socialCards({ orm, now, settings, uploads: { folder } }: Services): Middleware {
  const run = limitConcurrency(1);

  async function card({ title, overline, image }: Subject, company: string): Promise<{ name: string; bytes: Buffer }> {
    const [, file] = STORED_PICTURE.exec(image && normalizeImageUrl(image)) ?? [];
    const shown = createHash("sha256")
      .update(JSON.stringify([DESIGN, company, title, overline, image]))
      .digest("hex")
      .slice(0, 32);
    // The name begins with the picture's, so that deleting the picture deletes the card.
    const name = `${file === undefined ? "" : `${file.replace(".webp", "")}-`}${shown}.jpg`;
    const path = join(folder, CARDS_FOLDER, name);
    if (!(await exists(path))) {
      const picture = file === undefined ? undefined : await readFile(join(folder, file)).catch(() => undefined);
      const bytes = await drawSocialCard({ company, title, overline, picture });
      await mkdir(join(folder, CARDS_FOLDER), { recursive: true });
      await writeDurably(path, bytes);
    }
    return { name, bytes: await readFile(path) };
  }

  return get(PATH, async (ctx, next, [, room = "", slug = ""]) => {
    const find = SUBJECTS[room];
    if (!find) return next();
    takeRoute(ctx, `/partage/${room}/:slug.jpg`);
    const subject = await find(orm.em.fork(), slug, now());
    const { name: company } = await settings();
    const { name, bytes } = await run(() => card(subject, company));
    ctx.status = 200;
    ctx.type = "image/jpeg";
    ctx.set("Cache-Control", `public, max-age=${DAY_S}`);
    ctx.set("ETag", `"${name}"`);
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  });
}
