import { MINUTE_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import { randomBytes } from "node:crypto";
import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { CLOCK_TOLERANCE_MS } from "#server/platform/database/clock.ts";
import { Administrator } from "../session/session.entity.ts";
import type { Proven } from "../session/session-service.ts";
import { FactorChallenge } from "./factor.entity.ts";

/** Purpose of a challenge, which is valid for no other. */
export type Purpose = "sign-in" | "add-passkey" | "verify";

const TICKET = "password-was-right";

/** Request for a challenge. `administrator` is null where a passkey will tell who signs in. */
type ChallengeScope = { purpose: Purpose; administrator: number | null; now: Date };

const LIFETIME_MS = 5 * MINUTE_MS;

/** Most tries of a code after one password. */
const TRIES = 10;

/** Hashes a challenge for storage. `bound` is a value that must still be the same when it is used. */
function hashOf(challenge: string, bound = ""): string {
  return sha256(`${challenge}\n${bound}`);
}

type Issued = { hash: string; purpose: string; administrator: number | null; now: Date };

async function store(em: EntityManager, { now, ...issued }: Issued): Promise<void> {
  await em.nativeDelete(FactorChallenge, { expires_at: { $lte: now } });
  await em.insert(FactorChallenge, { ...issued, tries_left: TRIES, expires_at: new Date(now.getTime() + LIFETIME_MS) });
}

/** Issues 256 random bits, base64url, for five minutes. Deletes the expired ones. */
export async function issueChallenge(em: EntityManager, scope: ChallengeScope): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await store(em, { ...scope, hash: hashOf(challenge) });
  return challenge;
}

/** Reads the challenge that a browser claims to answer; gives another text for a malformed one. */
export function parseChallenge(clientDataJSON: string): string {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) ?? {};
    return String(challenge);
  } catch {
    return ""; // no JSON: it answers no challenge
  }
}

/** Filters challenges that are valid now. One that ends long after its five minutes was made by a clock that was
 *  ahead. */
function validityFilter(now: Date) {
  return { $gt: now, $lte: new Date(now.getTime() + LIFETIME_MS + CLOCK_TOLERANCE_MS) };
}

/** Uses a challenge up; false where it never was one, was used, or has expired. */
export async function consumeChallenge(
  em: EntityManager,
  challenge: string,
  { purpose, administrator, now }: ChallengeScope,
): Promise<boolean> {
  const used = await em.nativeDelete(FactorChallenge, { hash: hashOf(challenge), purpose, administrator, expires_at: validityFilter(now) });
  return used === 1;
}

/** Issues the ticket of a sign-in, for five minutes: it is worthless once the password has changed. */
export async function issueTicket(em: EntityManager, { id, password_hash }: Proven, now: Date): Promise<string> {
  const ticket = `${id}.${randomBytes(32).toString("base64url")}`;
  await store(em, { hash: hashOf(ticket, password_hash), purpose: TICKET, administrator: id, now });
  return ticket;
}

/** Counts a try with the ticket of a sign-in, and finds its person. Undefined where there is no such ticket, or it was
 *  tried too often. */
export async function tryTicket(em: EntityManager, ticket: string, now: Date): Promise<Administrator | undefined> {
  const id = /^(\d{1,9})\./.exec(ticket)?.[1];
  const person = id === undefined ? null : await em.findOne(Administrator, { id: Number(id) });
  if (!person) return undefined;
  const valid = { hash: hashOf(ticket, person.password_hash), purpose: TICKET, tries_left: { $gt: 0 }, expires_at: validityFilter(now) };
  const tried = await em.nativeUpdate(FactorChallenge, valid, { tries_left: raw("tries_left - 1") });
  return tried === 1 ? person : undefined;
}

/** Uses a ticket up; false where another request was first. */
export async function consumeTicket(em: EntityManager, ticket: string, { password_hash }: Proven): Promise<boolean> {
  return (await em.nativeDelete(FactorChallenge, { hash: hashOf(ticket, password_hash), purpose: TICKET })) === 1;
}
