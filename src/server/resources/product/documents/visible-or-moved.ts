import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "koa";
import type { Language } from "#contracts/shared/language.ts";
import { Product } from "../product.entity.ts";
import { VISIBLE } from "../visible-products.ts";
import { ownersOfSlug, recordWithSlug, slugInstead } from "#server/platform/translation/slugs.ts";

type Asked = { slug: string; language: Language; pathOf: (slug: string) => string };

/** The visible product with this slug, its category loaded. Where one had it once, or has it in another language, answers with a redirection to what `pathOf`
 *  makes of its slug now: what is printed leads on. */
export async function visibleOrMoved(
  ctx: Context,
  em: EntityManager,
  { slug, language, pathOf }: Asked,
): Promise<Product | "moved" | null> {
  const id = await recordWithSlug(em, "product", slug, language);
  const product = await em.findOne(Product, { ...(id === undefined ? { slug } : { id }), ...VISIBLE }, { populate: ["category"] });
  if (product) return product;
  const owners = await ownersOfSlug(em, "product", slug, language);
  const records = await em.find(Product, { id: { $in: owners }, ...VISIBLE });
  const moved = await slugInstead(em, { noun: "product", asked: slug, owners, records, language });
  if (moved === null) return null;
  ctx.status = 301;
  ctx.set("Cache-Control", "no-cache");
  ctx.set("Location", pathOf(moved));
  return "moved";
}
