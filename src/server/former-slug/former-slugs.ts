import type { EntityManager } from "@mikro-orm/postgresql";
import { FormerSlug, type SluggedNoun } from "./former-slug.entity.ts";

/** Notes that something changed its slug, in the transaction of the change. A slug that is borne again is a former one no longer. */
export async function rememberSlug(em: EntityManager, noun: SluggedNoun, owner: number, before: string, after: string): Promise<void> {
  if (before === after) return;
  await em.upsert(FormerSlug, { noun, slug: before, owner });
  await em.nativeDelete(FormerSlug, { noun, slug: after });
}

/** Notes that several things of a noun changed their slugs, as `rememberSlug` does, in two statements. */
export async function rememberSlugs(
  em: EntityManager,
  noun: SluggedNoun,
  changes: { owner: number; before: string; after: string }[],
): Promise<void> {
  const moved = changes.filter(({ before, after }) => before !== after);
  if (moved.length === 0) return;
  await em.upsertMany(
    FormerSlug,
    moved.map(({ owner, before }) => ({ noun, slug: before, owner })),
  );
  await em.nativeDelete(FormerSlug, { noun, slug: { $in: moved.map(({ after }) => after) } });
}

/** The id of what bore this slug last, if anything ever did. */
export async function formerOwner(em: EntityManager, noun: SluggedNoun, slug: string): Promise<number | undefined> {
  return (await em.findOne(FormerSlug, { noun, slug }))?.owner;
}
