import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { type ContactRequestItem, contactRequestChangeSchema } from "#contracts/contact-request/contact-request-list.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { isUncertain, replyOf } from "#admin-app/kit/errors/failure.ts";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { CONTACT_REQUEST_PAGE_SIZE, type ContactRequestFilter } from "./contact-request-list.ts";
import { changeFailed, NEXT_STEP, type RequestChange } from "./contact-request-words.ts";

/** Reloads everything that a change of a request may have touched, but not the one that is open in a form. */
export async function refreshContactRequests(): Promise<void> {
  await Promise.all([
    queries.contactRequests.list.invalidate(),
    queries.contactRequests.unreadCount.invalidate(),
    queries.dashboard.invalidate(),
  ]);
}

/** Requests come by themselves: an inbox that stays open shows them. */
const REFRESH_MS = 60_000;

/** One page of the inbox. */
export function useRequestList(filter: ContactRequestFilter) {
  return trpc.contactRequests.list.useQuery(
    { ...filter, limit: CONTACT_REQUEST_PAGE_SIZE },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  );
}

/** Shows what is stored now wherever the request is open. */
function showStored(request: ContactRequestItem): void {
  queries.contactRequests.get.setData({ id: request.id }, request);
}

/** Shows what is stored of a request that is open, as after a change from elsewhere on the screen. */
export async function readStored(id: number): Promise<void> {
  if (!queries.contactRequests.get.getData({ id })) return;
  const stored = await rpcClient.contactRequests.get.query({ id }).catch(() => undefined);
  if (stored) showStored(stored);
}

const isMade = (change: RequestChange, { status, owner }: ContactRequestItem) =>
  "owner" in change ? owner?.id === change.owner?.id : status === change.status;

/** Changes status or owner of the open request: shown at once, put back with a message when the server does not make
 *  it. Changes go one after the other, in the order they were made. */
export function useRequestChange(request: ContactRequestItem) {
  const { id } = request;
  const opened = queries.contactRequests.get;
  return useMutation({
    scope: { id: `contact-request-${id}` },
    mutationFn: (change: RequestChange) =>
      rpcClient.contactRequests.update.mutate({ id, ...("owner" in change ? { owner: change.owner?.id ?? null } : change) }),
    onMutate: (change) => {
      const before = opened.getData({ id });
      if (before) showStored({ ...before, ...change });
      return before;
    },
    onSuccess: (stored) => {
      showStored(stored);
      void refreshContactRequests();
    },
    onError: async (error, change, before) => {
      // The server may have made the change, and only its reply was lost.
      const stored = isUncertain(error) ? await rpcClient.contactRequests.get.query({ id }).catch(() => undefined) : undefined;
      const current = opened.getData({ id });
      if (stored) showStored(stored);
      // Only what this change touched: another one may have gone through meanwhile.
      else if (before && current) showStored({ ...current, ...("owner" in change ? { owner: before.owner } : { status: before.status }) });
      if (!stored || !isMade(change, stored)) notifyFailure(changeFailed(request), error);
      void refreshContactRequests();
    },
  });
}

type Notes = { notes: string };

/** Moves a request on; a new one is assigned to the administrator who is signed in. */
export function takeNextStep({ id, status }: ContactRequestItem) {
  if (status === "new") return rpcClient.contactRequests.take.mutate({ id });
  return rpcClient.contactRequests.update.mutate({ id, status: NEXT_STEP[status].status });
}

async function isGone(id: number): Promise<boolean> {
  try {
    await rpcClient.contactRequests.get.query({ id });
    return false;
  } catch (error) {
    return replyOf(error)?.code === "not_found";
  }
}

/** Erases all data of a person. Counts the requests that went, unless they were gone already: by a try whose reply was
 *  lost, or in another tab. */
export async function erasePerson(id: number): Promise<{ requests?: number }> {
  try {
    return await rpcClient.contactRequests.erasePerson.mutate({ id });
  } catch (error) {
    if (await isGone(id)) return {};
    throw error;
  } finally {
    void refreshContactRequests();
  }
}

/** Notes of a request, as the editor edits them. */
export const CONTACT_REQUEST_NOTES: EditedResource<ContactRequestItem, Notes, Notes> = {
  name: "contact-request",
  schema: contactRequestChangeSchema.pick({ notes: true }),
  labels: { notes: "Notes" },
  form: { empty: () => ({ notes: "" }), of: ({ notes }) => ({ notes }), sent: ({ notes }) => ({ notes: notes.trim() }) },
  server: {
    get: (id) => rpcClient.contactRequests.get.query({ id }),
    update: async (input, options) => {
      const stored = await rpcClient.contactRequests.update.mutate(input, options);
      showStored(stored);
      return stored;
    },
    refresh: refreshContactRequests,
  },
  words: {
    updated: "Notes enregistrées",
    notSaved: "Les notes ne sont pas enregistrées",
    conflict: "Cette demande a été modifiée entre-temps",
  },
};
