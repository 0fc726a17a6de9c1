import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "#contracts/shared/language.ts";
import { FormerSlug, type SluggedResource } from "./former-slug.entity.ts";

/** Owner of a slug in a language; French where none is named. */
type Owner = { noun: SluggedResource; owner: number; language?: Language };

/** Notes that a record changed its slug, in the transaction of the change. A slug that is in use again counts as
 *  former no longer. */
export async function rememberSlug(
  em: EntityManager,
  { noun, owner, language = "fr" }: Owner,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (before === after) return;
  if (before !== "") await em.upsert(FormerSlug, { noun, language, slug: before, owner });
  await em.nativeDelete(FormerSlug, { noun, language, slug: after });
}

/** Notes that several records changed their slugs in one language, as `rememberSlug` does, in two statements. */
export async function rememberSlugs(
  em: EntityManager,
  { noun, language = "fr" }: Omit<Owner, "owner">,
  changes: { owner: number; before: string; after: string }[],
): Promise<void> {
  const moved = changes.filter(({ before, after }) => before !== after);
  if (moved.length === 0) return;
  await em.upsertMany(
    FormerSlug,
    moved.map(({ owner, before }) => ({ noun, language, slug: before, owner })),
  );
  await em.nativeDelete(FormerSlug, { noun, language, slug: { $in: moved.map(({ after }) => after) } });
}
