import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { isMostlyName, PASSWORD_IS_A_NAME } from "#contracts/session/password.ts";
import { ApiKey } from "#server/platform/identity/api-key/api-key.entity.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { PasswordLink } from "#server/platform/identity/person/password-link.entity.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { Session } from "./session.entity.ts";

const deriveArgon2 = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Concurrent hashes, so that many sign-ins queue instead of exhausting the memory. Source: AUTH-5. */
const CONCURRENCY = 4;
/** Sign-ins that may wait in the queue. */
const WAITING_MAX = 100;

const limited = limitConcurrency(CONCURRENCY, WAITING_MAX);

/** The parameters of a hash. */
type Parameters = { memory: number; passes: number; parallelism: number; nonce: Buffer; tagLength: number };

const CURRENT = { ...COST, tagLength: TAG_LENGTH };

/** A hash as a PHC string, which holds the cost that it was made with. */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/-]{11,})\$([\w+/-]{16,})$/;

function derive(password: string, parameters: Parameters): Promise<Buffer> {
  return limited(() => deriveArgon2("argon2id", { message: password.normalize("NFC"), ...parameters }));
}

function readPhc(phc: string): { parameters: Parameters; tag: Buffer } | undefined {
  const [, memory, passes, parallelism, salt = "", stored = ""] = PHC.exec(phc) ?? [];
  if (!memory) return undefined;
  const tag = Buffer.from(stored, "base64url"); // reads both alphabets
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { parameters: { ...cost, nonce: Buffer.from(salt, "base64url"), tagLength: tag.length }, tag };
}

/** Hashes a password with a random salt, as a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, { ...CURRENT, nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Whether a password matches a hash, computed at the hash's own cost. Without a hash (unknown user), or with an
 *  unreadable one, it is false and takes as long as at today's cost. */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const stored = readPhc(phc ?? "");
  const tag = await derive(password, stored?.parameters ?? { ...CURRENT, nonce: Buffer.alloc(16) });
  return stored !== undefined && timingSafeEqual(stored.tag, tag);
}

/** Whether a hash was made at another cost than today's, so that the next sign-in must hash the password again. */
export function isOutdated(phc: string): boolean {
  const parameters = readPhc(phc)?.parameters;
  return parameters?.memory !== COST.memory || parameters.passes !== COST.passes || parameters.parallelism !== COST.parallelism;
}

/** Hashes a password that a person chose. Fails with `invalid` where it is little more than their name or the
 *  company's. Takes long: call it outside of transactions. */
export async function hashChosenPassword(em: EntityManager, password: string, username: string): Promise<string> {
  const { name } = await readSettings(em);
  if (isMostlyName(password, [username, name])) throw invalidField("password", PASSWORD_IS_A_NAME);
  return hashPassword(password);
}

/** Ends the links by which a person could choose a password, in the caller's transaction. Their holder, perhaps of a
 *  former mailbox, was entitled by a state that has ended. */
export async function endLinks(em: EntityManager, administrator: number): Promise<void> {
  await em.nativeDelete(PasswordLink, { administrator });
}

/** Gives a person another password in the caller's transaction, and ends their links. Without `butSession` the account
 *  is taken back: all sessions and API keys end. With it the person changes their own password: their other sessions
 *  end, and their keys stay. */
export async function setPassword(
  em: EntityManager,
  { id, password_hash, butSession }: { id: number; password_hash: string; butSession?: string },
): Promise<void> {
  // No new version: lists and forms show no password.
  await sql`update administrator set password_hash = ${password_hash}, password_is_generated = false where id = ${id}`.execute(
    em.getKysely(),
  );
  await endLinks(em, id);
  await em.nativeDelete(Session, { administrator: id, ...(butSession !== undefined && { id: { $ne: butSession } }) });
  if (butSession === undefined) await em.nativeDelete(ApiKey, { administrator: id });
}

/** Crockford's base 32: no letter that is read as a digit, and no character that means something to a shell. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Gives random characters of 5 bits each, to be copied by a person. */
export function randomCharacters(count: number): string {
  // a byte's three other bits are as random as these
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
