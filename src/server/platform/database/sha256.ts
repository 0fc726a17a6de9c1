import { hash } from "node:crypto";

/** Hashes a text or bytes with SHA-256. */
export function sha256(content: string | Uint8Array, encoding: "base64" | "base64url" | "hex" = "base64url"): string {
  return hash("sha256", content, encoding);
}
