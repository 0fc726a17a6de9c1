import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { BinEntry, Instead } from "#contracts/history/bin.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { findResource } from "#admin-app/kit/resource.ts";
import { isWorthRetrying, queryClient, rpcClient } from "#admin-app/rpc.ts";
import { notifyDone } from "./notify-done.ts";

type Restored = { entry: BinEntry; instead?: Instead; idempotencyKey: string };

const restoredOf = (resource: string) => (findResource(resource)?.isFeminine ? "restaurée" : "restauré");

const failureTitles = ({ noun, title }: BinEntry) => ({
  refused: `«\u202f${title}\u202f» n’a pas été ${restoredOf(noun)}`,
  uncertain: `Il n’est pas sûr que «\u202f${title}\u202f» soit ${restoredOf(noun)}`,
});

/** Restores something from the bin and opens it. Where another item has its slug, reference or name by now, `question`
 *  asks for others. */
export function useRestoring() {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<{ entry: BinEntry; free: Instead }>();

  async function ask(entry: BinEntry) {
    const { noun, record: id } = entry;
    setQuestion({ entry, free: await rpcClient.bin.freeValues.query({ noun, id }) });
  }

  const restoring = useMutation({
    mutationFn: ({ entry: { noun, record }, instead, idempotencyKey }: Restored) =>
      rpcClient.bin.restore.mutate({ noun, id: record, instead }, { context: { idempotencyKey } }),
    retry: isWorthRetrying,
    onSuccess: async ({ version }, { entry: { noun, record, title } }) => {
      setQuestion(undefined);
      await queryClient.invalidateQueries();
      const { item, labels } = findResource(noun) ?? {};
      notifyDone(`«\u202f${title}\u202f» est ${restoredOf(noun)}`, {
        noun,
        id: record,
        version: version ?? undefined,
        labels: await labels?.(),
      });
      const to = item?.to;
      if (to) await navigate({ to, params: { id: String(record) } });
    },
    onError: async (error, { entry, instead }) => {
      void queryClient.invalidateQueries(); // it may be restored all the same, and only the reply lost
      if (instead) return; // the question says why
      const isTaken = replyOf(error)?.issues?.some(({ path }) => path === "slug" || path === "reference" || path === "name");
      if (!isTaken) return notifyFailure(failureTitles(entry), error);
      await ask(entry).catch((unasked: unknown) => notifyFailure(failureTitles(entry), unasked));
    },
  });
  return {
    isRestoring: ({ id }: BinEntry) => restoring.isPending && restoring.variables.entry.id === id,
    restore: (entry: BinEntry) => restoring.mutate({ entry, idempotencyKey: newToken() }),
    question: question && {
      title: question.entry.title,
      free: question.free,
      error: restoring.variables?.instead ? restoring.error : null,
      isPending: restoring.isPending,
      onRestore: (instead: Instead) => restoring.mutate({ entry: question.entry, instead, idempotencyKey: newToken() }),
      onClose: () => setQuestion(undefined),
    },
  };
}
