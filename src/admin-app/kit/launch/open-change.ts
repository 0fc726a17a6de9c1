import { leaveDraft, recordOf } from "#admin-app/kit/draft/draft.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import type { TargetLaunch } from "./in-launch.ts";

/** Prepares the form of a change that waits: its content becomes a draft, which the form goes on from. Gives the form's
 *  path. */
export async function openChange(launch: TargetLaunch, key: string) {
  const { noun, record, form, at } = await rpcClient.launches.change.query({ id: launch.id, key });
  const to = findResource(noun)?.item?.to;
  if (!to) throw new Error(`no form shows a ${noun}`);
  await leaveDraft(recordOf(noun, record ?? undefined), { ...JSON.parse(form), waiting: { launch, key, at } });
  return { to, params: { id: String(record ?? "new") } };
}
