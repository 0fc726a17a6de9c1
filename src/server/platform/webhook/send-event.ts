import type { EntityManager } from "@mikro-orm/postgresql";
import type { ClaimedDelivery } from "./delivery-queue.ts";
import { eventBody } from "./event-body.ts";
import { type Attempt, postMessage } from "./post-message.ts";
import type { Reach } from "./public-address.ts";
import { signedHeaders } from "./sign-message.ts";

/** Sends an event to its endpoint, signed; with the former secret too while it is valid. */
export async function sendEvent(
  em: EntityManager,
  claimed: ClaimedDelivery,
  { sentAt, reach }: { sentAt: Date; reach: Reach },
): Promise<Attempt> {
  const { url, secret, previous_secret: previous, previous_secret_until: until } = claimed.webhook;
  const body = await eventBody(em, claimed);
  const secrets = previous && until && until > sentAt ? [secret, previous] : [secret];
  return postMessage(url, { headers: signedHeaders({ id: claimed.id, sentAt, body }, secrets), body }, reach);
}
