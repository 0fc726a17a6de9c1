import { MutationObserver, useMutation } from "@tanstack/react-query";
import { REQUEST_STATUS_LABELS, type RequestStatus } from "#contracts/contact-request/contact-request-list.ts";
import type { ChangeRequests, RequestsChanged } from "#contracts/contact-request/several-requests.ts";
import { personName } from "#contracts/person/person.ts";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { isWorthRetrying, queryClient, rpcClient } from "#admin-app/rpc.ts";
import { refreshContactRequests, type RequestOwner } from "./contact-request-editing.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** « 1 demande », « 12 demandes ». */
function countOfRequests(count: number): string {
  return countOf(count, "demande");
}

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

type Change = { status: RequestStatus } | { owner: RequestOwner | null };

/** Formats the confirmation of a change. */
function formatDone(count: number, change: Change): string {
  const requests = countOfRequests(count);
  if ("status" in change) return `${requests}\u202f: «\u202f${REQUEST_STATUS_LABELS[change.status]}\u202f»`;
  return change.owner ? `${requests}\u202f: suivi par ${personName(change.owner)}` : `${requests} sans responsable`;
}

const changeOf = (id: number, change: Change) =>
  "status" in change ? { id, status: change.status } : { id, owner: change.owner?.id ?? null };

/** Changes all selected requests at once. They stay selected, unless they go to the other tray. */
export function useRequestBulk({ ids, select }: Selection, tray: RequestStatus | undefined) {
  return useMutation({
    mutationFn: (change: Change) => changeRequests({ changes: [...ids].map((id) => changeOf(id, change)) }),
    onSuccess: (changed, change) => {
      if ("status" in change && (change.status === "spam") !== (tray === "spam")) select([]);
      if (changed.length === 0) return notifySuccess("Rien à changer\u202f: ces demandes sont déjà ainsi");
      notifySuccess(formatDone(changed.length, change), { label: "Annuler", onPress: () => void undo(changed) });
    },
    onError: (error) => notifyFailure(NOT_CHANGED, error),
  });
}
