import { findResource } from "#admin-app/kit/resource.ts";

/** What the screens call a resource that the server names. */
export function resourceLabel(noun: string): string {
  return findResource(noun)?.label ?? noun;
}
