import { allResources, type Resource } from "./resource.ts";
import { type RestRoute, translationRoutes, route } from "./rest-route.ts";

/** Lists the paths of a resource's translations, below that of one of its records. */
function translationRoutesOf({ router, rest, translated }: Resource<string>): RestRoute[] {
  const one = rest.find(({ procedure }) => procedure === `${router}.get`);
  return translated && one ? translationRoutes({ path: one.path, noun: translated.noun }) : [];
}

/** Whether a path is one of the back office. */
export function isOfAdministration({ path }: RestRoute): boolean {
  return path.startsWith("/api/admin/");
}

/** Every documented REST path but the two uploads, the public ones first. Source: REST-1, REST-2. A row holds no rule:
 *  the same procedure answers tRPC. */
export function restRoutes(): RestRoute[] {
  const ofResources = allResources().flatMap((resource) => resource.rest.concat(translationRoutesOf(resource)));
  return [
    ...ofResources.filter((route) => !isOfAdministration(route)),
    route("post /api/admin/login", "session.login", { fr: "Se connecter", en: "Sign in", body: "SignIn" }),
    route("get /api/admin/dashboard/stats", "dashboard.stats", { fr: "Compter les contenus", en: "Count the content" }),
    route("get /api/admin/changes", "history.deletions", { fr: "Lister les éléments supprimés", en: "List the deleted records" }),
    route("post /api/admin/webhooks/replay-failed", "webhooks.replayFailedTo", {
      fr: "Renvoyer les envois abandonnés vers une adresse",
      en: "Send the failed deliveries to an address again",
      body: "WebhookAddress",
      mayMiss: true,
    }),
    ...ofResources.filter(isOfAdministration),
  ];
}

/** Whether a path demands a session. */
export function isGuarded(route: RestRoute): boolean {
  return isOfAdministration(route) && route.procedure !== "session.login";
}
