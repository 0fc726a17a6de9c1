import { useState } from "react";
import { notifyFailure } from "#admin-app/errors/notify.tsx";

/** Changes the rows of a list one by one: each at once, and put back with the message `failed` when the server refuses. `refresh` loads
 *  the rows anew. */
export function useRowChanges<Item extends { id: number }>({
  rows,
  refresh,
  failed,
}: {
  rows: Item[];
  refresh: () => Promise<unknown>;
  failed: string;
}) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<Item>>>(new Map());

  function setChange(id: number, change: Partial<Item> | undefined) {
    setChanges((current) => {
      const next = new Map(current);
      if (change) next.set(id, change);
      else next.delete(id);
      return next;
    });
  }

  return {
    /** The rows with the changes that are under way. */
    rows: rows.map((row) => ({ ...row, ...changes.get(row.id) })),
    isChanging: (item: Item) => changes.has(item.id),
    /** Shows `change` at once while `send` asks the server for it. */
    async change(item: Item, change: Partial<Item>, send: () => Promise<unknown>) {
      setChange(item.id, change);
      try {
        await send();
        await refresh();
      } catch (error) {
        notifyFailure(failed, error);
      } finally {
        setChange(item.id, undefined);
      }
    },
  };
}
