import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { AdminUser, LoginReply } from "#contracts/session/session.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/app-error.ts";
import { hashPassword, isOutdated, isPassword } from "./password.ts";
import { Administrator, Session } from "./session.entity.ts";
import { createSessionTokens, sessionExpired } from "./session-tokens.ts";

/** A session ends 12 hours after sign-in, or 2 hours after its last use. Source: reliability.md AUTH-9. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;
const IDLE_MS = 2 * 60 * 60 * 1000;
/** Shortest interval between two updates of `last_seen_at`, so that not every request writes. */
const SEEN_INTERVAL_MS = 60 * 1000;

/** The session of a token, and its administrator. */
export type SignedIn = { id: string; administrator: number; user: AdminUser };

/** Opens, checks and ends sessions. A token is valid only while its session's row exists. */
export type SessionService = ReturnType<typeof createSessionService>;

/** Creates the session service. `secret` signs the tokens: 32 bytes or more. */
export function createSessionService(secret: string) {
  const tokens = createSessionTokens(secret);
  return {
    /** Opens a session. Fails with `unauthenticated`, with the same sentence for a wrong name and a wrong password. */
    async signIn(em: EntityManager, { username, password }: { username: string; password: string }, now: Date): Promise<LoginReply> {
      const [administrator] = await em.find(Administrator, { normalized_username: normalize(username) }, { limit: 1 });
      if (!(await isPassword(password, administrator?.password_hash)) || !administrator) {
        throw new AppError("unauthenticated", "Nom d’utilisateur ou mot de passe incorrect.");
      }
      if (isOutdated(administrator.password_hash))
        await em.nativeUpdate(Administrator, { id: administrator.id }, { password_hash: await hashPassword(password) });
      const id = randomBytes(16).toString("base64url");
      const expires_at = new Date(now.getTime() + LIFETIME_MS);
      await em.nativeDelete(Session, { expires_at: { $lt: now } });
      await em.insert(Session, { id, administrator: administrator.id, created_at: now, last_seen_at: now, expires_at });
      const token = await tokens.sign({ id, administrator: administrator.id, created_at: now, expires_at });
      const { role } = administrator;
      return { success: true, token, user: { username: administrator.username, role }, message: "Connexion réussie" };
    },

    /** The session of a token; undefined when the token is malformed or foreign. Fails with `unauthenticated` when the session expired, ended or
     *  was idle for too long. */
    async check(em: EntityManager, token: string, now: Date): Promise<SignedIn | undefined> {
      const claims = await tokens.verify(token, now);
      if (!claims) return undefined;
      const owned = { id: claims.jti, administrator: Number(claims.sub) };
      const session = await em.findOne(Session, owned, { populate: ["administrator"] });
      if (!session || session.expires_at <= now || now.getTime() - session.last_seen_at.getTime() > IDLE_MS) throw sessionExpired();
      if (now.getTime() - session.last_seen_at.getTime() > SEEN_INTERVAL_MS)
        await em.nativeUpdate(Session, { id: session.id }, { last_seen_at: now });
      const { id: administrator, username, role } = session.administrator;
      return { id: session.id, administrator, user: { username, role } };
    },

    /** Ends one session at once. */
    async signOut(em: EntityManager, id: string): Promise<void> {
      await em.nativeDelete(Session, { id });
    },
  };
}
