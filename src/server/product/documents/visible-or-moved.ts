import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "koa";
import { formerOwner } from "#server/former-slug/former-slugs.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";

/** The visible product with this slug, its category loaded. Where one had it once, answers with a redirection to what `pathOf` makes of its slug now: what is
 *  printed leads on. */
export async function visibleOrMoved(
  ctx: Context,
  em: EntityManager,
  { slug, pathOf }: { slug: string; pathOf: (slug: string) => string },
): Promise<Product | "moved" | null> {
  const product = await em.findOne(Product, { slug, ...VISIBLE }, { populate: ["category"] });
  if (product) return product;
  const owner = await formerOwner(em, "product", slug);
  const moved = owner === undefined ? null : await em.findOne(Product, { id: owner, ...VISIBLE });
  if (!moved) return null;
  ctx.status = 301;
  ctx.set("Cache-Control", "no-cache");
  ctx.set("Location", pathOf(moved.slug));
  return "moved";
}
