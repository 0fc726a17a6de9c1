import { useEffect, useEffectEvent } from "react";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import { isSame } from "#admin-app/editor/edited-noun.ts";
import type { Draft } from "./draft.ts";
import { TAB } from "./tab.ts";
import { takeVersion } from "./take-version.ts";
import { readRemote } from "./use-other-drafts.ts";
import type { RecordLock } from "./use-record-lock.ts";
import type { Versions } from "./use-writing.ts";

/** Goes on from the words of the tab that the record was taken over from. */
export function useHandover<Values extends object>(writing: Versions<Values> & { lock: RecordLock }): void {
  const { lock, others } = writing;
  const receive = useEffectEvent(() => {
    lock.endWait();
    takeVersion(writing).left();
  });
  const hasArrived = lock.isAwaiting && others?.left !== undefined;
  useEffect(() => {
    if (hasArrived) receive();
  }, [hasArrived]);
}

/** Whether a draft of another device is what became of the words that stood in one of these tabs, or has the same origin. */
const isAkin = ({ formerTabs = [] }: Draft<unknown>, tab: string, own: string[]) => [tab, ...formerTabs].some((each) => own.includes(each));

/** Where the form was filled with words that another device took over and changed since, the newer ones fill it, and the others are put aside.
 *  Words of another origin are offered only, and so are all once something is typed. */
export function useNewerCopy<Values extends object>(
  writing: Versions<Values> & { form: { getValues: () => Values }; resumed: Draft<Values> | undefined },
): void {
  const { others, resumed } = writing;
  const remote = resumed && others?.remote;
  const takeNewer = useEffectEvent(async (stored: StoredDraft) => {
    const draft = await readRemote(stored, writing.sample).catch(() => undefined); // it is offered
    const isNewer = draft && resumed && draft.savedAt > resumed.savedAt && isAkin(draft, stored.tab, [TAB, ...writing.descent.tabs()]);
    if (isNewer && isSame(writing.form.getValues(), resumed.values)) takeVersion(writing).draft(draft, stored.tab);
  });
  useEffect(() => {
    if (remote) void takeNewer(remote);
  }, [remote]);
}
