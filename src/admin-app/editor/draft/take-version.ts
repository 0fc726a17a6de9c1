import { notifyFailure } from "#admin-app/errors/notify.tsx";
import { type Draft, dropDraft, type Writing } from "./draft.ts";
import { readRemote } from "./use-other-drafts.ts";
import type { Versions } from "./use-writing.ts";

/** Fills the form with other versions than the one being written. Nothing typed is ever thrown away by it: it is put aside, and `undo`
 *  brings it back. */
export function takeVersion<Values extends object>(versions: Versions<Values>) {
  const { record, origin, stored, setAside, typed, others, attempt, descent, sample, show } = versions;
  const replace = (next: Writing<Values>, more: typeof setAside = []) => show(next, [...typed(), ...setAside, ...more]);

  function takeDraft({ base, version, values, setAside: more, attempt: sent, formerTabs = [] }: Draft<Values>, tab: string) {
    replace({ base, version, values }, more);
    attempt.adopt(sent);
    descent.add([...formerTabs, tab]);
    dropDraft(record, tab);
  }

  async function takeRemote(remote: NonNullable<NonNullable<typeof others>["remote"]>) {
    try {
      const draft = await readRemote(remote, sample);
      if (draft) takeDraft(draft, remote.tab);
      else dropDraft(record, remote.tab); // of an older release
    } catch (error) {
      notifyFailure("Cette saisie n’a pas pu être reprise", error);
    }
  }

  return {
    theirs: () => {
      const { theirs } = origin;
      if (theirs) replace({ base: theirs.base, version: theirs.version, values: theirs.base });
    },
    stored: () => {
      const { base, version } = stored();
      replace({ base, version, values: base });
    },
    /** Other values, over the same origin. */
    values: (values: Values) => replace({ ...origin, values }),
    left: () => {
      if (others?.left) takeDraft(others.left.draft, others.left.tab);
    },
    /** A draft that was read already. */
    draft: takeDraft,
    /** The draft of another device. */
    remote: () => {
      if (others?.remote) void takeRemote(others.remote);
    },
    undo: () => {
      const [last, ...rest] = setAside;
      if (last) show(last, [...rest, ...typed()]);
    },
  };
}
