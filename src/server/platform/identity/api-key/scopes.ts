import type { EntityManager } from "@mikro-orm/postgresql";
import { nounNameOf } from "#server/platform/declaration/resource.ts";
import { allNouns } from "#server/platform/declaration/resource.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";

/** What API keys may be allowed, each with the noun that it is about, as the history calls it: to read and to write what has guarded REST paths,
 *  and to send files. `rightOf` asks for them. */
export function scopesOf(em: EntityManager): { scope: string; noun: string }[] {
  const guarded = restRoutes().filter(isGuarded);
  const opened = allNouns().filter(({ router }) => guarded.some(({ procedure }) => procedure.startsWith(`${router}.`)));
  const ofNouns = opened.flatMap(({ router, entity }) =>
    ["read", "write"].map((access) => ({ scope: `${router}:${access}`, noun: nounNameOf(em, entity) })),
  );
  return [...ofNouns, { scope: "media:write", noun: "media" }];
}
