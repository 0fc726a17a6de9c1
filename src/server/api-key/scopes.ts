import type { EntityManager } from "@mikro-orm/postgresql";
import { nounNameOf } from "#server/history/change-list.ts";
import { nouns } from "#server/nouns.ts";
import { isGuarded, REST_ROUTES } from "#server/rest/routes.ts";

/** The nouns that have guarded REST paths. */
const OPENED = nouns.filter(({ router }) => REST_ROUTES.some((route) => isGuarded(route) && route.procedure.startsWith(`${router}.`)));

/** What API keys may be allowed, each with the noun that it is about, as the history calls it: to read and to write what has guarded REST paths,
 *  and to send files. `rightOf` asks for them. */
export function scopesOf(em: EntityManager): { scope: string; noun: string }[] {
  const ofNouns = OPENED.flatMap(({ router, entity }) =>
    ["read", "write"].map((access) => ({ scope: `${router}:${access}`, noun: nounNameOf(em, entity) })),
  );
  return [...ofNouns, { scope: "media:write", noun: "media" }];
}
