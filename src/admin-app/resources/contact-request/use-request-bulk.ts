import { MutationObserver, useMutation } from "@tanstack/react-query";
import type { RequestStatus } from "#contracts/contact-request/contact-request-list.ts";
import type { ChangeRequests, RequestsChanged } from "#contracts/contact-request/several-requests.ts";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { isWorthRetrying, queryClient, rpcClient } from "#admin-app/rpc.ts";
import { refreshContactRequests } from "./contact-request-editing.ts";
import { formatChanged, type RequestChange } from "./contact-request-words.ts";

const NOT_CHANGED = {
  refused: "Les demandes n’ont pas été modifiées",
  uncertain: "Il n’est pas sûr que les demandes soient modifiées",
};

const NOT_UNDONE = { refused: "Rien n’a été annulé", uncertain: "Il n’est pas sûr que ce soit annulé" };

/** Changes requests in one step on the server. Their lists are read again also where it fails: only the reply may be
 *  lost. */
async function changeRequests({ changes }: ChangeRequests): Promise<RequestsChanged["changed"]> {
  const options = { context: { idempotencyKey: newToken() } };
  const changing = new MutationObserver(queryClient, {
    mutationFn: () => rpcClient.contactRequests.changeMany.mutate({ changes }, options),
    retry: isWorthRetrying,
  });
  try {
    return (await changing.mutate()).changed;
  } finally {
    await refreshContactRequests();
  }
}

async function undo(changed: RequestsChanged["changed"]): Promise<void> {
  try {
    await changeRequests({ changes: changed.map(({ id, version, before: { status, owner } }) => ({ id, version, status, owner })) });
    notifySuccess("Annulé");
  } catch (error) {
    notifyFailure(NOT_UNDONE, error);
  }
}

const changeOf = (id: number, change: RequestChange) =>
  "status" in change ? { id, status: change.status } : { id, owner: change.owner?.id ?? null };

/** Changes all selected requests at once. They stay selected, unless they go to the other tray. */
export function useRequestBulk({ ids, select }: Selection, tray: RequestStatus | undefined) {
  return useMutation({
    mutationFn: (change: RequestChange) => changeRequests({ changes: [...ids].map((id) => changeOf(id, change)) }),
    onSuccess: (changed, change) => {
      if ("status" in change && (change.status === "spam") !== (tray === "spam")) select([]);
      if (changed.length === 0) return notifySuccess("Rien à changer\u202f: ces demandes sont déjà ainsi");
      notifySuccess(formatChanged(changed.length, change), { label: "Annuler", onPress: () => void undo(changed) });
    },
    onError: (error) => notifyFailure(NOT_CHANGED, error),
  });
}
