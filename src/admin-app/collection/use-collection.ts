import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notifyFailure, notifySuccess } from "#admin-app/errors/notify.tsx";

type Entity = { id: number; version: number };

/** What every list screen does to its rows, whatever they are: change one at once and put it back when the server refuses,
 *  remove one after a confirmation. `refresh` loads the rows anew, `remove` deletes one on the server. */
export function useCollection<Item extends Entity>({
  rows,
  refresh,
  remove,
  words,
}: {
  rows: Item[];
  refresh: () => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  words: { changeFailed: string; removed: string };
}) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<Item>>>(new Map());
  const [candidate, setCandidate] = useState<Item>();

  function setChange(id: number, change: Partial<Item> | undefined) {
    setChanges((current) => {
      const next = new Map(current);
      if (change) next.set(id, change);
      else next.delete(id);
      return next;
    });
  }

  const removal = useMutation({
    mutationFn: async ({ id }: Item) => {
      await remove(id);
      await refresh();
    },
    onSuccess: () => {
      notifySuccess(words.removed);
      setCandidate(undefined);
    },
  });

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
        notifyFailure(words.changeFailed, error);
      } finally {
        setChange(item.id, undefined);
      }
    },
    /** The row that somebody wants removed, until they confirm or think better of it. */
    removal: {
      candidate,
      isPending: removal.isPending,
      error: removal.error,
      ask(item: Item) {
        removal.reset();
        setCandidate(item);
      },
      cancel: () => setCandidate(undefined),
      confirm: () => candidate && removal.mutate(candidate),
    },
  };
}
