import { isUncertain, replyOf } from "#admin-app/errors/failure.ts";
import { type Attempt, attemptOf } from "./attempt.ts";
import { type EditedItem, type EditedNoun, isSame, type SaveOptions } from "#admin-app/editor/edited-noun.ts";

/** What became of a save: it is stored, another administrator had changed the entity since, or had deleted it. */
export type Outcome<Item> = { kind: "stored"; item: Item } | { kind: "changed"; theirs: Item } | { kind: "gone" };

/** What is saved: `input` over the `version` that was read as `base`; without `id` something new. `earlier` is the last attempt that got
 *  no answer. */
export type Save<Values, Input> = {
  id: number | undefined;
  version: number | undefined;
  base: Values;
  input: Input;
  earlier: Attempt<Input> | undefined;
};

const optionsOf = ({ key }: Attempt<unknown>): SaveOptions => ({ context: { idempotencyKey: key } });

async function create<Item extends EditedItem, Values extends object, Input>(
  { creation }: EditedNoun<Item, Values, Input>,
  attempt: Attempt<Input>,
): Promise<Item> {
  if (!creation) throw new Error("Nothing of this kind is made here.");
  return creation.send(attempt.input, optionsOf(attempt));
}

/** What an earlier creation without an answer made, by asking for it once more; nothing when the server refuses it. */
async function createdBy<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  earlier: Attempt<Input>,
): Promise<Item | undefined> {
  try {
    return await create(noun, earlier);
  } catch (error) {
    if (isUncertain(error)) throw error;
    return undefined;
  }
}

/** Saves once, and settles what does not need a person: a conflict with oneself is none, and neither is one in which nothing that the form
 *  holds was changed. `onAttempt` hears of each attempt before it is sent. Fails as the server refused. */
export async function save<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  { id, version, base, input, earlier }: Save<Values, Input>,
  onAttempt: (attempt: Attempt<Input>) => void,
): Promise<Outcome<Item>> {
  const attempt = attemptOf(earlier, input, id === undefined ? undefined : version);
  const isOtherCreation = earlier && earlier !== attempt && earlier.version === undefined;
  if (id === undefined && isOtherCreation) {
    const made = await createdBy(noun, earlier);
    if (made) return save(noun, { id: made.id, version: made.version, base: noun.form.of(made), input, earlier: undefined }, onAttempt);
  }
  onAttempt(attempt);
  if (id === undefined) return { kind: "stored", item: await create(noun, attempt) };
  try {
    return { kind: "stored", item: await noun.server.update({ ...input, id, version }, optionsOf(attempt)) };
  } catch (error) {
    const reply = replyOf(error);
    if (reply?.code === "not_found") return { kind: "gone" };
    if (reply?.code !== "conflict" || reply.issues?.length) throw error;
    const theirs = await storedNow(noun, id, error);
    if (!theirs) return { kind: "gone" };
    const stored = noun.form.sent(noun.form.of(theirs));
    if (isSameOnce(noun, stored, input)) return { kind: "stored", item: theirs };
    if (theirs.version === version) throw error; // refused for another reason, such as the same save still under way
    const isOurs = isSame(stored, noun.form.sent(base)) || (earlier !== undefined && isSameOnce(noun, stored, earlier.input));
    if (!isOurs) return { kind: "changed", theirs };
    return save(noun, { id, version: theirs.version, base: noun.form.of(theirs), input, earlier: undefined }, onAttempt);
  }
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
