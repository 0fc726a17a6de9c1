import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { useRemoval } from "#admin-app/dialogs/use-removal.ts";
import { useRowChanges } from "./use-row-changes.ts";

/** What a list screen does to its rows, whatever they are: changes one at once, and removes one after a confirmation. */
export function useCollection<Item extends { id: number }>({
  rows,
  refresh,
  remove,
  words,
}: {
  rows: Item[];
  refresh: () => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  words: { changeFailed: (row: Item) => string; removed: string };
}) {
  const changes = useRowChanges({ rows, refresh, failed: words.changeFailed });
  const removal = useRemoval<Item>({ remove, refresh, onRemoved: () => notifySuccess(words.removed) });
  return { ...changes, removal };
}
