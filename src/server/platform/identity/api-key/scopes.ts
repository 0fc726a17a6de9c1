import type { EntityManager } from "@mikro-orm/postgresql";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";

/** Lists the scopes that API keys may have, each with the resource that it is about, as the history calls it: to read and to write what has guarded REST paths,
 *  and to send files. `rightOf` asks for them. */
export function scopesOf(em: EntityManager): { scope: string; noun: string }[] {
  const guarded = restRoutes().filter(isGuarded);
  const opened = allResources().filter(({ router }) => guarded.some(({ procedure }) => procedure.startsWith(`${router}.`)));
  const ofResources = opened.flatMap(({ router, entity }) =>
    ["read", "write"].map((access) => ({ scope: `${router}:${access}`, noun: resourceNameOf(em, entity) })),
  );
  return [...ofResources, { scope: "media:write", noun: "media" }];
}
