import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitTo } from "#server/limit-to.ts";

const deriveArgon2 = promisify(argon2);

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Hashes at once; a flood of logins waits instead of eating the machine's memory. Source: reliability.md AUTH-5. */
const AT_ONCE = 4;
/** Logins that may wait for their turn. */
const WAITING_MAX = 100;

const inTurn = limitTo(AT_ONCE, WAITING_MAX);

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return inTurn(() => deriveArgon2("argon2id", { message: password.normalize("NFC"), nonce, tagLength: TAG_LENGTH, ...COST }));
}

/** Hashes a password with a salt of its own, as a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Whether a password is the hashed one. With no hash (unknown user) it takes just as long and says no. */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, , , , salt = "", stored = ""] = phc?.split("$") ?? [];
  const tag = await derive(password, salt ? Buffer.from(salt, "base64url") : Buffer.alloc(16));
  const expected = Buffer.from(stored, "base64url");
  return expected.length === tag.length && timingSafeEqual(expected, tag);
}
