import { replyOf } from "#admin-app/kit/errors/failure.ts";
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
