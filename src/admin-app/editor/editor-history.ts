import { shownText } from "./conflict/field-conflicts.ts";
import { takeVersion } from "./draft/take-version.ts";
import type { Versions } from "./draft/use-writing.ts";
import type { EditedItem, EditedNoun } from "./edited-noun.ts";

/** Fields as the noun's contract writes them. */
type Fields = Record<string, unknown>;

/** What the history of an item needs of its form. */
export type EditorHistory = {
  noun: string;
  id: number;
  labels: Record<string, string>;
  /** One of the fields as a person reads it. */
  textOf: (fields: Fields, field: string) => string;
  /** Puts fields of another version into the form, where they are changes that are not saved. */
  take: (fields: Fields) => void;
};

/** The history of what is edited; undefined for what is new, and for what administrators do not write here. */
export function historyOf<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  item: Item | undefined,
  writing: Versions<Values> & { form: { getValues: () => Values } },
): EditorHistory | undefined {
  if (!item || !noun.creation) return undefined;
  // The server writes snapshots as the contract does; they lack what is no column of the item, and columns younger than themselves.
  const valuesWith = (fields: Fields) => noun.form.of({ ...item, ...fields });
  return {
    noun: noun.name,
    id: item.id,
    labels: noun.labels,
    textOf: (fields, field) => shownText(noun, valuesWith(fields), field),
    take: (fields) => {
      const taken = Object.entries(valuesWith(fields)).filter(([field]) => field in fields);
      takeVersion(writing).values({ ...writing.form.getValues(), ...Object.fromEntries(taken) });
    },
  };
}
