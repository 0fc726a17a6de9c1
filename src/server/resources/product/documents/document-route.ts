import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { inLanguage, readLanguage } from "#contracts/shared/language.ts";
import { LANGUAGE_PREFIX } from "#server/platform/language/language-prefix.ts";
import { get } from "#server/platform/http/get.ts";
import { takeRoute } from "#server/platform/http/request-log.ts";
import { documentAt } from "./document-slugs.ts";
import { visibleOrMoved } from "./visible-or-moved.ts";

const PATH = new RegExp(`^${LANGUAGE_PREFIX}?/produits/([a-z0-9-]+)/documents/([a-z0-9-]+)$`);

/** Answers `/produits/{slug}/documents/{document}`, and the same below `/en`, with a redirection to the document's file of today: what is printed on a box
 *  leads to the newest version. A former URL of the document leads to the present one. Search engines know the file already. */
export function documents({ orm }: { orm: MikroORM }): Middleware {
  return get(PATH, async (ctx, next, [, slug = "", name = ""]) => {
    takeRoute(ctx, "/produits/:slug/documents/:document");
    const { language } = readLanguage(ctx.path);
    const pathOf = (now: string) => inLanguage(language, `/produits/${now}/documents/${name}`);
    const product = await visibleOrMoved(ctx, orm.em.fork(), { slug, language, pathOf });
    if (product === "moved") return;
    const found = product && documentAt(product.downloads, name);
    if (!found) return next();
    ctx.set("Cache-Control", "no-cache");
    ctx.set("X-Robots-Tag", "noindex");
    if ("url" in found) return ctx.redirect(found.url);
    ctx.status = 301;
    ctx.set("Location", inLanguage(language, `/produits/${slug}/documents/${found.movedTo}`));
  });
}
