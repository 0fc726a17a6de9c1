import type { ListedResource } from "#admin-app/kit/dialogs/use-removal.ts";
import { useRef, useState } from "react";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";

/** Order of a list that administrators arrange: shown as asked for at once, sent one move after the other, and put back
 *  with a message when the server refuses. `send` asks the server to put one at the position of another, and gives its
 *  version then. */
export function useOrder<Item extends { id: number }>({
  resource,
  rows,
  nameOf,
  send,
}: {
  resource: ListedResource;
  rows: Item[];
  nameOf: (item: Item) => string;
  send: (id: number, targetId: number) => Promise<number | undefined>;
}) {
  const [order, setOrder] = useState<number[]>();
  const [message, setMessage] = useState("");
  const queue = useRef({ last: Promise.resolve(), waiting: 0, failures: 0 });
  const shown = order ? rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : rows;

  function move(item: Item, index: number) {
    const target = shown[index];
    if (!target || target.id === item.id) return;
    const others = shown.filter(({ id }) => id !== item.id).map(({ id }) => id);
    setOrder(others.toSpliced(index, 0, item.id));
    setMessage(`«\u202f${nameOf(item)}\u202f» est en position ${index + 1} sur ${shown.length}.`);
    const { failures } = queue.current;
    queue.current.waiting += 1;
    queue.current.last = queue.current.last.then(async () => {
      try {
        // A move that was asked for on top of one that failed no longer means anything.
        if (failures !== queue.current.failures) return;
        const version = await send(item.id, target.id);
        notifyDone(`«\u202f${nameOf(item)}\u202f» a changé de place`, {
          noun: resource.name,
          labels: resource.labels,
          id: item.id,
          version,
        });
      } catch (error) {
        queue.current.failures += 1;
        setMessage("");
        const name = `«\u202f${nameOf(item)}\u202f»`;
        const titles = {
          refused: `L’ordre n’a pas été modifié\u202f: ${name} garde sa position`,
          uncertain: `Il n’est pas sûr que ${name} ait changé de place`,
        };
        notifyFailure(titles, error);
        await resource.server.refresh();
      } finally {
        queue.current.waiting -= 1;
        if (queue.current.waiting === 0) setOrder(undefined);
      }
    });
  }

  /** « 3 sur 4 », among all of them, whatever a search hides. */
  const positionOf = (item: Item) => `${shown.findIndex(({ id }) => id === item.id) + 1} sur ${shown.length}`;

  return { rows: shown, move, positionOf, /** The last move, for those who do not see it. */ message };
}
