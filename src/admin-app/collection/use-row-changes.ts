import { useRef, useState } from "react";
import { notifyFailure } from "#admin-app/errors/notify.tsx";

/** Changes the rows of a list one by one: each shown at once, sent in the order they were made, and put back with the message that
 *  `failed` gives of the row when the server refuses. `refresh` reloads the rows. */
export function useRowChanges<Item extends { id: number }>({
  rows,
  refresh,
  failed,
}: {
  rows: Item[];
  refresh: () => Promise<unknown>;
  failed: (row: Item) => string;
}) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<Item>>>(new Map());

  const queue = useRef(Promise.resolve());

  function forget(id: number, change: Partial<Item>) {
    // A later change of the same row is still on its way.
    setChanges((current) => (current.get(id) === change ? new Map([...current].filter(([other]) => other !== id)) : current));
  }

  return {
    /** The rows with the changes that are under way. */
    rows: rows.map((row) => ({ ...row, ...changes.get(row.id) })),
    isChanging: (item: Item) => changes.has(item.id),
    /** Shows `change` at once while `send` asks the server for it. */
    change(item: Item, change: Partial<Item>, send: () => Promise<unknown>): Promise<void> {
      setChanges((current) => new Map(current).set(item.id, change));
      queue.current = queue.current.then(async () => {
        try {
          await send();
          await refresh();
        } catch (error) {
          notifyFailure(failed(item), error);
        } finally {
          forget(item.id, change);
        }
      });
      return queue.current;
    },
  };
}
