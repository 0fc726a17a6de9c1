import type { MikroORM, EntityManager } from "@mikro-orm/postgresql";
import type { Middleware, Context } from "koa";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { getInLanguage } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { findDocument } from "./document-slugs.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { whereVisible } from "#server/resources/product/visible-products.ts";
import { ownersOfSlug, recordWithSlug, slugInstead } from "#server/platform/translation/slugs.ts";

const PATH = /^\/produits\/([a-z0-9-]+)\/documents\/([a-z0-9-]+)$/;

/** Redirects `/produits/{slug}/documents/{document}`, in each language, to the present file of the document. A printed
 *  URL thus leads to the newest version, a former URL to the present one. Search engines know the file already. */
export function documents({ orm }: { orm: MikroORM }): Middleware {
  return getInLanguage(PATH, async (ctx, next, { language, match: [, slug = "", name = ""] }) => {
    setLogRoute(ctx, "/produits/:slug/documents/:document");
    const pathOf = (now: string) => inLanguage(language, `/produits/${now}/documents/${name}`);
    const product = await findVisibleOrRedirect(ctx, orm.em.fork(), { slug, language, pathOf });
    if (product === "moved") return;
    const found = product && findDocument(product.downloads, name);
    if (!found) return next();
    ctx.set("Cache-Control", "no-cache");
    ctx.set("X-Robots-Tag", "noindex");
    if ("url" in found) return ctx.redirect(found.url);
    ctx.status = 301;
    ctx.set("Location", inLanguage(language, `/produits/${slug}/documents/${found.movedTo}`));
  });
}

type Asked = { slug: string; language: Language; pathOf: (slug: string) => string };

/** Finds the visible product with this slug, its category loaded. A former slug, or that of another language, is
 *  answered with a redirection to the path that `pathOf` gives: what is printed leads on. */
export async function findVisibleOrRedirect(
  ctx: Context,
  em: EntityManager,
  { slug, language, pathOf }: Asked,
): Promise<Product | "moved" | null> {
  const id = await recordWithSlug(em, "product", slug, language);
  const visible = whereVisible(nowOf(em));
  const product = await em.findOne(Product, { ...(id === undefined ? { slug } : { id }), ...visible }, { populate: ["category"] });
  if (product) return product;
  const owners = await ownersOfSlug(em, "product", slug, language);
  const records = await em.find(Product, { id: { $in: owners }, ...visible });
  const moved = await slugInstead(em, { noun: "product", asked: slug, owners, records, language });
  if (moved === null) return null;
  ctx.status = 301;
  ctx.set("Cache-Control", "no-cache");
  ctx.set("Location", pathOf(moved));
  return "moved";
}
