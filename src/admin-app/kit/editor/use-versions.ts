import { useEffect, useEffectEvent } from "react";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { useUndone } from "#admin-app/kit/history/notify-done.ts";
import { type Draft, dropDraft, type SetAside, type Writing } from "#admin-app/kit/draft/draft.ts";
import { TAB } from "#admin-app/kit/draft/tab.ts";
import type { DraftState } from "./use-draft.ts";
import { readRemote } from "#admin-app/kit/draft/use-other-tabs.ts";
import { type EditedItem, type Fields, isSame } from "./edited-resource.ts";
import type { Editing } from "./use-editing.ts";

/** Fills the form with other versions than the one being written. Nothing typed is ever thrown away by it: it is put
 *  aside, and `undo` brings it back. */
function createVersions<Values extends Fields>(editing: Editing<Values>, { others }: DraftState<Values>) {
  const { resource, form, record, read, send, fill, typed } = editing;
  const replace = (next: Writing<Values>, more: SetAside<Values>[] = []) =>
    fill(next, { aside: [...typed(), ...read().setAside, ...more] });

  /** Goes on from the draft of another tab, which becomes this one's. */
  function takeDraft({ setAside, attempt, formerTabs = [], ...draft }: Draft<Values>, tab: string) {
    replace(draft, setAside);
    if (attempt && !read().attempt) send({ type: "attempted", attempt });
    send({ type: "inherited", formerTabs: [...formerTabs, tab] });
    dropDraft(record, tab);
  }

  async function takeRemote(remote: StoredDraft) {
    try {
      const draft = await readRemote(remote, resource.form.empty());
      if (draft) takeDraft(draft, remote.tab);
      else dropDraft(record, remote.tab); // of an older release
    } catch (error) {
      notifyFailure("Cette saisie n’a pas pu être reprise", error);
    }
  }

  return {
    theirs: () => {
      const { conflict } = read();
      if (conflict) replace(versionOf(editing, conflict.theirs));
    },
    stored: () => replace(editing.stored()),
    /** Other values, over the same origin. */
    values: (values: Partial<Values>) => replace({ ...read().origin, values: { ...form.getValues(), ...values } }),
    left: () => {
      if (others?.left) takeDraft(others.left.draft, others.left.tab);
    },
    /** A draft of another device that was read already. */
    draft: takeDraft,
    remote: () => {
      if (others?.remote) void takeRemote(others.remote);
    },
    undo: () => {
      const [last, ...rest] = read().setAside;
      if (last) fill(last, { aside: [...rest, ...typed()] });
    },
  };
}

export type Versions = Omit<ReturnType<typeof createVersions<Fields>>, "values" | "draft">;

/** An item as it is stored, to fill the form. */
export function versionOf<Values extends Fields>({ resource }: Editing<Values>, item: EditedItem): Writing<Values> {
  const base = resource.form.of(item);
  return { base, values: base, version: item.version };
}

/** Reads what a form holds again once something was undone. A form in which nothing was typed shows what is stored now;
 *  otherwise it says that it was changed meanwhile, as after another administrator's save, and nothing that was typed
 *  goes. */
function useStoredUndo<Values extends Fields>(editing: Editing<Values>): void {
  const { resource, item, isUnsaved, send, fill } = editing;
  // What the form holds once the answer has come: more may have been typed meanwhile, or the same version shown
  // already.
  const settle = useEffectEvent((stored: EditedItem) => {
    if (stored.version === item?.version) return;
    if (isUnsaved) send({ type: "collided", conflict: { theirs: stored, collisions: [] } });
    else fill(versionOf(editing, stored), { item: stored });
  });

  async function readAgain({ id }: EditedItem): Promise<void> {
    try {
      settle(await resource.server.get(id));
    } catch (error) {
      if (replyOf(error)?.code === "not_found") editing.lose(); // else it could not be read: the next save finds out
    }
  }

  useUndone(() => {
    if (item) void readAgain(item);
  });
}

/** Goes on from the words of the tab that the record was taken over from. */
function useHandover<Values extends Fields>({ lock, others }: DraftState<Values>, { left }: { left: () => void }): void {
  const receive = useEffectEvent(() => {
    lock.endWait();
    left();
  });
  const hasArrived = lock.isAwaiting && others?.left !== undefined;
  useEffect(() => {
    if (hasArrived) receive();
  }, [hasArrived]);
}

/** Whether a draft of another device is what became of the words that stood in one of these tabs, or has the same
 *  origin. */
const isAkin = ({ formerTabs = [] }: Draft<unknown>, tab: string, own: string[]) => [tab, ...formerTabs].some((each) => own.includes(each));

/** Fills the form with the newer words of another device that took it over, and puts the others aside.
 *  Words of another origin are offered only, and so are all once something is typed. */
function useNewerCopy<Values extends Fields>(
  { resource, form, resumed, read }: Editing<Values>,
  { others }: DraftState<Values>,
  { draft: take }: { draft: (draft: Draft<Values>, tab: string) => void },
): void {
  const remote = resumed && others?.remote;
  const takeNewer = useEffectEvent(async (stored: StoredDraft) => {
    const draft = await readRemote(stored, resource.form.empty()).catch(() => undefined); // it is offered
    const isNewer = draft && resumed && draft.savedAt > resumed.savedAt && isAkin(draft, stored.tab, [TAB, ...read().formerTabs]);
    if (isNewer && isSame(form.getValues(), resumed.values)) take(draft, stored.tab);
  });
  useEffect(() => {
    if (remote) void takeNewer(remote);
  }, [remote]);
}

/** The other versions that can fill the form, and those that do so by themselves. */
export function useVersions<Values extends Fields>(editing: Editing<Values>, draft: DraftState<Values>) {
  const versions = createVersions(editing, draft);
  useStoredUndo(editing);
  useHandover(draft, versions);
  useNewerCopy(editing, draft, versions);
  return versions;
}
