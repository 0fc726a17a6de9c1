import { schemaResolver, useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { replyOf, sentenceOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { dropDraft, readDraft, useKeptDraft } from "./draft.ts";
import { type EditedNoun, isSame } from "./edited-noun.ts";
import { fieldConflicts, mineOverTheirs } from "./field-conflicts.ts";

/** What the form started from, and the version the server must still hold when it is saved. */
type Origin<Values> = { base: Values; version: number | undefined };

type Errors = Record<string, unknown>;

/** One entity being written: its values and draft, saving, and what to do when somebody else saved it meanwhile. `initial` is what a new
 *  one starts from. `onFaults` hears of faulty fields by path (else the first is focused); `onSaved` comes once the server has stored everything.
 *  Without it, or when more was typed meanwhile, the form stays and goes on from what is stored. */
export function useEditor<Item extends { id: number; version: number }, Values extends Record<string, unknown>, Input>({
  noun,
  item: opened,
  initial = noun.form.empty,
  onFaults,
  onSaved,
  announce = notifySuccess,
}: {
  noun: EditedNoun<Item, Values, Input>;
  item: Item | undefined;
  initial?: () => Values;
  onFaults?: (errors: Errors) => void;
  onSaved?: () => void;
  /** Tells that it is stored; a notification unless the screen has its own way. */
  announce?: (message: string) => void;
}) {
  const originOf = (stored: Item | undefined): Origin<Values> =>
    stored ? { base: noun.form.of(stored), version: stored.version } : { base: initial(), version: undefined };

  const [created, setCreated] = useState<Item>();
  const item = opened ?? created;
  const draftKey = `${noun.name}:${item?.id ?? "new"}`;
  const [restored, setRestored] = useState(() => readDraft(draftKey, noun.form.empty()));
  const [origin, setOrigin] = useState<Origin<Values>>(() =>
    restored ? { base: restored.base, version: restored.version } : originOf(item),
  );
  const [theirs, setTheirs] = useState<Origin<Values>>();
  // Only something beside this form was changed since: that is no conflict, here as when saving meets it.
  if (item && item.version > (origin.version ?? item.version) && isSame(noun.form.sent(noun.form.of(item)), noun.form.sent(origin.base)))
    setOrigin({ base: origin.base, version: item.version });
  const form = useForm<Values>({
    initialValues: restored?.values ?? origin.base,
    validate: (values) => schemaResolver(noun.schema, { sync: true })(noun.form.sent(values)),
  });
  const isDirty = !isSame(noun.form.sent(form.values), noun.form.sent(origin.base));
  const releaseDraft = useKeptDraft(draftKey, isDirty ? { ...origin, values: form.values } : undefined);

  function handleFaults(errors: Errors) {
    if (onFaults) onFaults(errors);
    else form.getInputNode(Object.keys(errors)[0] ?? "")?.focus();
  }

  const saving = useMutation({
    mutationFn: ({ values, version }: Pick<Origin<Values>, "version"> & { values: Values }) => {
      const input = noun.form.sent(values);
      return item ? noun.server.update({ ...input, id: item.id, version }) : noun.server.create(input);
    },
    onSuccess: () => {
      announce(item ? noun.words.updated : noun.words.created);
      void noun.server.refresh();
    },
    onError: async (error, { values }) => {
      const reply = replyOf(error);
      if (reply?.issues?.length) {
        const errors = Object.fromEntries(reply.issues.map(({ path, message }) => [path, message]));
        form.setErrors(errors);
        handleFaults(errors);
      } else if (reply?.code === "conflict" && item) {
        const stored = await noun.server.get(item.id).catch(() => undefined);
        if (!stored) return; // the notice of the conflict stays, and offers another try
        const now = originOf(stored);
        if (isSame(noun.form.sent(now.base), noun.form.sent(origin.base))) send(values, now.version);
        else setTheirs(now);
      }
    },
  });

  function send(values: Values, version: Origin<Values>["version"]) {
    // Heard only while the form is there: one that was left meanwhile closes nothing.
    const onSuccess = (stored: Item) => {
      const isAllStored = isSame(noun.form.sent(form.getValues()), noun.form.sent(values));
      if (onSaved && isAllStored) {
        releaseDraft();
        onSaved();
        return;
      }
      if (!item) dropDraft(draftKey); // kept under the name of what it has become from now on
      setCreated(stored);
      setOrigin(originOf(stored));
      setRestored(undefined);
    };
    saving.mutate({ values, version }, { onSuccess });
  }

  function save(values = form.getValues(), version = origin.version) {
    if (saving.isPending) return;
    const tidied = noun.form.tidy?.(values) ?? values;
    form.setValues(tidied);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) handleFaults(errors);
    else send(tidied, version);
  }

  function startFrom(next: Origin<Values>, values: Values) {
    form.setValues(values);
    setOrigin(next);
    setTheirs(undefined);
    saving.reset();
  }

  return {
    form,
    isNew: !item,
    isDirty,
    isSaving: saving.isPending,
    save: () => save(),
    /** Throws away what was typed; the caller closes the form. */
    discard: releaseDraft,
    /** What the person must know before going on. */
    notices: {
      words: noun.words,
      isSaving: saving.isPending,
      save: () => save(),
      /** Why the last try to save failed, in one sentence. */
      failure: saving.isError ? sentenceOf(saving.error) : undefined,
      /** Set while a draft of an earlier visit fills the form. */
      restoredAt: restored?.savedAt,
      keepRestored: () => setRestored(undefined),
      dropRestored: () => {
        setRestored(undefined);
        const stored = originOf(item);
        startFrom(stored, stored.base);
      },
      /** Set when somebody else changed it since it was read. */
      conflicts: theirs && fieldConflicts(noun, origin.base, theirs.base, form.values),
      labels: noun.labels as Record<string, string>,
      takeTheirs: () => theirs && startFrom(theirs, theirs.base),
      saveMine: () => {
        if (!theirs) return;
        const merged = mineOverTheirs(noun, origin.base, theirs.base, form.getValues());
        startFrom(theirs, merged);
        save(merged, theirs.version);
      },
    },
  };
}

/** As much of an editor as its frame needs, whatever the noun. */
export type EditorState = Omit<ReturnType<typeof useEditor>, "form">;

export type EditorNoticesState = EditorState["notices"];
