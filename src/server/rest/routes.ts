import { nouns } from "#server/nouns.ts";
import type { RestRoute } from "./rest-route.ts";

const OF_THE_NOUNS = nouns.flatMap(({ rest }) => rest);

function isOfAdministration({ path }: RestRoute): boolean {
  return path.startsWith("/api/admin/");
}

/** Every documented REST path but the two uploads, the public ones first. Source: specification §7, interface.md « Addresses ».
 *  A row holds no rule: the same procedure answers tRPC. */
export const REST_ROUTES: RestRoute[] = [
  ...OF_THE_NOUNS.filter((route) => !isOfAdministration(route)),
  { method: "post", path: "/api/admin/login", procedure: "session.login", summary: "Se connecter" },
  { method: "get", path: "/api/admin/dashboard/stats", procedure: "dashboard.stats", summary: "Compter les contenus" },
  ...OF_THE_NOUNS.filter(isOfAdministration),
];

/** Whether a path demands a session. */
export function isGuarded(route: RestRoute): boolean {
  return isOfAdministration(route) && route.procedure !== "session.login";
}
