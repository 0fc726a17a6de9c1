import type { EntityManager } from "@mikro-orm/postgresql";
import type { ImportFault } from "#contracts/product/product-transfer.ts";
import { REDIRECTIONS_MAX, redirectionInputSchema } from "#contracts/redirection/redirection.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { listSitePaths } from "#server/platform/page/site-paths.ts";
import { Redirection } from "#server/resources/redirection/redirection.entity.ts";
import {
  circleMessage,
  findCircle,
  lockRedirections,
  PAGE_EXISTS,
  readTargets,
  type Targets,
  TOO_MANY,
} from "#server/resources/redirection/redirection-rules.ts";
import type { PlannedRow } from "./planned-row.ts";

/** An old address, and where it leads. */
type Move = { line: number; from_path: string; to_url: string };

const NOTE = "Ancienne adresse, d’un import";

/** Lists where the old addresses of rows lead, and those that cannot be read. */
function listMoves(rows: PlannedRow[], addresses: Map<number, string[]>): { moves: Move[]; warnings: ImportFault[] } {
  const moves: Move[] = [];
  const warnings: ImportFault[] = [];
  for (const { line, known, values } of rows) {
    for (const address of addresses.get(line) ?? []) {
      const { data, error } = redirectionInputSchema.safeParse({ from_path: address, to_url: `/produits/${values.slug ?? known?.slug}` });
      if (error) warnings.push({ line, column: null, message: `${address} n’est pas redirigée. ${error.issues[0]?.message}` });
      else if (data.from_path !== data.to_url) moves.push({ line, from_path: data.from_path, to_url: data.to_url });
    }
  }
  return { moves, warnings };
}

/** Plans the redirections of the old addresses of rows to their products. An address that is a page, is redirected
 *  already or would lead in a circle is left out with a warning; one that leads there already, without. */
export async function planRedirections(
  em: EntityManager,
  rows: PlannedRow[],
  addresses: Map<number, string[]>,
): Promise<{ sound: Move[]; warnings: ImportFault[] }> {
  const { moves, warnings } = listMoves(rows, addresses);
  if (moves.length === 0) return { sound: [], warnings };
  const pages = await listSitePaths(em, nowOf(em));
  const stored = new Map((await em.fork({ keepTransactionContext: true }).find(Redirection, {})).map((row) => [row.from_path, row.to_url]));
  const targets = await readTargets(em);
  const sound: Move[] = [];
  for (const move of moves) {
    const { line, from_path, to_url } = move;
    const other = stored.get(from_path);
    if (other === to_url) continue;
    const reason = other === undefined ? findObstacle(move, { pages, targets, count: stored.size }) : `Elle l’est déjà, vers ${other}.`;
    if (reason !== undefined) warnings.push({ line, column: null, message: `${from_path} n’est pas redirigée. ${reason}` });
    else {
      sound.push(move);
      stored.set(from_path, to_url);
    }
  }
  return { sound, warnings };
}

/** Finds the reason why an address cannot be redirected; adds it to the targets where there is none. */
function findObstacle(
  { from_path, to_url }: Move,
  { pages, targets, count }: { pages: Set<string>; targets: Targets; count: number },
): string | undefined {
  if (count >= REDIRECTIONS_MAX) return TOO_MANY;
  if (pages.has(from_path)) return PAGE_EXISTS;
  targets.set(from_path, to_url);
  const circle = findCircle(targets, from_path);
  if (!circle) return undefined;
  targets.delete(from_path);
  return circleMessage(circle);
}

/** Redirects the old addresses of rows to their products, in the caller's transaction; gives how many. */
export async function redirectAddresses(em: EntityManager, rows: PlannedRow[], addresses: Map<number, string[]>): Promise<number> {
  await lockRedirections(em);
  const { sound } = await planRedirections(em, rows, addresses);
  if (sound.length === 0) return 0;
  const fork = em.fork({ keepTransactionContext: true });
  for (const { from_path, to_url } of sound) fork.persist(fork.create(Redirection, { from_path, to_url, note: NOTE }));
  await fork.flush();
  return sound.length;
}
