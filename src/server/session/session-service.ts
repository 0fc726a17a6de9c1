import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { AdminUser, LoginReply } from "#contracts/session/session.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/app-error.ts";
import { hashPassword, isOutdated, isPassword } from "./password.ts";
import { Administrator, Session } from "./session.entity.ts";

/** A session ends 12 hours after sign-in, or 2 hours after its last use. Source: reliability.md AUTH-9. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;
const IDLE_MS = 2 * 60 * 60 * 1000;
/** Shortest interval between two updates of `last_seen_at`, so that not every request writes. */
const SEEN_INTERVAL_MS = 60 * 1000;

const ISSUER = "lumidar";
const AUDIENCE = "lumidar-admin";
const ALGORITHM = "HS256";

/** The refusal of a session that existed and ended; any other token is refused with the sentence of its code. */
const EXPIRED = "Votre session a expiré. Veuillez vous reconnecter.";

/** The claims of a token, in the only shape that we write: an attacker who holds our key could sign another one. */
const claimsSchema = z.object({ jti: z.string().regex(/^[\w-]{22}$/), sub: z.string().regex(/^\d{1,10}$/) });

type Claims = z.infer<typeof claimsSchema>;

/** The session of a token, and its administrator. */
export type SignedIn = { id: string; administrator: number; user: AdminUser };

/** The session, unless it ended or expired, or was idle for too long. */
function notOver<Found extends Pick<Session, "expires_at" | "last_seen_at">>(session: Found | null, now: Date): Found {
  if (!session || session.expires_at <= now || now.getTime() - session.last_seen_at.getTime() > IDLE_MS)
    throw new AppError("unauthenticated", EXPIRED);
  return session;
}

/** Opens, checks and ends sessions. A token is valid only while its session's row exists. */
export type SessionService = ReturnType<typeof createSessionService>;

/** Creates the session service. `secret` signs the tokens: 32 bytes or more. */
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
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AppError("unauthenticated", EXPIRED);
      return undefined; // with an invalid token, whatever the reason, the request is not signed in
    }
  }

  return {
    /** Opens a session. Fails with `unauthenticated`, with the same sentence for a wrong name and a wrong password. */
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

    /** The session of a token; undefined when the token is malformed or foreign. Fails with `unauthenticated` when the session is over. */
    async check(em: EntityManager, token: string, now: Date): Promise<SignedIn | undefined> {
      const claims = await claimsOf(token, now);
      if (!claims) return undefined;
      const owned = { id: claims.jti, administrator: Number(claims.sub) };
      const session = notOver(await em.findOne(Session, owned, { populate: ["administrator"] }), now);
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
