import type { IncomingMessage } from "node:http";
import { REPLY_MAX_BYTES } from "#contracts/webhook/webhook.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { readBeginning, requestPublic } from "#server/platform/http/request-public.ts";
import { isAcceptable, PrivateAddressError, type Reach } from "#server/platform/http/public-address.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { createHmac, randomBytes } from "node:crypto";

/** Result of a try: the reply's status and beginning, or the reason without one; `retryAfter` of a busy endpoint. */
export type Attempt = { status: number | null; reply: string; retryAfter?: string | undefined };

/** Statuses whose `Retry-After` says when to try again. Source: RFC 9110 §10.2.3, RFC 6585 §4. */
const BUSY = new Set([429, 503]);

function retryAfterOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return BUSY.has(statusCode) ? headers["retry-after"] : undefined;
}

/** Longest duration of a try, from the look-up of the host to the end of the reply. */
const TIMEOUT_MS = 15_000;

const PRIVATE = "Cette URL mène à une adresse privée\u202f: rien n’a été envoyé.";
const TOO_SLOW = `Pas de réponse en ${TIMEOUT_MS / 1000} secondes.`;

/** The beginning of a reply as text that PostgreSQL can store; empty after a switch of protocols. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  if (response.statusCode === 101) return "";
  const bytes = await readBeginning(response, REPLY_MAX_BYTES);
  return bytes.subarray(0, REPLY_MAX_BYTES).toString("utf8").replaceAll("\0", "");
}

function explain(error: unknown, isLate: boolean): string {
  if (error instanceof PrivateAddressError) return PRIVATE;
  if (isLate) return TOO_SLOW;
  return firstCharacters(`La connexion a échoué\u202f: ${reasonOf(error)}`, REPLY_MAX_BYTES);
}

/** Sends a message to an endpoint: on a connection of its own, to a public address, in limited time, without following
 *  a redirect. Never throws. */
export async function postMessage(
  target: string,
  { headers, body }: { headers: object; body: string },
  { timeoutMs = TIMEOUT_MS, ...reach }: Reach & { timeoutMs?: number },
): Promise<Attempt> {
  const url = new URL(target);
  if (!isAcceptable(url, reach)) return { status: null, reply: PRIVATE };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await requestPublic(url, {
      reach,
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Lumidar-Webhooks/1.0",
        ...headers,
      },
      body,
      signal,
    });
    return { status: response.statusCode ?? null, reply: await beginningOf(response), retryAfter: retryAfterOf(response) };
  } catch (error) {
    return { status: null, reply: explain(error, signal.aborted) };
  }
}

const PREFIX = "whsec_";
/** Source: Standard Webhooks 1.0, « Signature scheme »: 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** Message of one try: its id and moment go into the signature with the body. */
type Message = { id: string; sentAt: Date; body: string };

/** A secret for one endpoint. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** The three headers of Standard Webhooks 1.0. With two secrets the message bears a signature of each, so that its
 *  receiver can change over. */
export function signedHeaders({ id, sentAt, body }: Message, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = (secret: string) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  };
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": secrets.map(signature).join(" ") };
}
