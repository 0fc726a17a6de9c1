import { useRef, useState } from "react";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";

const UNCERTAIN = "Il n’est pas sûr que la modification soit enregistrée";

/** Longer than the second press of a double click takes. */
const SETTLE_MS = 600;

/** Changes the rows of a list one by one: each shown at once, sent in the order they were made, and put back with the
 *  message that `failed` gives of the row when the server refuses. After a failure the rows are read again by
 *  `refresh`: they may be others meanwhile, or stored without a reply. A row counts as changing for a moment longer,
 *  since another action stands by then where this one was pressed; every row does when the one that was pressed has
 *  left the list. */
export function useRowChanges<Item extends { id: number }>({
  rows,
  refresh,
  onStored,
  failed,
}: {
  rows: Item[];
  refresh: () => Promise<unknown>;
  /** Hears of each change that is stored: the row as it is now, what of it changed, and what the server said. */
  onStored?: (row: Item, change: Partial<Item>, stored: { version: number }) => void;
  failed: (row: Item) => string;
}) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<Item>>>(new Map());

  const [settling, setSettling] = useState<number[]>([]);
  const isLeft = (id: number) => !rows.some((row) => row.id === id);

  const queue = useRef(Promise.resolve());

  function settle(id: number) {
    setSettling((current) => [...current, id]);
    window.setTimeout(() => setSettling((current) => current.toSpliced(current.indexOf(id), 1)), SETTLE_MS);
  }

  function forget(id: number, change: Partial<Item>) {
    // A later change of the same row is still on its way.
    setChanges((current) => (current.get(id) === change ? new Map([...current].filter(([other]) => other !== id)) : current));
  }

  return {
    /** The rows with the changes that are under way. */
    rows: rows.map((row) => ({ ...row, ...changes.get(row.id) })),
    isChanging: (item: Item) => changes.has(item.id) || settling.includes(item.id) || settling.some(isLeft),
    /** Shows `change` at once while `send` asks the server for it. */
    change(item: Item, change: Partial<Item>, send: () => Promise<{ version: number }>): Promise<void> {
      setChanges((current) => new Map(current).set(item.id, change));
      queue.current = queue.current.then(async () => {
        try {
          const stored = await send();
          await refresh();
          onStored?.({ ...item, ...change }, change, stored);
        } catch (error) {
          await refresh(); // shows what another person has changed meanwhile
          notifyFailure({ refused: failed(item), uncertain: UNCERTAIN }, error);
        } finally {
          settle(item.id);
          forget(item.id, change);
        }
      });
      return queue.current;
    },
  };
}
