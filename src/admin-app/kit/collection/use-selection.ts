import { useState } from "react";

/** Selected items of a list, on this page of it and on others. */
export type Selection = {
  ids: ReadonlySet<number>;
  /** Selected part of the page. */
  page: "none" | "some" | "all";
  /** Selects one, or no longer; with all between it and the one before where `isRange`. */
  toggle: (id: number, isRange: boolean) => void;
  togglePage: () => void;
  select: (ids: number[]) => void;
};

/** Holds the selection of a list that shows `rows`. It lasts while `scope` is the same: another filter begins another
 *  selection, another page or order does not. */
export function useSelection(rows: { id: number }[], scope: string): Selection {
  const [held, setHeld] = useState<{ scope: string; ids: ReadonlySet<number>; last?: number }>({ scope, ids: new Set() });
  const { ids, last } = held.scope === scope ? held : { ids: new Set<number>() };
  const order = rows.map(({ id }) => id);
  const count = order.filter((id) => ids.has(id)).length;

  function set(changed: number[], isSelected: boolean, from?: number) {
    const next = new Set(ids);
    for (const id of changed) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setHeld({ scope, ids: next, ...(from !== undefined && { last: from }) });
  }

  return {
    ids,
    page: count === 0 ? "none" : count === order.length ? "all" : "some",
    toggle(id, isRange) {
      const [one, other] = [order.indexOf(last ?? id), order.indexOf(id)];
      const isFrom = isRange && one >= 0;
      set(isFrom ? order.slice(Math.min(one, other), Math.max(one, other) + 1) : [id], !ids.has(id), id);
    },
    togglePage: () => set(order, count < order.length),
    select: (chosen) => setHeld({ scope, ids: new Set(chosen) }),
  };
}
