import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { useRowChanges } from "./use-row-changes.ts";

/** Actions of a list screen on its rows: changes one at once, and removes one after a confirmation. Both can be
 *  undone. */
export function useCollection<Item extends { id: number }>({
  resource: { name, labels },
  rows,
  refresh,
  remove,
  words,
}: {
  /** Server's name of the resource, and labels of its fields. */
  resource: { name: string; labels: Record<string, string> };
  rows: Item[];
  refresh: () => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** Messages; `changed` describes a row's new state, by what of it changed. */
  words: { changed: (row: Item, change: Partial<Item>) => string; changeFailed: (row: Item) => string; removed: string };
}) {
  const changes = useRowChanges({
    rows,
    refresh,
    onStored: (row, change, { version }) => notifyDone(words.changed(row, change), { noun: name, labels, id: row.id, version }),
    failed: words.changeFailed,
  });
  const removal = useRemoval<Item>({ remove, refresh, onRemoved: ({ id }) => notifyDone(words.removed, { noun: name, labels, id }) });
  return { ...changes, removal };
}
