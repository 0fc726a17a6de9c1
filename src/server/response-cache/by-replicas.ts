import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { onReplicas } from "#server/database/replica/replica-driver.ts";
import type { Replicas } from "#server/database/replica/watch-replicas.ts";
import { errorReplyOf } from "#server/http/error-reply.ts";
import { encoded, type EncodedResponse, type ResponseContent } from "./encoded-response.ts";

type Computed = ResponseContent | EncodedResponse;

const isThere = (response: Computed | undefined) => response !== undefined && response.status !== ERROR_STATUS.unavailable;

/** Computed by a replica where one is current, and by the primary where that was lost meanwhile. */
export async function byReplicas(replicas: Replicas, compute: () => Promise<Computed>): Promise<Computed> {
  if (!replicas.areCurrent()) return compute();
  const response = await onReplicas("current", compute).catch((error: unknown) => {
    if (errorReplyOf(error).status !== ERROR_STATUS.unavailable) throw error;
    return undefined;
  });
  return response && isThere(response) ? response : compute();
}

/** What a replica says while the primary is away, although it may be stale, as a cached response may be; undefined where none answers. */
export async function byAnyReplica(replicas: Replicas, compute: () => Promise<Computed>): Promise<EncodedResponse | undefined> {
  if (!replicas.doAnswer()) return undefined;
  const response = await onReplicas("answering", compute).catch(() => undefined);
  return response && isThere(response) ? encoded(response) : undefined;
}
