import type { EditedItem, Fields, Resource } from "#admin-app/kit/editor/edited-resource.ts";
import type { Waiting, Writing } from "#admin-app/kit/draft/draft.ts";
import { rpcClient } from "#admin-app/rpc.ts";

/** A launch that a form is saved into. */
export type TargetLaunch = Waiting["launch"];

/** The record of a save that waits: nothing of it is stored. */
const UNSTORED: EditedItem = { id: 0, version: 0, updated_at: "" };

/** A resource whose saves wait in a launch. */
export function inLaunch<Values extends object>(
  resource: Resource<Values>,
  launch: TargetLaunch,
  { values, waiting, ...origin }: Writing<Values>,
): Resource<Values> {
  const form = JSON.stringify({ ...origin, values });
  const sent = { launch: launch.id, noun: resource.name, form };
  return {
    ...resource,
    server: {
      ...resource.server,
      update: async ({ id, version, merge, ...input }, options) => {
        await rpcClient.launches.put.mutate({ ...sent, record: id, version, merge, input }, options);
        return { ...UNSTORED, id };
      },
    },
    ...(resource.creation && {
      creation: {
        ...resource.creation,
        send: async (input: Fields, options) => {
          await rpcClient.launches.put.mutate({ ...sent, record: null, key: waiting?.key, input }, options);
          return UNSTORED;
        },
      },
    }),
  };
}
