import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import type { EditedItem, Fields, Resource, SaveOptions } from "#admin-app/kit/editor/edited-resource.ts";
import type { Waiting, Writing } from "#admin-app/kit/draft/draft.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { rpcClient } from "#admin-app/rpc.ts";

/** A launch that a form is saved into. */
export type TargetLaunch = Waiting["launch"];

/** The record of a save that waits: nothing of it is stored. */
const UNSTORED: EditedItem = { id: 0, version: 0, updated_at: "" };

type Sent = {
  record: number | null;
  version?: number | undefined;
  merge?: MergeRequest | undefined;
  unanswered?: string | undefined;
  input: Fields;
};

/** A change that a form puts into launches: its key, and when it was last put. */
export type PutChange = { key: string; at?: string | undefined };

/** Takes back what an unanswered save may have put into a launch, so that it does not wait beside what is saved now. */
export async function takeBack({ launch: id, key }: { launch: number; key: string }): Promise<void> {
  try {
    await rpcClient.launches.drop.mutate({ id, key }, { context: { idempotencyKey: newToken() } });
  } catch (error) {
    if (replyOf(error)?.code !== "not_found") throw error;
  }
}

/** A resource whose saves wait in a launch, as the change that the form was filled with, or as `change`. `unanswered`
 *  is the key of a save without a reply, which may have created the record. */
export function inLaunch<Values extends object>(
  resource: Resource<Values>,
  { launch, change, unanswered }: { launch: TargetLaunch; change: PutChange; unanswered: string | undefined },
  { values, waiting, ...origin }: Writing<Values>,
): Resource<Values> {
  const form = JSON.stringify({ ...origin, values });
  if (change.at === undefined && waiting?.launch.id === launch.id) Object.assign(change, { key: waiting.key, at: waiting.at });
  const put = async (sent: Sent, options: SaveOptions) => {
    const { changes } = await rpcClient.launches.put.mutate({ launch: launch.id, noun: resource.name, form, ...change, ...sent }, options);
    change.at = changes.find(({ key }) => key === change.key)?.at;
    return { ...UNSTORED, id: sent.record ?? 0 };
  };
  return {
    ...resource,
    server: {
      ...resource.server,
      update: ({ id, version, merge, ...input }, options) => put({ record: id, version, merge, input }, options),
    },
    ...(resource.creation && {
      creation: { ...resource.creation, send: (input: Fields, options) => put({ record: null, unanswered, input }, options) },
    }),
  };
}
