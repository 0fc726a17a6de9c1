import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { replyOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";

/** Whoever removes what somebody else has removed meanwhile has what they wanted. */
export function acceptGone(error: unknown): void {
  if (replyOf(error)?.code !== "not_found") throw error;
}

/** Removes a row of a list once somebody has confirmed it. `remove` deletes it on the server, `refresh` loads the rows anew, `removed` says
 *  that it is gone. */
export function useRemoval<Item extends { id: number }>({
  remove,
  refresh,
  removed,
}: {
  remove: (id: number) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  removed: string;
}) {
  const [candidate, setCandidate] = useState<Item>();
  const removal = useMutation({
    mutationFn: async ({ id }: Item) => {
      await remove(id).catch(acceptGone);
      await refresh();
    },
    onSuccess: () => {
      notifySuccess(removed);
      setCandidate(undefined);
    },
  });
  return {
    /** The row that somebody wants removed, until they confirm or think better of it. */
    candidate,
    isPending: removal.isPending,
    error: removal.error,
    ask(item: Item) {
      removal.reset();
      setCandidate(item);
    },
    cancel: () => setCandidate(undefined),
    confirm: () => candidate && removal.mutate(candidate),
  };
}
