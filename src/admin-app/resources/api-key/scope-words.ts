import { findResource } from "#admin-app/kit/resource.ts";

/** Verb of what a scope lets a program do with its resource. */
export function scopeVerb(scope: string): string {
  if (scope === "media:write") return "Envoyer des fichiers";
  if (scope === "webhooks:write") return "Renvoyer les envois abandonnés";
  return scope.endsWith(":read") ? "Lire" : "Modifier";
}

/** Words for scopes as a person chose them: « Produits : Lire, Modifier ». `known` are all scopes, each with its
 *  resource. */
export function formatScopes(scopes: string[], known: { scope: string; noun: string }[]): string {
  const chosen = known.filter(({ scope }) => scopes.includes(scope));
  const groups = [...Map.groupBy(chosen, ({ noun: resource }) => resource)];
  return groups
    .map(([resource, own]) => `${resourceLabel(resource)}\u202f: ${own.map(({ scope }) => scopeVerb(scope).toLowerCase()).join(", ")}`)
    .join(" · ");
}

/** Translates the server's name of a resource into the screens'. */
export function resourceLabel(resource: string): string {
  return resource === "webhook" ? "Webhooks" : (findResource(resource)?.label ?? resource);
}
