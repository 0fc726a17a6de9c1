import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { inLanguage, readLanguage, LANGUAGE_PREFIX } from "#contracts/shared/language.ts";
import { get } from "#server/platform/http/request.ts";
import { DATASHEET_WORDS } from "./datasheet-words.ts";
import type { Datasheets } from "./datasheets.ts";
import { takeRoute } from "#server/platform/http/request-log.ts";
import { visibleOrMoved } from "#server/resources/product/documents/document-route.ts";
import { slugsOf } from "#server/platform/translation/slugs.ts";

const PATH = new RegExp(`^${LANGUAGE_PREFIX}?/produits/([a-z0-9-]+)/fiche\\.pdf$`);

type Parts = { orm: MikroORM; publicUrl: () => string; datasheets: Datasheets };

/** Answers `/produits/{slug}/fiche.pdf`, and the same below the other languages: the datasheet made of the product as it is. Search engines are told that the product's page
 *  is what it is about. */
export function datasheets({ orm, publicUrl, datasheets: sheets }: Parts): Middleware {
  return get(PATH, async (ctx, next, [, slug = ""]) => {
    takeRoute(ctx, "/produits/:slug/fiche.pdf");
    const { language } = readLanguage(ctx.path);
    const em = orm.em.fork();
    const product = await visibleOrMoved(ctx, em, { slug, language, pathOf: (now) => inLanguage(language, `/produits/${now}/fiche.pdf`) });
    if (product === "moved") return;
    if (!product) return next();
    const { fingerprint, bytes } = await sheets.of(em, product, language);
    const { [language]: own = product.slug } = await slugsOf(em, "product", product);
    ctx.status = 200;
    ctx.type = "application/pdf";
    ctx.set("Cache-Control", "no-cache");
    ctx.set("ETag", `"${fingerprint}"`);
    ctx.set("Content-Disposition", `inline; filename="${DATASHEET_WORDS[language].filename(own)}"`);
    ctx.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'self'");
    ctx.set("Link", `<${publicUrl()}${inLanguage(language, `/produits/${own}`)}>; rel="canonical"`);
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  });
}
