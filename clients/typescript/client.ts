/** Client of the site's API. Copy this folder, `npm install openapi-fetch`, and make a key under « API et webhooks »:
 *
 *      const api = createApi({ site: "https://…", key: "lum_…" });
 *      const { data, error } = await api.GET("/api/admin/products/{id}", { params: { path: { id: 1 } } });
 *
 *  Paths, bodies and replies are typed by `schema.ts`. `sync-products.ts` is a whole program. */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import createClient, { type Client } from "openapi-fetch";
import type { components, paths, webhooks } from "./schema.ts";

/** Schemas of the document by their names, as `Schemas["Product"]`. */
export type Schemas = components["schemas"];

/** Message of a webhook, told apart by its `type`. */
export type Message = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"];

const BUSY = new Set([429, 503]);
const TRIES_MAX = 8;

/** Seconds for which a message may be on its way. */
const RECENT_SECONDS = 300;

/** Sends a request again, under its key, while there is no reply or the site is busy. */
async function fetchPatiently(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(request.clone()).catch((error: unknown) => {
      if (tries === TRIES_MAX) throw error;
    });
    if (response && (tries === TRIES_MAX || !BUSY.has(response.status))) return response;
    await sleep(1000 * Number(response?.headers.get("retry-after") ?? tries));
  }
}

/** Creates a client with a key. A write has an `Idempotency-Key`, unless the call gives it one. */
export function createApi({ site, key }: { site: string; key: string }): Client<paths> {
  const api = createClient<paths>({ baseUrl: site, fetch: fetchPatiently });
  api.use({
    onRequest({ request }) {
      request.headers.set("authorization", `Bearer ${key}`);
      if (request.method !== "GET" && !request.headers.has("idempotency-key")) request.headers.set("idempotency-key", randomUUID());
      return request;
    },
  });
  return api;
}

/** Reads the message of a webhook; undefined where it is not signed with the secret, or is older than five minutes.
 *  Source: Standard Webhooks 1.0. */
export function readMessage(secret: string, headers: NodeJS.Dict<string | string[]>, body: string): Message | undefined {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures } = headers;
  const hmac = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"));
  const expected = Buffer.from(`v1,${hmac.update(`${String(id)}.${String(at)}.${body}`).digest("base64")}`);
  const isOurs = String(signatures)
    .split(" ")
    .map((signature) => Buffer.from(signature))
    .some((sent) => sent.length === expected.length && timingSafeEqual(sent, expected));
  const isRecent = Math.abs(Date.now() / 1000 - Number(at)) < RECENT_SECONDS;
  return isOurs && isRecent ? (JSON.parse(body) as Message) : undefined; // as the document says
}
