const BYTES = 16;

/** A random, unique name. Not `crypto.randomUUID`: browsers have it over TLS only. */
export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
