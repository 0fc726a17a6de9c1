import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { useRowChanges } from "./use-row-changes.ts";

/** What a list screen does to its rows, whatever they are: changes one at once, and removes one after a confirmation.
 *  Both can be undone. */
export function useCollection<Item extends { id: number }>({
  noun: { name, labels },
  rows,
  refresh,
  remove,
  words,
}: {
  /** As the server calls it, and what its fields are called. */
  noun: { name: string; labels: Record<string, string> };
  rows: Item[];
  refresh: () => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** `changed` says of a row what it is now. */
  words: { changed: (row: Item) => string; changeFailed: (row: Item) => string; removed: string };
}) {
  const changes = useRowChanges({
    rows,
    refresh,
    onStored: (row, { version }) => notifyDone(words.changed(row), { noun: name, labels, id: row.id, version }),
    failed: words.changeFailed,
  });
  const removal = useRemoval<Item>({ remove, refresh, onRemoved: ({ id }) => notifyDone(words.removed, { noun: name, labels, id }) });
  return { ...changes, removal };
}
