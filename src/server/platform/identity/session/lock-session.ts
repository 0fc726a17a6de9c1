import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { middleware } from "#server/platform/rpc/trpc.ts";
import type { SignedIn } from "./session-service.ts";
import { sessionExpired } from "./session-tokens.ts";

/** Locks a session until the caller's transaction ends: a request that ends it at the same time waits. Comes after
 *  other locks, because what ends several sessions locks their person first. Fails with `unauthenticated` where the
 *  session has ended. */
export async function lockSession(em: EntityManager, session: Pick<SignedIn, "id"> | undefined): Promise<void> {
  const { rows } = await sql`select 1 from session where id = ${session?.id ?? ""} for key share`.execute(em.getKysely());
  if (rows.length === 0) throw sessionExpired();
}

/** A step for what gives access or shows a secret: undoes it where the session has ended meanwhile, because the account
 *  was taken back. Follows `requireSession` and `transaction`. */
export const requireLastingSession = middleware(async ({ ctx, next }) => {
  const done = await next();
  if (done.ok) await lockSession(ctx.em, ctx.actor?.session);
  return done;
});
