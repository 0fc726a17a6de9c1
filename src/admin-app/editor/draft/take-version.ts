import { dropDraft, type Writing } from "./draft.ts";
import type { Versions } from "./use-writing.ts";

/** Fills the form with other versions than the one being written. Nothing typed is ever thrown away by it: it is put aside, and `undo`
 *  brings it back. */
export function takeVersion<Values>({ record, origin, stored, setAside, typed, others, show }: Versions<Values>) {
  const replace = (next: Writing<Values>) => show(next, [...typed(), ...setAside]);
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
      if (!others?.left) return;
      const { base, version, values } = others.left.draft;
      replace({ base, version, values });
      dropDraft(record, others.left.tab);
    },
    undo: () => {
      const [last, ...rest] = setAside;
      if (last) show(last, [...rest, ...typed()]);
    },
  };
}
