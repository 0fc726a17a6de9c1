import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** Held while successors are compared: two changes at once could close a circle that neither of them sees. */
const COMPARING_LOCK = 8_033;

/** What is wrong where a product would be its own successor, at once or by way of others. */
export const CIRCLE = "Ces produits se remplaceraient en boucle\u202f: choisissez un autre produit de remplacement.";

/** Whether one of these products would come back to itself by its successors, as they are written in this transaction. */
export async function isReplacedInCircle(em: EntityManager, ids: number[]): Promise<boolean> {
  const database = em.getKysely();
  // Apart from the query: that one must see what was written by who held the lock before.
  await sql`select pg_advisory_xact_lock(${COMPARING_LOCK})`.execute(database);
  const { rows } = await sql`
    with recursive chain (start, id) as (
      select id, replaced_by from product where id = any(${ids}::int[])
      union select chain.start, p.replaced_by from chain join product p on p.id = chain.id
    )
    select 1 from chain where id = start limit 1`.execute(database);
  return rows.length > 0;
}
