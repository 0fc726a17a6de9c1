import { useMutation } from "@tanstack/react-query";
import type { BinEntry, Restored } from "#contracts/history/bin.ts";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { isWorthRetrying, queryClient, rpcClient } from "#admin-app/rpc.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

const NOT_RESTORED = { refused: "Rien n’a été restauré", uncertain: "Il n’est pas sûr que ces éléments soient restaurés" };

/** Confirms a restoring. Undone by the name of one record, it is undone of all: they came back in one transaction. */
function announceRestored({ restored: [first, ...others] }: Restored): void {
  if (!first) return;
  const count = others.length + 1;
  notifyDone(countOf(count, "élément restauré", "éléments restaurés"), first);
}

/** Records that are restored together: by their names, or all that the operation of one of them deleted. */
type Together = { entries: BinEntry[] } | { operation: BinEntry };

const namesOf = (entries: BinEntry[]) => entries.map(({ noun, record }) => ({ noun, id: record }));

/** Restores or erases several entries of the bin at once, each in one step on the server. */
export function useBinBulk({ ids, select }: Selection, entries: BinEntry[]) {
  const chosen = entries.filter(({ id }) => ids.has(id));
  const restoring = useMutation({
    mutationFn: ({ idempotencyKey, ...together }: Together & { idempotencyKey: string }) => {
      const options = { context: { idempotencyKey } };
      if ("operation" in together) return rpcClient.bin.restoreOperation.mutate({ id: together.operation.id }, options);
      return rpcClient.bin.restoreMany.mutate({ records: namesOf(together.entries) }, options);
    },
    retry: isWorthRetrying,
    onSuccess: (restored) => {
      select([]);
      announceRestored(restored);
    },
    onError: (error) => notifyFailure(NOT_RESTORED, error),
    // Also where it failed: they may be restored all the same, and only the reply lost.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const erasure = useConfirmation({
    act: async ({ erased }: { erased: BinEntry[] }) => {
      try {
        return await rpcClient.bin.eraseMany.mutate({ records: namesOf(erased) });
      } finally {
        await queryClient.invalidateQueries();
      }
    },
    onDone: ({ erased }) => {
      select([]);
      notifySuccess(countOf(erased, "élément supprimé définitivement", "éléments supprimés définitivement"));
    },
  });
  return {
    isRestoring: restoring.isPending,
    restoreChosen: () => restoring.mutate({ entries: chosen, idempotencyKey: newToken() }),
    restoreOperation: (operation: BinEntry) => restoring.mutate({ operation, idempotencyKey: newToken() }),
    erasure: { ...erasure, ask: () => erasure.ask({ erased: chosen }) },
  };
}
