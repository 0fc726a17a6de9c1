import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { useConfirmation } from "./use-confirmation.ts";

/** Treats deleting an already deleted row as success. */
export function acceptGone(error: unknown): void {
  if (replyOf(error)?.code !== "not_found") throw error;
}

/** Removes a row of a list once the administrator has confirmed it. `remove` deletes it on the server, `refresh`
 *  reloads the rows; `onRemoved` and `onFailed` announce the outcome (see `useConfirmation`). */
export function useRemoval<Item extends { id: number }>({
  remove,
  refresh,
  onRemoved,
  onFailed,
}: {
  remove: (id: number) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  onRemoved: (item: Item) => void;
  onFailed?: (error: unknown) => void;
}) {
  return useConfirmation({
    act: async (item: Item) => {
      try {
        await remove(item.id).catch(acceptGone);
      } catch (error) {
        void refresh(); // it may be gone all the same, and only the reply lost
        throw error;
      }
      await refresh();
      return item;
    },
    onDone: onRemoved,
    onFailed,
  });
}

/** The part of a resource that its lists need: its name, the labels of its fields, and how to read it again. */
export type ListedResource = { name: string; labels: Record<string, string>; server: { refresh: () => Promise<unknown> } };

/** Removes a record of a resource like `useRemoval`, and says that it is done with `removed`; that can be undone. */
export function useRecordRemoval<Item extends { id: number }>(
  { name, labels, server: { refresh } }: ListedResource,
  { remove, removed }: { remove: (id: number) => Promise<unknown>; removed: string },
) {
  return useRemoval<Item>({ remove, refresh, onRemoved: ({ id }) => notifyDone(removed, { noun: name, labels, id }) });
}
