import { schemaResolver, useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { type EditedItem, type EditedNoun, isSame } from "#admin-app/editor/edited-noun.ts";
import type { Attempt } from "#admin-app/editor/saving/attempt.ts";
import { type Draft, dropDraft, recordOf, type SetAside, takeDraft, type Theirs, type Writing } from "./draft.ts";
import { useDraft } from "./use-draft.ts";
import type { useOtherDrafts } from "./use-other-drafts.ts";

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

function theirsOf<Item extends EditedItem, Values extends object, Input>(
  opening: Pick<Opening<Item, Values, Input>, "noun" | "initial">,
  stored: Item,
): Theirs<Values> {
  return { ...originOf(opening, stored), savedAt: stored.updated_at };
}

const isUnchanged = <Item extends EditedItem, Values extends object, Input>(
  { form }: EditedNoun<Item, Values, Input>,
  one: Values,
  other: Values,
) => isSame(form.sent(one), form.sent(other));

/** What is put aside for `shown`: each version once, and none that holds the same words. */
function putAside<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  versions: SetAside<Values>[],
  shown: Values,
): SetAside<Values>[] {
  return versions.filter(
    ({ values }, index) => ![{ values: shown }, ...versions.slice(0, index)].some((other) => isUnchanged(noun, values, other.values)),
  );
}

/** Whether an item is stored as a form would send it, once the contract has tidied that. */
function isStoredAs<Item extends EditedItem, Values extends object, Input>(
  { form, schema }: EditedNoun<Item, Values, Input>,
  item: Item,
  values: Values,
): boolean {
  const tidied = (input: Input) => schema.safeParse(input).data ?? input;
  return isSame(tidied(form.sent(form.of(item))), tidied(form.sent(values)));
}

/** The draft that was found where the form opened; `isResumed` when it changes anything. One that is stored already was saved by a call whose
 *  reply was lost, or on another device. */
function useFoundDraft<Item extends EditedItem, Values extends object, Input>(
  { noun, item }: Pick<Opening<Item, Values, Input>, "noun" | "item">,
  record: string,
) {
  const [found] = useState(() => {
    const draft = takeDraft(record, noun.form.empty());
    const isChange = draft !== undefined && !isUnchanged(noun, draft.values, draft.base);
    return { draft, isResumed: isChange && !(item && isStoredAs(noun, item, draft.values)) };
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
    /** Takes over what another tab sent without an answer. */
    adopt: (sent: unknown) => {
      // Written by this code, in a draft of this noun.
      attempt.current ??= sent as Attempt<Input> | undefined;
    },
  };
}

/** Where the words in the form come from: the tabs that they stood in before, and when they were last written. */
function useDescent<Values>(draft: Draft<Values> | undefined) {
  const tabs = useRef(draft?.formerTabs ?? []);
  const last = useRef(draft && { values: draft.values, at: draft.savedAt });
  return {
    tabs: () => tabs.current,
    add: (more: string[]) => {
      tabs.current = [...new Set([...tabs.current, ...more])];
    },
    end: () => {
      tabs.current = [];
    },
    /** As the draft of these values says it: one that is stored once more is no newer for that. */
    of: (values: Values) => {
      if (!last.current || !isSame(last.current.values, values)) last.current = { values, at: new Date().toISOString() };
      return { savedAt: last.current.at, formerTabs: tabs.current };
    },
  };
}

function useWords<Values extends Record<string, unknown>>(
  { schema, form }: Pick<EditedNoun<never, Values, unknown>, "schema" | "form">,
  initialValues: Values,
) {
  return useForm<Values>({ initialValues, validate: (values) => schemaResolver(schema, { sync: true })(form.sent(values)) });
}

/** What is written about one entity: the form, what it started from, its draft, and what was put aside for another version. */
export function useWriting<Item extends EditedItem, Values extends Record<string, unknown>, Input>(opening: Opening<Item, Values, Input>) {
  const { noun, id, item, pending } = opening;
  const record = recordOf(noun.name, id);
  const { draft, isResumed } = useFoundDraft(opening, record);
  const resumed = isResumed ? draft : undefined;
  const [origin, setOrigin] = useOrigin(opening, resumed);
  const [restoredAt, setRestoredAt] = useState(resumed?.savedAt);
  const [setAside, setSetAside] = useState<SetAside<Values>[]>(draft?.setAside ?? []);
  const attempt = useAttempt<Input>(draft);
  const descent = useDescent(resumed);
  const form = useWords(noun, resumed?.values ?? { ...origin.base, ...pending });
  const { base, version } = origin;
  const isDirty = !isUnchanged(noun, form.values, base);
  const isUnsaved = isDirty || setAside.length > 0;
  const unsaved = () => ({ ...descent.of(form.values), base, version, values: form.values, setAside, attempt: attempt.last() });
  const drafting = useDraft(opening, record, isUnsaved ? unsaved : undefined);

  /** Fills the form with another version; `aside` is what can be taken up again afterwards. */
  function show({ values, base, version, theirs }: SetAside<Values>, aside = setAside) {
    form.setValues(values);
    form.clearErrors();
    setOrigin({ base, version, theirs });
    setSetAside(putAside(noun, aside, values));
    setRestoredAt(undefined);
  }

  /** Goes on from what is stored: `next`, as it was sent. */
  function goOn(next: Values, nextVersion: number | undefined) {
    dropDraft(record); // stored under the name of what it has become from now on
    setOrigin({ base: next, version: nextVersion });
    setSetAside([]);
    setRestoredAt(undefined);
    descent.end();
  }

  return {
    form,
    record,
    origin,
    stored: () => originOf(opening, item),
    attempt,
    descent,
    /** The draft that filled the form when it was opened. */
    resumed,
    isDirty,
    /** Whether closing the form would lose something; words that another tab goes on from are not lost. */
    isUnsaved: isUnsaved && !drafting.isTaken,
    setAside,
    /** What was typed over the present origin, to be put aside for another version. */
    typed: (): SetAside<Values>[] => (isDirty ? [{ ...origin, values: form.getValues() }] : []),
    restoredAt: isDirty ? restoredAt : undefined,
    keepRestored: () => setRestoredAt(undefined),
    ...drafting,
    show,
    goOn,
    /** Remembers another administrator's version, which a save has met; `base` is what both made their changes to. */
    meet: (stored: Item, base: Values) => setOrigin((current) => ({ ...current, base, theirs: theirsOf(opening, stored) })),
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
  attempt: { adopt: (sent: unknown) => void };
  descent: { tabs: () => string[]; add: (tabs: string[]) => void };
  sample: Values;
  show: (next: Writing<Values>, aside?: SetAside<Values>[]) => void;
};
