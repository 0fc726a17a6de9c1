import { mergeValues } from "#admin-app/editor/conflict/merge-values.ts";
import { isUncertain, replyOf } from "#admin-app/errors/failure.ts";
import { type Attempt, attemptOf } from "./attempt.ts";
import { type EditedItem, type EditedNoun, isSame, type SaveOptions } from "#admin-app/editor/edited-noun.ts";

/** What became of a save: it is stored, merged with another administrator's changes or not; what they changed cannot be merged with it (`base`
 *  is what both started from); or they had deleted the entity. */
export type Outcome<Item, Values> =
  | { kind: "stored"; item: Item; isMerged: boolean }
  | { kind: "changed"; theirs: Item; base: Values }
  | { kind: "gone" };

/** What is saved: `values` over the `version` that was read as `base`; without `id` something new. `earlier` is the last attempt that got
 *  no answer. */
export type Save<Values, Input> = {
  id: number | undefined;
  version: number | undefined;
  base: Values;
  values: Values;
  earlier: Attempt<Input> | undefined;
};

const optionsOf = ({ key }: Attempt<unknown>, prefersMerge = false): SaveOptions => ({ context: { idempotencyKey: key, prefersMerge } });

async function create<Item extends EditedItem, Values extends object, Input>(
  { creation }: EditedNoun<Item, Values, Input>,
  attempt: Attempt<Input>,
): Promise<Item> {
  if (!creation) throw new Error("Nothing of this kind is made here.");
  return creation.send(attempt.input, optionsOf(attempt));
}

/** What an earlier attempt without an answer stored, by asking for it once more; nothing when the server refuses it. */
async function storedBy<Item>(again: () => Promise<Item>): Promise<Item | undefined> {
  try {
    return await again();
  } catch (error) {
    if (isUncertain(error)) throw error;
    return undefined;
  }
}

/** Saves once, and settles what does not need a person: a conflict with oneself is none, and neither is one in which both changed different
 *  things. `onAttempt` hears of each attempt before it is sent. Fails as the server refused. */
export async function save<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  { id, version, base, values, earlier }: Save<Values, Input>,
  onAttempt: (attempt: Attempt<Input>) => void,
): Promise<Outcome<Item, Values>> {
  const input = noun.form.sent(values);
  const attempt = attemptOf(earlier, input, id === undefined ? undefined : version);
  const other = earlier === attempt ? undefined : earlier;
  if (id === undefined && other && other.version === undefined) {
    const made = await storedBy(() => create(noun, other));
    if (made) return save(noun, { id: made.id, version: made.version, base: noun.form.of(made), values, earlier: undefined }, onAttempt);
  }
  onAttempt(attempt);
  if (id === undefined) return { kind: "stored", item: await create(noun, attempt), isMerged: false };
  try {
    // Not over an attempt of one's own that may have been stored: what it said and this one does not would count as another person's.
    const item = await noun.server.update({ ...input, id, version }, optionsOf(attempt, other === undefined));
    return { kind: "stored", item, isMerged: isMergedWith(noun, { version, base, input }, item) };
  } catch (error) {
    const reply = replyOf(error);
    if (reply?.code === "not_found") return { kind: "gone" };
    if (reply?.code !== "stale" && (reply?.code !== "conflict" || reply.issues?.length)) throw error;
    const theirs = await storedNow(noun, id, error);
    if (!theirs) return { kind: "gone" };
    const stored = noun.form.sent(noun.form.of(theirs));
    if (isSameOnce(noun, stored, input)) return { kind: "stored", item: theirs, isMerged: false };
    if (theirs.version === version) throw error; // refused for another reason, such as the same save still under way
    const own = other && (await ownBefore(noun, { id, theirs, earlier: other }));
    return saveOver(noun, { id, theirs, base: own ? noun.form.of(own) : base, values }, onAttempt);
  }
}

/** Whether the server merged what was saved with others' changes. Each save that changes something counts one version: where it is the next one only, it is
 *  theirs if a field that was left alone has changed. */
function isMergedWith<Item extends EditedItem, Values extends object, Input>(
  { form, schema }: EditedNoun<Item, Values, Input>,
  { version, base, input }: { version: number | undefined; base: Values; input: Input },
  item: Item,
): boolean {
  if (version === undefined || item.version <= version) return false;
  if (item.version > version + 1) return true;
  const tidied = (sent: Input) => (schema.safeParse(sent).data ?? sent) as Record<string, unknown>; // inputs are fields and their values
  const [read, sent, stored] = [tidied(form.sent(base)), tidied(input), tidied(form.sent(form.of(item)))];
  return Object.keys(stored).some((field) => isSame(read[field], sent[field]) && !isSame(read[field], stored[field]));
}

/** What one's earlier attempt stored, if it did: it is no one else's change. */
async function ownBefore<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  { id, theirs, earlier }: { id: number; theirs: Item; earlier: Attempt<Input> },
): Promise<Item | undefined> {
  if (isSameOnce(noun, noun.form.sent(noun.form.of(theirs)), earlier.input)) return theirs;
  return storedBy(() => noun.server.update({ ...earlier.input, id, version: earlier.version }, optionsOf(earlier)));
}

/** Saves over another version than the one that was read, merged with it where that needs no choice. */
async function saveOver<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  { id, theirs, base, values }: { id: number; theirs: Item; base: Values; values: Values },
  onAttempt: (attempt: Attempt<Input>) => void,
): Promise<Outcome<Item, Values>> {
  const stored = noun.form.of(theirs);
  const { merged, collisions } = mergeValues(noun, { base, mine: values, theirs: stored });
  const isFaultless = noun.schema.safeParse(noun.form.sent(merged)).success;
  if (collisions.length > 0 || !isFaultless) return { kind: "changed", theirs, base };
  const isMerged = !isSame(noun.form.sent(stored), noun.form.sent(base));
  const next = { id, version: theirs.version, base: stored, values: merged, earlier: undefined };
  const outcome = await save(noun, next, onAttempt);
  return outcome.kind === "stored" ? { ...outcome, isMerged: isMerged || outcome.isMerged } : outcome;
}

/** What is stored now, or nothing when it is gone. When that cannot be read either, fails as the save did. */
async function storedNow<Item extends EditedItem, Values extends object, Input>(
  { server }: EditedNoun<Item, Values, Input>,
  id: number,
  refusal: unknown,
): Promise<Item | undefined> {
  try {
    return await server.get(id);
  } catch (error) {
    if (replyOf(error)?.code === "not_found") return undefined;
    throw refusal;
  }
}

/** Whether two inputs are the same once the contract has tidied them, as the server does before it stores them. */
function isSameOnce<Item extends EditedItem, Values extends object, Input>(
  { schema }: EditedNoun<Item, Values, Input>,
  one: Input,
  other: Input,
): boolean {
  const tidied = (input: Input) => schema.safeParse(input).data ?? input;
  return isSame(tidied(one), tidied(other));
}
