import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { AdminUser, LoginReply } from "#contracts/session/session.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/app-error.ts";
import { hashPassword, isOutdated, isPassword } from "./password.ts";
import { Administrator, Session } from "./session.entity.ts";

/** A session ends 12 hours after sign-in, or 2 hours after its last use. Source: reliability.md AUTH-9. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;
const IDLE_MS = 2 * 60 * 60 * 1000;
/** Uses closer together than this are not written down, so that reading does not mean writing. */
const SEEN_EVERY_MS = 60 * 1000;

const ISSUER = "lumidar";
const AUDIENCE = "lumidar-admin";
const ALGORITHM = "HS256";

/** What a token says, in the only shape that we write: even a valid signature may come from someone who holds our key. */
const claimsSchema = z.object({ jti: z.string().regex(/^[\w-]{22}$/), sub: z.string().regex(/^\d{1,10}$/) });

type Claims = z.infer<typeof claimsSchema>;

/** Whose session a token belongs to. */
export type SignedIn = { id: string; administrator: number; user: AdminUser };

/** Opens, checks and ends sessions. A token alone opens nothing: its session's row must still be there. */
export type SessionService = ReturnType<typeof createSessionService>;

/** `secret`: 32 bytes or more, which signs the tokens. */
export function createSessionService(secret: string) {
  const key = new TextEncoder().encode(secret);

  async function claimsOf(token: string, now: Date): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: "JWT",
        requiredClaims: ["exp", "iat", "jti", "sub"],
        currentDate: now,
      });
      return claimsSchema.parse(payload);
    } catch {
      return undefined; // whatever is wrong with a token, its bearer is simply not signed in
    }
  }

  return {
    /** Fails with `unauthenticated`, and with the same sentence whether the name or the password is wrong. */
    async signIn(em: EntityManager, { username, password }: { username: string; password: string }, now: Date): Promise<LoginReply> {
      const [administrator] = await em.find(Administrator, { folded_username: normalize(username) }, { limit: 1 });
      if (!(await isPassword(password, administrator?.password_hash)) || !administrator) {
        throw new AppError("unauthenticated", "Nom d’utilisateur ou mot de passe incorrect.");
      }
      if (isOutdated(administrator.password_hash))
        await em.nativeUpdate(Administrator, { id: administrator.id }, { password_hash: await hashPassword(password) });
      const id = randomBytes(16).toString("base64url");
      const expires_at = new Date(now.getTime() + LIFETIME_MS);
      await em.nativeDelete(Session, { expires_at: { $lt: now } });
      await em.insert(Session, { id, administrator: administrator.id, created_at: now, last_seen_at: now, expires_at });
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(administrator.id))
        .setJti(id)
        .setIssuedAt(now)
        .setExpirationTime(expires_at)
        .sign(key);
      const { role } = administrator;
      return { success: true, token, user: { username: administrator.username, role }, message: "Connexion réussie" };
    },

    /** Whose token this is, or nothing when it is malformed, foreign, expired, idle for too long or ended. */
    async check(em: EntityManager, token: string, now: Date): Promise<SignedIn | undefined> {
      const claims = await claimsOf(token, now);
      if (!claims) return undefined;
      const owned = { id: claims.jti, administrator: Number(claims.sub) };
      const session = await em.findOne(Session, owned, { populate: ["administrator"] });
      if (!session || session.expires_at <= now || now.getTime() - session.last_seen_at.getTime() > IDLE_MS) return undefined;
      if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS)
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
