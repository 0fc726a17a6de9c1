import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { type ListedResource, useRecordRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { useRowChanges } from "./use-row-changes.ts";

/** Actions of a list screen on its rows: changes one at once, and removes one after a confirmation. Both can be
 *  undone. */
export function useCollection<Item extends { id: number }>({
  resource,
  rows,
  remove,
  words,
}: {
  resource: ListedResource;
  rows: Item[];
  remove: (id: number) => Promise<unknown>;
  /** Messages; `changed` describes a row's new state, by what of it changed. */
  words: { changed: (row: Item, change: Partial<Item>) => string; changeFailed: (row: Item) => string; removed: string };
}) {
  const { name, labels, server } = resource;
  const changes = useRowChanges({
    rows,
    refresh: server.refresh,
    onStored: (row, change, { version }) => notifyDone(words.changed(row, change), { noun: name, labels, id: row.id, version }),
    failed: words.changeFailed,
  });
  const removal = useRecordRemoval<Item>(resource, { remove, removed: words.removed });
  return { ...changes, removal };
}
