import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts that this server must read again, and no reader of the database or of a backup alone. */
export type SecretBox = ReturnType<typeof createSecretBox>;

/** Creates the box. `secret` is the one that signs sessions; the key is derived from it, so that neither reveals the
 *  other: decision 31. */
export function createSecretBox(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lumidar second factor", 32));
  return {
    /** Seals a text for one owner; it opens for no other. */
    seal(text: string, owner: number): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return sealed.toString("base64url");
    },

    /** Opens a sealed text; undefined where it was sealed under another secret or for another owner. */
    open(sealed: string, owner: number): string | undefined {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(String(owner))).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined; // the tag does not fit: JWT_SECRET was changed, or a row was moved
      }
    },
  };
}
