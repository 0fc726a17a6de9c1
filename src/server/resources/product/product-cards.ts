import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import type { Product } from "./product.entity.ts";

/** A card, and whether visitors see its product. */
type StoredCard = ProductCard & Pick<Product, "is_active">;

type Row = Omit<StoredCard, "image"> & Pick<Product, "images">;

/** Reads the cards of these products, in whichever order. As entities they took three times as long: what a card does not show, above all
 *  specifications and documents, is most of a row. */
export async function readCards(em: EntityManager, ids: number[]): Promise<StoredCard[]> {
  const { rows } = await sql<Row>`
    select p.id, p.slug, p.title, p.reference, coalesce(c.name, '') as category, p.short_description, p.price_from,
      p.lifecycle, p.is_new, p.is_active, p.images
    from product p left join category c on c.id = p.category where p.id = any(${ids}::int[])`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ images, ...card }) => Object.assign(card, { image: mainImageOf(images) ?? null }));
}
