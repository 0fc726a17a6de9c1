import { HOUR_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { AdminUser, LoginReply } from "#contracts/session/session.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { CLOCK_TOLERANCE_MS, liesAhead } from "#server/platform/database/clock.ts";
import { isDiskFull, unlessDiskFull } from "#server/platform/errors/error-causes.ts";
import { hashPassword, isOutdated, isPassword } from "./password.ts";
import { Administrator, lacksFactor, Session } from "./session.entity.ts";
import { createSessionTokens, isSignedFor, sessionExpired } from "./session-tokens.ts";

/** Longest life of a session after sign-in, and after its last use. Source: AUTH-9. */
const LIFETIME_MS = 12 * HOUR_MS;
const IDLE_MS = 2 * HOUR_MS;
/** Shortest interval between two updates of `last_seen_at`, so that not every request writes. */
const SEEN_INTERVAL_MS = MINUTE_MS;

/** The session of a token, and its administrator. */
export type SignedIn = {
  id: string;
  administrator: number;
  user: AdminUser & { display_name: string };
  /** Time of the last proof of identity. */
  verifiedAt: Date | null;
  /** Whether they must set up a second factor before anything else. */
  lacksFactor: boolean;
};

/** A person as they were when they proved their identity. */
export type Proven = Pick<Administrator, "id" | "username" | "role" | "password_hash">;

/** Time and device of a sign-in. */
type SignIn = { now: Date; device: string };

function wrongNameOrPassword(): AppError {
  return new AppError("unauthenticated", "Nom d’utilisateur ou mot de passe incorrect.");
}

/** Hashes a right password again where its hash is of another cost than today's; gives the stored hash. */
async function renewHash(em: EntityManager, { id, password_hash }: Administrator, password: string): Promise<{ password_hash: string }> {
  if (!isOutdated(password_hash)) return { password_hash };
  const renewed = { password_hash: await hashPassword(password) };
  try {
    // A password that was replaced meanwhile stays replaced.
    if ((await em.nativeUpdate(Administrator, { id, password_hash }, renewed)) === 0) throw wrongNameOrPassword();
    return renewed;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return { password_hash };
  }
}

/** Finds the person with this name and password. Fails with `unauthenticated`, with the same sentence for a wrong name
 *  and a wrong password. */
export async function checkPassword(em: EntityManager, { username, password }: { username: string; password: string }): Promise<Proven> {
  const [administrator] = await em.find(Administrator, { normalized_username: normalize(username) }, { limit: 1 });
  const isRight = await isPassword(password, administrator?.password_hash);
  if (!isRight || !administrator?.is_active) throw wrongNameOrPassword();
  const { id, role } = administrator;
  return { id, role, username: administrator.username, ...(await renewHash(em, administrator, password)) };
}

/** Notes when a person was here last. It is no edit of the person: the version stays. */
async function noteSeen(em: EntityManager, id: number, now: Date): Promise<void> {
  await unlessDiskFull(sql`update administrator set last_seen_at = ${now} where id = ${id} and is_active`.execute(em.getKysely()));
}

/** Whether a person still has this password and is active; stays so until the caller's transaction ends. */
export async function stillHasPassword(em: EntityManager, { id, password_hash }: Pick<Proven, "id" | "password_hash">): Promise<boolean> {
  const { rows } = await sql`select id from administrator
    where id = ${id} and password_hash = ${password_hash} and is_active for no key update`.execute(em.getKysely());
  return rows.length > 0;
}

/** A session with its person, as one statement reads it; its times in milliseconds since 1970. */
type StoredSession = Omit<Proven, "id"> & {
  display_name: string;
  is_active: boolean;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  verified_at: number | null;
  lacks_factor: boolean;
};

const milliseconds = (column: string) => sql`extract(epoch from session.${sql.ref(column)})::float8 * 1000`;

/** Reads a session without the ORM, which every request of an administrator would wait for. */
async function readSession(em: EntityManager, { id, administrator }: { id: string; administrator: number }) {
  const { rows } = await sql<StoredSession>`
    select username, role, password_hash, display_name, is_active, ${milliseconds("created_at")} as created_at,
      ${milliseconds("last_seen_at")} as last_seen_at, ${milliseconds("expires_at")} as expires_at,
      ${milliseconds("verified_at")} as verified_at, ${sql.raw(lacksFactor({ administrator: "administrator.id" }))} as lacks_factor
    from session join administrator on administrator.id = session.administrator
    where session.id = ${id} and administrator.id = ${administrator}`.execute(em.getKysely());
  return rows[0];
}

/** Opens a session in the caller's transaction. A new password and a deactivation end all sessions: where either came
 *  while the password was being checked, this fails as a wrong password does. */
async function beginSession(
  em: EntityManager,
  { id: administrator, password_hash }: Proven,
  { now, device }: SignIn,
): Promise<{ id: string; expires_at: Date }> {
  if (!(await stillHasPassword(em, { id: administrator, password_hash }))) throw wrongNameOrPassword();
  const id = randomBytes(16).toString("base64url");
  const expires_at = new Date(now.getTime() + LIFETIME_MS);
  await em.nativeDelete(Session, { expires_at: { $lt: now } });
  await em.insert(Session, { id, administrator, created_at: now, last_seen_at: now, verified_at: now, expires_at, device });
  return { id, expires_at };
}

/** Lists a person's sessions that would still be accepted, by last use. */
export function listOpenSessions(em: EntityManager, administrator: number, now: Date): Promise<Session[]> {
  const used = { $gte: new Date(now.getTime() - IDLE_MS) };
  const made = { $lte: new Date(now.getTime() + CLOCK_TOLERANCE_MS) };
  return em.find(
    Session,
    { administrator, created_at: made, expires_at: { $gt: now }, last_seen_at: used },
    { orderBy: { last_seen_at: "desc", id: "asc" } },
  );
}

/** Creates what opens and checks sessions. A token is valid only while its session's row exists. `secret` signs the
 *  tokens: 32 bytes or more. */
export function createSessionService(secret: string) {
  const tokens = createSessionTokens(secret);
  return {
    /** Opens a session for a person who has proved their identity. Fails with `unauthenticated` where their password
     *  was changed since, or they were deactivated. */
    async open(em: EntityManager, person: Proven, { now, device }: SignIn): Promise<LoginReply> {
      const { id, expires_at } = await em.transactional((transaction) => beginSession(transaction, person, { now, device }));
      await noteSeen(em, person.id, now);
      const token = await tokens.sign({ id, administrator: person.id, created_at: now, expires_at });
      return { success: true, token, user: { username: person.username, role: person.role }, message: "Connexion réussie" };
    },

    /** Finds the session of a token; undefined when the token is malformed or foreign. Fails with `unauthenticated`
     *  when the session expired, ended or was idle for too long. */
    async check(em: EntityManager, token: string, now: Date): Promise<SignedIn | undefined> {
      const claims = await tokens.verify(token, now);
      if (!claims) return undefined;
      const owned = { id: claims.jti, administrator: Number(claims.sub) };
      const session = await readSession(em, owned);
      if (session && !isSignedFor(session, claims)) return undefined;
      // its life would end long after the longest one
      if (session && liesAhead(session.created_at, now)) throw sessionExpired();
      const idle = now.getTime() - (session?.last_seen_at ?? 0);
      if (!session?.is_active || session.expires_at <= now.getTime() || idle > IDLE_MS) throw sessionExpired();
      const { username, role, display_name, verified_at, lacks_factor } = session;
      const { id, administrator } = owned;
      if (idle > SEEN_INTERVAL_MS) {
        await unlessDiskFull(em.nativeUpdate(Session, { id }, { last_seen_at: now }));
        await noteSeen(em, administrator, now);
      }
      const verifiedAt = verified_at === null ? null : new Date(verified_at);
      return { id, administrator, user: { username, role, display_name }, verifiedAt, lacksFactor: lacks_factor };
    },
  };
}
