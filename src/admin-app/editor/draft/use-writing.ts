import { schemaResolver, useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { type EditedItem, type EditedNoun, isSame } from "#admin-app/editor/edited-noun.ts";
import type { Attempt } from "#admin-app/editor/saving/attempt.ts";
import { type Draft, dropDraft, recordOf, type SetAside, takeDraft, type Writing } from "./draft.ts";
import { useOtherDrafts, useStoredDraft } from "./use-stored-draft.ts";

/** What the form started from, the version the server must still hold when it is saved, and another administrator's version once a save
 *  has met one. */
type Origin<Values> = Omit<SetAside<Values>, "values">;

/** What is opened to be written. */
type Opening<Item extends EditedItem, Values extends object, Input> = {
  noun: EditedNoun<Item, Values, Input>;
  /** Names the draft, also of an item that is gone; none for a new one. */
  id: number | undefined;
  item: Item | undefined;
  initial: () => Values;
  /** What is changed of it already where the form opens. */
  pending: Partial<Values> | undefined;
};

function originOf<Item extends EditedItem, Values extends object, Input>(
  { noun, initial }: Pick<Opening<Item, Values, Input>, "noun" | "initial">,
  stored: Item | undefined,
): Origin<Values> {
  return stored ? { base: noun.form.of(stored), version: stored.version } : { base: initial(), version: undefined };
}

const isUnchanged = <Item extends EditedItem, Values extends object, Input>(
  { form }: EditedNoun<Item, Values, Input>,
  one: Values,
  other: Values,
) => isSame(form.sent(one), form.sent(other));

/** The draft that was found where the form opened; `isResumed` when it changes anything. */
function useFoundDraft<Item extends EditedItem, Values extends object, Input>(noun: EditedNoun<Item, Values, Input>, record: string) {
  const [found] = useState(() => {
    const draft = takeDraft(record, noun.form.empty());
    return { draft, isResumed: draft !== undefined && !isUnchanged(noun, draft.values, draft.base) };
  });
  return found;
}

function useOrigin<Item extends EditedItem, Values extends object, Input>(
  opening: Opening<Item, Values, Input>,
  resumed: Draft<Values> | undefined,
) {
  const { noun, item } = opening;
  const [origin, setOrigin] = useState<Origin<Values>>(() =>
    resumed ? { base: resumed.base, version: resumed.version } : originOf(opening, item),
  );
  // Only something beside this form was changed since: that is no conflict, here as when saving meets it.
  if (item && item.version > (origin.version ?? item.version) && isUnchanged(noun, noun.form.of(item), origin.base))
    setOrigin({ ...origin, version: item.version });
  return [origin, setOrigin] as const;
}

/** Remembers the last attempt to save, also through a reload. */
function useAttempt<Input>(draft: Draft<unknown> | undefined) {
  // Written by this code, under a key of this noun.
  const attempt = useRef(draft?.attempt as Attempt<Input> | undefined);
  return {
    last: () => attempt.current,
    remember: (next: Attempt<Input> | undefined) => {
      attempt.current = next;
    },
  };
}

/** What is written about one entity: the form, what it started from, its draft, and what was put aside for another version. */
export function useWriting<Item extends EditedItem, Values extends Record<string, unknown>, Input>(opening: Opening<Item, Values, Input>) {
  const { noun, id, item, pending } = opening;
  const record = recordOf(noun.name, id);
  const { draft, isResumed } = useFoundDraft(noun, record);
  const resumed = isResumed ? draft : undefined;
  const [origin, setOrigin] = useOrigin(opening, resumed);
  const [restoredAt, setRestoredAt] = useState(resumed?.savedAt);
  const [setAside, setSetAside] = useState<SetAside<Values>[]>(draft?.setAside ?? []);
  const attempt = useAttempt<Input>(draft);
  const form = useForm<Values>({
    initialValues: resumed?.values ?? { ...origin.base, ...pending },
    validate: (values) => schemaResolver(noun.schema, { sync: true })(noun.form.sent(values)),
  });
  const { base, version } = origin;
  const isDirty = !isUnchanged(noun, form.values, base);
  const isUnsaved = isDirty || setAside.length > 0;
  const release = useStoredDraft(
    record,
    isUnsaved ? () => ({ base, version, values: form.values, setAside, attempt: attempt.last() }) : undefined,
  );
  const others = useOtherDrafts(record, noun.form.empty());

  /** Fills the form with another version; `aside` is what can be taken up again afterwards. */
  function show({ values, base, version, theirs }: SetAside<Values>, aside = setAside) {
    form.setValues(values);
    form.clearErrors();
    setOrigin({ base, version, theirs });
    setSetAside(aside);
    setRestoredAt(undefined);
  }

  /** Goes on from what is stored: `next`, as it was sent. */
  function goOn(next: Values, nextVersion: number | undefined) {
    dropDraft(record); // stored under the name of what it has become from now on
    setOrigin({ base: next, version: nextVersion });
    setSetAside([]);
    setRestoredAt(undefined);
  }

  return {
    form,
    record,
    origin,
    stored: () => originOf(opening, item),
    attempt,
    isDirty,
    isUnsaved,
    setAside,
    /** What was typed over the present origin, to be put aside for another version. */
    typed: (): SetAside<Values>[] => (isDirty ? [{ ...origin, values: form.getValues() }] : []),
    restoredAt: isDirty ? restoredAt : undefined,
    keepRestored: () => setRestoredAt(undefined),
    others,
    release,
    show,
    goOn,
    /** Remembers another administrator's version, which a save has met. */
    meet: (stored: Item) => setOrigin((current) => ({ ...current, theirs: { ...originOf(opening, stored), savedAt: stored.updated_at } })),
  };
}

/** As much of what is written as taking another version of it needs. */
export type Versions<Values> = {
  record: string;
  origin: Origin<Values>;
  stored: () => Origin<Values>;
  setAside: SetAside<Values>[];
  typed: () => SetAside<Values>[];
  others: ReturnType<typeof useOtherDrafts<Values & object>>;
  show: (next: Writing<Values>, aside?: SetAside<Values>[]) => void;
};
