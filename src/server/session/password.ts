import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "#server/limit-concurrency.ts";

const deriveArgon2 = promisify(argon2);

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Hashes at once; a flood of logins waits instead of eating the machine's memory. Source: reliability.md AUTH-5. */
const AT_ONCE = 4;
/** Logins that may wait for their turn. */
const WAITING_MAX = 100;

const inTurn = limitConcurrency(AT_ONCE, WAITING_MAX);

/** What a hash was made with. */
type Recipe = { memory: number; passes: number; parallelism: number; nonce: Buffer; tagLength: number };

const TODAY = { ...COST, tagLength: TAG_LENGTH };

/** As a PHC string begins: its cost is that of the day on which it was made. */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/-]{11,})\$([\w+/-]{16,})$/;

function derive(password: string, recipe: Recipe): Promise<Buffer> {
  return inTurn(() => deriveArgon2("argon2id", { message: password.normalize("NFC"), ...recipe }));
}

function readPhc(phc: string): { recipe: Recipe; tag: Buffer } | undefined {
  const [, memory, passes, parallelism, salt = "", stored = ""] = PHC.exec(phc) ?? [];
  if (!memory) return undefined;
  const tag = Buffer.from(stored, "base64url"); // reads both alphabets
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { recipe: { ...cost, nonce: Buffer.from(salt, "base64url"), tagLength: tag.length }, tag };
}

/** Hashes a password with a salt of its own, as a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, { ...TODAY, nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Whether a password is the hashed one, at the cost that the hash was made with. With no hash (unknown user), or one that cannot be read, it takes
 *  as long as with today's, and says no. */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const stored = readPhc(phc ?? "");
  const tag = await derive(password, stored?.recipe ?? { ...TODAY, nonce: Buffer.alloc(16) });
  return stored !== undefined && timingSafeEqual(stored.tag, tag);
}

/** Whether a hash was made at another cost than today's, and is to be made again while the password is at hand. */
export function isOutdated(phc: string): boolean {
  const recipe = readPhc(phc)?.recipe;
  return recipe?.memory !== COST.memory || recipe.passes !== COST.passes || recipe.parallelism !== COST.parallelism;
}
