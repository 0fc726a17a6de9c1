import { createHmac } from "node:crypto";
import type { TestServer } from "#server/testing/test-server.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Decodes base 32 (RFC 4648). */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** Computes the code of RFC 6238 at a moment, written after the RFC: a second implementation beside the library's.
 *  `key` is what base 32 encodes. */
export function codeOf(key: Buffer, now: Date, { digits = 6, stepS = 30 } = {}): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 1000 / stepS)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/** A person's phone: shows the code of its secret. */
export const aPhone = (secret: string) => ({ codeAt: (now: Date) => codeOf(fromBase32(secret), now) });

/** Sets an app up for the person whose session `call` has; gives the phone, and the recovery codes. */
export async function setUpTotp({ call }: Pick<TestServer, "call">, now: Date) {
  const { secret } = await call("POST", "factors.startTotp", {});
  const phone = aPhone(secret);
  const { recovery_codes } = await call("POST", "factors.confirmTotp", { code: phone.codeAt(now) });
  return { phone, recoveryCodes: recovery_codes as string[] }; // by the contract
}
