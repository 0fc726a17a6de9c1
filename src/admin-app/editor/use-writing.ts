import { schemaResolver, useForm } from "@mantine/form";
import { useRef, useState } from "react";
import type { Attempt } from "#admin-app/editor/saving/attempt.ts";
import { dropDraft, recordOf, type SetAside, takeDraft, type Theirs, type Writing } from "#admin-app/editor/draft/draft.ts";
import { type EditedItem, type EditedNoun, isSame } from "./edited-noun.ts";
import { useStoredDraft, useOtherDrafts } from "#admin-app/editor/draft/use-draft.ts";

/** What the form started from, and the version the server must still hold when it is saved. */
type Origin<Values> = Omit<Writing<Values>, "values">;

/** What is written about one entity: the form, what it started from, its draft, and other versions of it. Nothing typed is ever thrown away
 *  by taking another version: it is put aside, and `undo` brings it back. */
export function useWriting<Item extends EditedItem, Values extends Record<string, unknown>, Input>({
  noun,
  id,
  item,
  initial,
  pending,
}: {
  noun: EditedNoun<Item, Values, Input>;
  /** Names the draft, also of an item that is gone; none for a new one. */
  id: number | undefined;
  item: Item | undefined;
  initial: () => Values;
  /** What is changed of it already where the form opens. */
  pending: Partial<Values> | undefined;
}) {
  const originOf = (stored: Item | undefined): Origin<Values> =>
    stored ? { base: noun.form.of(stored), version: stored.version } : { base: initial(), version: undefined };
  const isUnchanged = (one: Values, other: Values) => isSame(noun.form.sent(one), noun.form.sent(other));

  const record = recordOf(noun.name, id);
  const [draft] = useState(() => takeDraft(record, noun.form.empty()));
  const resumed = draft && !isUnchanged(draft.values, draft.base) ? draft : undefined;
  const [restoredAt, setRestoredAt] = useState(resumed?.savedAt);
  const [origin, setOrigin] = useState<Origin<Values>>(() => (resumed ? { base: resumed.base, version: resumed.version } : originOf(item)));
  const [theirs, setTheirs] = useState<Theirs<Values>>();
  const [setAside, setSetAside] = useState<SetAside<Values>[]>(draft?.setAside ?? []);
  // Written by this code, under a key of this noun.
  const attempt = useRef(draft?.attempt as Attempt<Input> | undefined);
  // Only something beside this form was changed since: that is no conflict, here as when saving meets it.
  if (item && item.version > (origin.version ?? item.version) && isUnchanged(noun.form.of(item), origin.base))
    setOrigin({ base: origin.base, version: item.version });
  const form = useForm<Values>({
    initialValues: resumed?.values ?? { ...origin.base, ...pending },
    validate: (values) => schemaResolver(noun.schema, { sync: true })(noun.form.sent(values)),
  });
  const isDirty = !isUnchanged(form.values, origin.base);
  const isUnsaved = isDirty || setAside.length > 0;
  const release = useStoredDraft(
    record,
    isUnsaved ? () => ({ ...origin, values: form.values, setAside, attempt: attempt.current }) : undefined,
  );
  const others = useOtherDrafts(record, noun.form.empty());

  function show({ values, base, version, theirs: seen }: SetAside<Values>) {
    form.setValues(values);
    form.clearErrors();
    setOrigin({ base, version });
    setTheirs(seen);
    setRestoredAt(undefined);
  }

  const typed = (): SetAside<Values>[] => (isDirty ? [{ ...origin, values: form.getValues(), theirs }] : []);

  /** Shows another version; what was typed is put aside. */
  function replace(next: Writing<Values>) {
    setSetAside([...typed(), ...setAside]);
    show(next);
  }

  return {
    form,
    origin,
    attempt: {
      last: () => attempt.current,
      remember: (next: Attempt<Input> | undefined) => {
        attempt.current = next;
      },
    },
    theirs,
    isDirty,
    isUnsaved,
    setAside,
    restoredAt: isDirty ? restoredAt : undefined,
    others,
    release,
    show,
    setTheirs: (stored: Item) => setTheirs({ ...originOf(stored), savedAt: stored.updated_at }),
    takeTheirs: () => theirs && replace({ ...theirs, values: theirs.base }),
    keepRestored: () => setRestoredAt(undefined),
    dropRestored: () => {
      const stored = originOf(item);
      replace({ ...stored, values: stored.base });
    },
    takeLeft: () => {
      if (!others?.left) return;
      replace(others.left.draft);
      dropDraft(record, others.left.tab);
    },
    undo: () => {
      const [last, ...others] = setAside;
      if (!last) return;
      setSetAside([...others, ...typed()]);
      show(last);
    },
    /** Goes on from what is stored: `base`, as it was sent. */
    goOn: (base: Values, version: number | undefined) => {
      dropDraft(record); // stored under the name of what it has become from now on
      setOrigin({ base, version });
      setTheirs(undefined);
      setSetAside([]);
      setRestoredAt(undefined);
    },
  };
}
