import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

/** State and actions of a confirmation dialog. */
export type Confirmation = { candidate: object | undefined; isPending: boolean; error: unknown; cancel: () => void; confirm: () => void };

/** Does `act` with an item once the administrator has confirmed it. A failure shows in the dialog, which stays open;
 *  with `onFailed` the dialog closes and the screen shows it. */
export function useConfirmation<Item extends object, Reply>({
  act,
  onDone,
  onFailed,
}: {
  act: (item: Item) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onFailed?: ((error: unknown) => void) | undefined;
}) {
  const [candidate, setCandidate] = useState<Item>();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (reply) => {
      onDone(reply);
      setCandidate(undefined);
    },
    onError: (error) => {
      if (!onFailed) return;
      onFailed(error);
      setCandidate(undefined);
    },
  });
  return {
    /** The item that awaits an answer. */
    candidate,
    isPending: acting.isPending,
    error: onFailed ? null : acting.error,
    ask(item: Item) {
      acting.reset();
      setCandidate(item);
    },
    cancel: () => setCandidate(undefined),
    confirm: () => {
      if (candidate) acting.mutate(candidate);
    },
  };
}
