import { leaveDraft, recordOf, type Writing } from "#admin-app/kit/draft/draft.ts";
import type { EditedItem } from "#admin-app/kit/editor/edited-resource.ts";
import { findResource, type Resource } from "#admin-app/kit/resource.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import type { TargetLaunch } from "./in-launch.ts";

/** The content of a change that a program has put: the record as it was read, null for a new one, and as the change
 *  leaves it. */
type PutByProgram = { read: EditedItem | null; item: EditedItem; version?: number };

/** Reads the content of a change as its form does: that of a person is the form's own. */
async function parseContent(text: string, resource: Resource, record: number | null): Promise<Writing<object>> {
  const content: Writing<object> | PutByProgram = JSON.parse(text);
  if (!("item" in content)) return content;
  const form = await resource.form?.(record);
  if (!form) throw new Error(`no form shows a ${resource.name}`);
  const { read, item, version } = content;
  return { values: form.of(item), base: read ? form.of(read) : form.empty(), version };
}

/** Prepares the form of a change that waits: its content becomes a draft, which the form goes on from. Gives the form's
 *  path. */
export async function openChange(launch: TargetLaunch, key: string) {
  const { noun, record, form, at } = await rpcClient.launches.change.query({ id: launch.id, key });
  const resource = findResource(noun);
  const to = resource?.item?.to;
  if (!to) throw new Error(`no form shows a ${noun}`);
  const content = await parseContent(form, resource, record);
  await leaveDraft(recordOf(noun, record ?? undefined), { ...content, waiting: { launch, key, at, isAsPut: true } });
  return { to, params: { id: String(record ?? "new") } };
}
