import { schemaResolver, useForm } from "@mantine/form";
import { useMemo, useRef, useState } from "react";
import { dropDraft, recordOf, type SetAside, takeDraft, type Writing } from "#admin-app/kit/draft/draft.ts";
import { type EditedItem, type Fields, isSame, isUnchanged, type Resource, toTidied } from "./edited-resource.ts";
import { type EditorEvent, type EditorState, type Origin, transition } from "./editor-machine.ts";

/** A record, old or new, that is opened to be written. */
export type Opening<Values extends object> = {
  resource: Resource<Values>;
  item: EditedItem | undefined;
  /** The item that was deleted while something typed of it is stored. */
  lostId: number | undefined;
  /** Gives what a new one starts from. */
  initial: () => Values;
  /** Values that differ already where the form opens. */
  pending: Partial<Values> | undefined;
};

/** The item as this form stored or read it last, unless the screen around has read something newer of it. */
function newest(own: EditedItem | undefined, read: EditedItem | undefined): EditedItem | undefined {
  if (!own || !read) return own ?? read;
  return read.id === own.id && read.version > own.version ? read : own;
}

/** Each version that is put aside for `shown` once, and none that holds the same words. */
function putAside<Values extends object>(resource: Resource<Values>, versions: SetAside<Values>[], shown: Values): SetAside<Values>[] {
  return versions.filter(
    ({ values }, index) => ![{ values: shown }, ...versions.slice(0, index)].some((other) => isUnchanged(resource, values, other.values)),
  );
}

/** Begins with the draft that is found, or with what is stored. A draft that is stored already was saved by a call
 *  whose reply was lost, or on another device. */
function restoreState<Values extends object>({ resource, item, lostId, initial, pending }: Opening<Values>, record: string) {
  const { form } = resource;
  const draft = takeDraft(record, form.empty());
  const isStored = (values: Values) => item && isSame(toTidied(resource, form.sent(form.of(item))), toTidied(resource, form.sent(values)));
  const resumed = draft && !isUnchanged(resource, draft.values, draft.base) && !isStored(draft.values) ? draft : undefined;
  const { base, version, hasOwnBase, waiting }: Origin<Values> = resumed ?? {
    base: item ? form.of(item) : initial(),
    version: item?.version,
  };
  const values = resumed?.values ?? { ...base, ...pending };
  const isDirty = !isUnchanged(resource, values, base);
  const written = isDirty ? "dirty" : "clean";
  const state: EditorState<Values> = {
    content: lostId === undefined ? (resumed && !waiting ? "restored" : written) : "deleted",
    access: "open",
    isDirty,
    origin: { base, version, hasOwnBase, waiting },
    setAside: draft?.setAside ?? [],
    restoredAt: waiting ? undefined : resumed?.savedAt,
    attempt: draft?.attempt,
    formerTabs: resumed?.formerTabs ?? [],
    tries: 0,
  };
  return { resumed, values, state };
}

/** State of one editor, and what tells it of an event. `read` gives it as it is at the moment, also within what takes
 *  longer than a render. */
function useMachine<Values>(start: EditorState<Values>) {
  const [state, setState] = useState(start);
  const latest = useRef(state);
  const send = (event: EditorEvent<Values>) => {
    latest.current = transition(latest.current, event);
    setState(latest.current);
  };
  return { state, send, read: () => latest.current };
}

/** The fields of a form, checked with the contract. */
function useFields<Values extends Fields>(resource: Resource<Values>, initialValues: Values, onValuesChange: (values: Values) => void) {
  const validate = (values: Values) => schemaResolver(resource.schema, { sync: true })(resource.form.sent(values));
  return useForm<Values>({ initialValues, validate, onValuesChange });
}

/** Finds what a form holds that is not stored. `isAsPut` where that is a change of a launch as it waits there. */
function useUnsaved<Values extends object>(
  resource: Resource<Values>,
  { origin, setAside, attempt, formerTabs, isDirty }: EditorState<Values>,
  { values, opened }: { values: Values; opened: Values },
) {
  const isUnsaved = isDirty || setAside.length > 0;
  const isAsPut = origin.waiting?.isAsPut === true && setAside.length === 0 && isUnchanged(resource, values, opened);
  const unsaved = useMemo(() => {
    const waiting = origin.waiting && { ...origin.waiting, isAsPut };
    return isUnsaved ? { ...origin, waiting, values, setAside, attempt, formerTabs } : undefined;
  }, [isUnsaved, isAsPut, origin, values, setAside, attempt, formerTabs]);
  return { isUnsaved, isAsPut, unsaved };
}

/** One item being written: its form, and the state machine around it. */
export function useEditing<Values extends Fields>(opening: Opening<Values>) {
  const { resource, item: opened, lostId, initial } = opening;
  const [start] = useState(() => restoreState(opening, recordOf(resource.name, opened?.id ?? lostId)));
  const { state, send, read } = useMachine(start.state);
  const form = useFields(resource, start.values, (values) => {
    const { isDirty, origin } = read();
    const isEdited = !isUnchanged(resource, values, origin.base);
    if (isEdited !== isDirty) send({ type: isEdited ? "edited" : "reverted" });
  });
  const item = newest(state.item, state.content === "deleted" ? undefined : opened);
  const record = recordOf(resource.name, state.item?.id ?? opened?.id ?? lostId); // also of an item that is gone
  const unsaved = useUnsaved(resource, state, { values: form.values, opened: start.values });

  /** Fills the form with another version; what is put `aside` can be taken up again afterwards. */
  function fill(
    { values, base, version, hasOwnBase, waiting, conflict }: SetAside<Values>,
    more: { aside?: SetAside<Values>[]; item?: EditedItem } = {},
  ) {
    const { aside = read().setAside, item: stored } = more;
    const type = isUnchanged(resource, values, base) ? "reset" : "filled";
    send({ type, origin: { base, version, hasOwnBase, waiting }, setAside: putAside(resource, aside, values), item: stored });
    if (conflict) send({ type: "collided", conflict });
    form.setValues(values);
    form.clearErrors();
  }

  /** Goes on as a new one: the item was deleted. */
  function lose() {
    dropDraft(record);
    send({ type: "deleted", origin: { base: resource.form.empty(), version: undefined } });
  }

  return {
    resource,
    form,
    state,
    send,
    read,
    item,
    record,
    /** The draft that filled the form when it was opened. */
    resumed: start.resumed,
    ...unsaved,
    fill,
    lose,
    /** Gives what is stored, or what a new one starts from. */
    stored: (): Writing<Values> => {
      const base = item ? resource.form.of(item) : initial();
      return { base, version: item?.version, values: base };
    },
    /** Gives what was typed over the present origin, to be put aside for another version. */
    typed: (): SetAside<Values>[] => (read().isDirty ? [{ ...read().origin, values: form.getValues(), conflict: read().conflict }] : []),
  };
}

export type Editing<Values extends Fields> = ReturnType<typeof useEditing<Values>>;
