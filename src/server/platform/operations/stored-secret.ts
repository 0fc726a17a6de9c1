import { sha256 } from "#server/platform/database/sha256.ts";
import { hkdfSync, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDiskFull, isMissingFile } from "#server/platform/errors/error-causes.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";

/** Shortest secret that signs sessions, in bytes. */
export const SECRET_MIN_BYTES = 32;

/** Whether a stored secret can sign sessions. */
export function isLongEnough(secret: string): boolean {
  return Buffer.byteLength(secret.trim()) >= SECRET_MIN_BYTES;
}

const secretPathOf = (dataDir: string) => join(dataDir, "jwt-secret");

function unusable(path: string, error: unknown): StartError {
  const advice = isDiskFull(error) ? "its disk is full: free space there" : "make it readable and its folder writable";
  return new StartError(`JWT_SECRET: ${path} cannot be used (${reasonOf(error)}): ${advice}, or set JWT_SECRET`);
}

/** Flushes the names of a folder's files to the disk. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Stores the secret of an installation in its data folder, readable by its owner only. Writes all of it to the disk,
 *  or nothing. */
export function writeStoredSecret(dataDir: string, secret: string): void {
  const path = secretPathOf(dataDir);
  const draft = `${path}.part`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    rmSync(draft, { force: true });
    writeFileSync(draft, secret, { mode: 0o600, flag: "wx", flush: true });
    renameSync(draft, path);
    flushFolder(dataDir);
  } catch (error) {
    throw unusable(path, error);
  }
}

/** The secret of this installation, generated at the first start. Fails with a `StartError` if the stored one is too
 *  short. */
export function readStoredSecret(dataDir: string): string {
  const path = secretPathOf(dataDir);
  try {
    const stored = readFileSync(path, "utf8");
    if (isLongEnough(stored)) return stored;
  } catch (error) {
    if (!isMissingFile(error)) throw unusable(path, error);
    const secret = randomBytes(48).toString("base64url");
    writeStoredSecret(dataDir, secret);
    return secret;
  }
  throw new StartError(
    `JWT_SECRET: ${path} holds less than ${SECRET_MIN_BYTES} bytes: put back the file from a copy; or delete it, which ends all sessions and authenticator apps`,
  );
}

/** A digest that distinguishes two secrets and reveals nothing about them, hexadecimal. */
export function secretFingerprint(secret: string): string {
  const derived = Buffer.from(hkdfSync("sha256", secret, "", "lumidar backup", 32));
  return sha256(derived, "hex").slice(0, 32);
}
