import { randomBytes } from "node:crypto";

/** Crockford's base 32: no letter that is read as a digit, and no character that means something to a shell. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Gives random characters of 5 bits each, to be copied by a person. */
export function randomCharacters(count: number): string {
  // a byte's three other bits are as random as these
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
