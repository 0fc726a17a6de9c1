import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { toInnerPath, toSitePath } from "#contracts/redirection/site-path.ts";
import { REDIRECTIONS_MAX } from "#contracts/redirection/redirection.ts";
import { originOf } from "#server/platform/database/site-origin.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { listSitePaths } from "#server/platform/page/site-paths.ts";
import { Redirection } from "./redirection.entity.ts";

/** Lock of writers of redirections: whether one leads in a circle depends on all of them. */
const WRITERS_LOCK = 7_390_061;

/** Makes every other writer of redirections wait until the transaction ends. */
export async function lockRedirections(em: EntityManager): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(em.getKysely());
}

/** Old paths of this site, and the paths of this site that they lead to. */
export type Targets = Map<string, string>;

/** Reads where every stored redirection leads within the site. */
export async function readTargets(em: EntityManager): Promise<Targets> {
  const { rows } = await sql<{ from_path: string; to_url: string }>`select from_path, to_url from redirection`.execute(em.getKysely());
  return toTargets(rows, originOf(em));
}

/** Builds the map of the redirections that lead within the site. */
export function toTargets(rows: { from_path: string; to_url: string }[], origin: string): Targets {
  return new Map(
    rows.flatMap(({ from_path, to_url }) => {
      const inner = toInnerPath(to_url, origin);
      return inner === undefined ? [] : [[toSitePath(from_path) ?? from_path, inner] as const];
    }),
  );
}

/** Address of a product below one of its collections, where Shopify answers too. */
const BELOW_COLLECTION = /^\/collections\/[^/]+(?=\/products\/[^/]+$)/;

/** Finds what is stored of a path, else of the one that it stands for in the shops that the site may have come from. */
export function findByPath<Found>(known: ReadonlyMap<string, Found>, path: string): Found | undefined {
  return known.get(path) ?? known.get(path.replace(BELOW_COLLECTION, ""));
}

/** Follows the redirections from a path; gives the paths of the circle that it leads into, if any. */
export function findCircle(targets: Targets, start: string): string[] | undefined {
  const passed = new Set([start]);
  for (let path = findByPath(targets, start); path !== undefined; path = findByPath(targets, path)) {
    if (passed.has(path)) return [...passed, path];
    passed.add(path);
  }
  return undefined;
}

/** Steps of a circle that a sentence names. */
const NAMED_STEPS = 4;

/** Says that redirections lead in a circle. */
export function circleMessage(circle: string[]): string {
  const named = circle.length > NAMED_STEPS ? [...circle.slice(0, NAMED_STEPS - 1), "…", circle.at(-1)] : circle;
  return `Cette redirection tournerait en rond\u202f: ${named.join(" → ")}.`;
}

export const PAGE_EXISTS =
  "Une page répond déjà à cette adresse, et passerait avant la redirection. Masquez cette page, ou choisissez une autre adresse.";

export const TOO_MANY = `${REDIRECTIONS_MAX.toLocaleString("fr")} redirections, c’est le maximum\u202f: supprimez celles qui ne servent plus.`;

/** Refuses stored redirections beyond the maximum. Fails with `conflict`. */
export async function refuseTooMany(em: EntityManager): Promise<void> {
  if ((await em.count(Redirection)) > REDIRECTIONS_MAX) throw new AppError("conflict", TOO_MANY);
}

/** Refuses an old address that a page answers. Fails with `invalid`. */
export async function refusePage(em: EntityManager, path: string): Promise<void> {
  if ((await listSitePaths(em, nowOf(em))).has(path)) throw invalidField("from_path", PAGE_EXISTS);
}

/** Refuses a stored redirection that leads in a circle. Fails with `invalid`. */
export async function refuseCircle(em: EntityManager, { from_path }: Redirection): Promise<void> {
  const circle = findCircle(await readTargets(em), from_path);
  if (circle) throw invalidField("to_url", circleMessage(circle));
}

/** Refuses restored redirections beyond the maximum, or that lead in a circle with those of today. Fails with
 *  `conflict`. */
export async function refuseRestored(em: EntityManager, ids: number[]): Promise<void> {
  await lockRedirections(em);
  await refuseTooMany(em);
  const targets = await readTargets(em);
  for (const { from_path } of await em.find(Redirection, { id: { $in: ids } })) {
    const circle = findCircle(targets, from_path);
    if (circle) throw new AppError("conflict", circleMessage(circle));
  }
}
