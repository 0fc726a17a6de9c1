import { findResource } from "#admin-app/kit/resource.ts";

/** Translates the server's name of a resource into the screens'. */
export function resourceLabel(noun: string): string {
  return findResource(noun)?.label ?? noun;
}
