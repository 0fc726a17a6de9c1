import type { Writing } from "#admin-app/kit/draft/draft.ts";
import { type EditedItem, type Fields, isSame, type Resource, toTidied } from "../edited-resource.ts";

/** Rows as they are stored, each as the form holds it already where it says the same: a field that is being typed in
 *  stays what it is. */
function asHeld(stored: unknown, held: unknown): unknown {
  if (!Array.isArray(stored) || !Array.isArray(held)) return stored;
  const left: unknown[] = [...held];
  const withoutKey = (row: unknown) => (typeof row === "object" && row !== null ? { ...row, key: undefined } : row);
  return stored.map((row: unknown) => {
    const index = left.findIndex((each) => isSame(withoutKey(each), withoutKey(row)));
    return index === -1 ? row : left.splice(index, 1)[0];
  });
}

/** Gives what is stored, as values of the form. What the contract only tidies, as the server does before it stores it,
 *  stays as it was sent: a blank behind which a person goes on writing is not taken away. */
function storedAsSent<Values extends object>(resource: Resource<Values>, sent: Values, stored: EditedItem): Values {
  const read = resource.form.of(stored);
  const [tidied, kept] = [toTidied(resource, resource.form.sent(sent)), resource.form.sent(read)];
  const fields = Object.entries(sent).map(([field, value]) => {
    const isUnchanged = isSame(tidied[field], kept[field]);
    return [field, isUnchanged ? value : asHeld(Reflect.get(read, field), value)];
  });
  return { ...read, ...Object.fromEntries(fields) };
}

/** Moves what was typed since a save onto what that was merged into. A field that both changed stays as it is typed,
 *  over what was sent: the next save merges it. */
export function rebase<Values extends object>(
  resource: Resource<Values>,
  { sent, typed, item }: { sent: Values; typed: Values; item: EditedItem },
): Writing<Values> {
  const stored = storedAsSent(resource, sent, item);
  const [before, now, theirs] = [sent, typed, stored] as Fields[]; // values are fields too
  const isTyped = (field: string) => !isSame(now?.[field], before?.[field]);
  const isChangedTwice = (field: string) => isTyped(field) && !isSame(theirs?.[field], before?.[field]);
  const pick = (side: Fields | undefined, isWanted: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(side ?? {}).filter(([field]) => isWanted(field)));
  return {
    values: { ...stored, ...pick(now, isTyped) },
    base: { ...stored, ...pick(before, isChangedTwice) },
    version: item.version,
    hasOwnBase: Object.keys(typed).some(isChangedTwice),
  };
}
