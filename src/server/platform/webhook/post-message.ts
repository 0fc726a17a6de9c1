import { request as requestPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { REPLY_MAX_BYTES } from "#contracts/webhook/webhook.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { isAcceptable, PrivateAddressError, publicLookup, type Reach } from "./public-address.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { createHmac, randomBytes } from "node:crypto";

/** The result of a try: the reply's status and beginning, or the reason without one; `retryAfter` of a busy endpoint.
 *  */
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

/** The beginning of a reply as text that PostgreSQL can store; the rest is not read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer); // a response without an encoding gives buffers
    size += chunks.at(-1)?.length ?? 0;
    if (size >= REPLY_MAX_BYTES) break; // which ends the connection
  }
  return Buffer.concat(chunks).subarray(0, REPLY_MAX_BYTES).toString("utf8").replaceAll("\0", "");
}

function exchange(url: URL, body: string, options: RequestOptions): Promise<Attempt> {
  return new Promise((settle, fail) => {
    const request = url.protocol === "https:" ? requestSecure : requestPlain;
    let isAnswered = false;
    const sent = request(url, options, (response) => {
      isAnswered = true;
      beginningOf(response).then(
        (reply) => settle({ status: response.statusCode ?? null, reply, retryAfter: retryAfterOf(response) }),
        fail,
      );
    });
    // A switch of protocols is no response to Node.js: without this, the exchange would never settle.
    sent.on("upgrade", (response, socket) => {
      settle({ status: response.statusCode ?? null, reply: "" });
      socket.destroy();
    });
    sent.on("error", fail);
    // The connection may close before its response is read; the reading settles then.
    sent.on("close", () => {
      if (!isAnswered) fail(new Error("elle a été fermée sans réponse"));
    });
    sent.end(body);
  });
}

function explain(error: unknown): string {
  if (error instanceof PrivateAddressError) return PRIVATE;
  if (error instanceof Error && error.name === "AbortError") return TOO_SLOW;
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
  try {
    return await exchange(url, body, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Lumidar-Webhooks/1.0",
        ...headers,
      },
      agent: false,
      lookup: publicLookup(reach),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return { status: null, reply: explain(error) };
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
