import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "#contracts/shared/language.ts";
import { FormerSlug, type SluggedResource } from "./former-slug.entity.ts";

/** Notes that records changed their slugs in one language, French unless named, in the transaction of the change. A
 *  slug that is in use again counts as former no longer. `before` is empty where there was none. */
export async function rememberSlugs(
  em: EntityManager,
  { noun, language = "fr" }: { noun: SluggedResource; language?: Language },
  changes: { owner: number; before: string; after: string }[],
): Promise<void> {
  const moved = changes.filter(({ before, after }) => before !== after);
  if (moved.length === 0) return;
  const former = moved.filter(({ before }) => before !== "");
  const rows = former.map(({ owner, before }) => ({ noun, language, slug: before, owner }));
  if (rows.length > 0) await em.upsertMany(FormerSlug, rows);
  await em.nativeDelete(FormerSlug, { noun, language, slug: { $in: moved.map(({ after }) => after) } });
}
