import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Source: Standard Webhooks 1.0, « Signature scheme »: 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** What is sent: the id and the moment of this try go into the signature with the body. */
export type Message = { id: string; sentAt: Date; body: string };

/** A secret for one endpoint. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** The three headers of Standard Webhooks 1.0. With two secrets the message bears a signature of each, so that its receiver can change over. */
export function signedHeaders({ id, sentAt, body }: Message, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = (secret: string) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  };
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": secrets.map(signature).join(" ") };
}
