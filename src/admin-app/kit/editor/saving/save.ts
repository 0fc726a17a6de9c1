import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import type { Collision } from "#contracts/merge/merge.ts";
import { type EditedItem, type EditedResource, type Fields, isSame, type Resource, toTidied } from "../edited-resource.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { isUncertain, replyOf } from "#admin-app/kit/errors/failure.ts";

/** One try to save: what is sent, and the key by which the server recognises it when it is sent again. `put` names the
 *  change of a launch where a new record may wait instead. */
export type Attempt<Input> = {
  key: string;
  input: Input;
  version: number | undefined;
  merge?: MergeRequest | undefined;
  put?: { launch: number; key: string } | undefined;
};

/** The attempt that sends this: the earlier one again when that is what it sent, so that it is never done twice. A put
 *  has used its key up, or stored what that created. */
export function attemptOf<Input>(earlier: Attempt<Input> | undefined, wanted: Omit<Attempt<Input>, "key">): Attempt<Input> {
  const { input, version, merge } = wanted;
  const isAgain = earlier && !earlier.put && earlier.version === version && isSame(earlier.merge, merge) && isSame(earlier.input, input);
  return isAgain ? earlier : { key: newToken(), ...wanted };
}

/** Outcome of a save: it is stored, merged with another administrator's changes or not; these collide with it over the
 *  version `over`; or they had deleted the item. */
export type Outcome<Item> =
  | { kind: "stored"; item: Item; isMerged: boolean }
  | { kind: "collided"; theirs: Item; collisions: Collision[]; over: number }
  | { kind: "gone" };

/** A save: `input` over the `version` that was read as `base`; without `id` something new. `earlier` is the last
 *  attempt that got no answer. */
type Save = {
  id: number | undefined;
  version: number | undefined;
  base: Fields;
  input: Fields;
  merge?: MergeRequest | undefined;
  earlier?: Attempt<Fields> | undefined;
};

/** Gives what an earlier attempt without an answer stored, by sending it once more; nothing when the server refuses
 *  it. */
async function resend<Item>(again: () => Promise<Item>): Promise<Item | undefined> {
  try {
    return await again();
  } catch (error) {
    if (isUncertain(error)) throw error;
    return undefined;
  }
}

async function create<Item extends EditedItem>(
  { creation }: Pick<EditedResource<Item, never, Fields>, "creation">,
  { key, input }: Attempt<Fields>,
): Promise<Item> {
  if (!creation) throw new Error("Nothing of this kind is made here.");
  return creation.send(input, { context: { idempotencyKey: key, prefersMerge: false } });
}

/** Saves once. The server merges with what others stored meanwhile; what collides needs a person. `onAttempt` hears of
 *  each attempt before it is sent. Fails as the server refused. */
export async function save<Item extends EditedItem, Values extends object>(
  resource: EditedResource<Item, Values, Fields>,
  { id, version, base, input, merge, earlier }: Save,
  onAttempt: (attempt: Attempt<Fields>) => void,
): Promise<Outcome<Item>> {
  const attempt = attemptOf(earlier, { input, version: id === undefined ? undefined : version, merge });
  const other = earlier === attempt ? undefined : earlier;
  if (id === undefined) {
    const made = other && other.version === undefined && (await resend(() => create(resource, other)));
    if (made) return save(resource, { id: made.id, version: made.version, base: other.input, input }, onAttempt);
    onAttempt(attempt);
    return { kind: "stored", item: await create(resource, attempt), isMerged: false };
  }
  const send = ({ key, ...sent }: Attempt<Fields>, prefersMerge: boolean) =>
    resource.server.update(
      { ...sent.input, id, version: sent.version, merge: sent.merge },
      { context: { idempotencyKey: key, prefersMerge } },
    );
  onAttempt(attempt);
  try {
    // Not over an attempt of one's own that may have been stored: what it said and this one does not would count as
    // another person's.
    const item = await send(attempt, other === undefined);
    return { kind: "stored", item, isMerged: merge !== undefined || isMergedWith(resource, { version, base, input }, item) };
  } catch (error) {
    const { code, version: over, collisions = [], issues = [] } = replyOf(error) ?? {};
    if (code === "not_found") return { kind: "gone" };
    if (code !== "stale" || over === undefined) throw error;
    if (other) {
      const own = await resend(() => send(other, false));
      const from = own ? { version: own.version, base: other.input } : { version, base };
      return save(resource, { id, ...from, input, merge: { ...merge, base: from.base } }, onAttempt);
    }
    if (collisions.length > 0) return readCollision(resource, id, { collisions, over, refusal: error });
    if (issues.length > 0 || merge?.base) throw error;
    // the history does not know it
    return save(resource, { id, version, base, input, merge: { ...merge, base } }, onAttempt);
  }
}

/** Reads what a save collided with. When that cannot be read, fails as the save did. */
async function readCollision<Item extends EditedItem>(
  { server }: Pick<EditedResource<Item, never, Fields>, "server">,
  id: number,
  { refusal, ...collided }: { collisions: Collision[]; over: number; refusal: unknown },
): Promise<Outcome<Item>> {
  try {
    return { kind: "collided", theirs: await server.get(id), ...collided };
  } catch (error) {
    if (replyOf(error)?.code === "not_found") return { kind: "gone" };
    throw refusal;
  }
}

/** Whether the server merged what was saved with others' changes. Each save that changes something counts one version:
 *  where it is the next one only, it is theirs if a field that was left alone has changed. */
function isMergedWith<Values extends object>(
  resource: Resource<Values>,
  { version, base, input }: Pick<Save, "version" | "base" | "input">,
  item: EditedItem,
): boolean {
  if (version === undefined || item.version <= version) return false;
  if (item.version > version + 1) return true;
  const [read, sent, stored] = [base, input, resource.form.sent(resource.form.of(item))].map((each) => toTidied(resource, each));
  return Object.keys(stored ?? {}).some((field) => isSame(read?.[field], sent?.[field]) && !isSame(read?.[field], stored?.[field]));
}
