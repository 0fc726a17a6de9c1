import { appRouter } from "#server/router.ts";
import type { Installation } from "./installation.ts";

/** A way into the server: a documented path and method, or a procedure. Its parameters are filled in with what exists
 *  nowhere. */
export type Entrance = { method: string; path: string };

type Operation = { security: unknown[] };

/** Every documented path with its methods, as the server's own OpenAPI document says it. */
export async function documentedPaths({ send }: Installation): Promise<(Entrance & { isGuarded: boolean })[]> {
  const { body } = await send("GET", "/api/openapi.json");
  const paths = Object.entries<Record<string, Operation>>(body.paths);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replace("{id}", "2147483647").replace("{slug}", "inconnu"),
      isGuarded: security.length > 0,
    })),
  );
}

/** Procedures for every visitor. Written by hand, as the rights are (`rights.test.ts`): one more must be added here on
 *  purpose. */
const FOR_VISITORS =
  /^(?:articles\.(?:blog|bySlug|listCards|listPublished|movedTo|view)|contactRequests\.(?:product|selection|send)|features\.listActive|pages\.(?:movedTo|view)|passwordLinks\.\w+|products\.(?:bySlug|cards|catalogue|compare|listActive|movedTo|newest|view)|search\.\w+|session\.login|signIn\.\w+|slides\.listActive|subscribers\.(?:confirm|subscribe|unsubscribe))$/;

/** Every procedure that is not for visitors. */
export function guardedProcedures(): Entrance[] {
  // At run time the procedures are flat, by their full names; tRPC's types nest them.
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: "query" | "mutation" } }>;
  return Object.entries(procedures)
    .filter(([name]) => !FOR_VISITORS.test(name))
    .map(([name, { _def }]) => ({ method: _def.type === "query" ? "GET" : "POST", path: `/trpc/${name}` }));
}
