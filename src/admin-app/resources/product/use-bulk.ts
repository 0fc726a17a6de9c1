import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ChangeMany } from "#contracts/product/product-admin.ts";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { isWorthRetrying, rpcClient } from "#admin-app/rpc.ts";
import { PRODUCT, refreshProducts } from "./product-editing.ts";
import { FIELD_LABELS } from "./product-fields.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

type Fields = ChangeMany["fields"];

/** The products that were changed, with the version that each has since: none where they were deleted. */
type Changed = { id: number; version?: number }[];

/** Formats a message about changed products: `products` counts them, `s` is there when they are several. */
type FormatMessage = (products: string, s: "s" | "") => string;

/** Confirms a change of products. Undone by the name of one of them, it is undone of all: they were changed in one
 *  transaction. */
function announce([first, ...others]: Changed, formatMessage: FormatMessage): void {
  if (!first) return notifySuccess("Rien à changer\u202f: ces produits sont déjà ainsi");
  const message = formatMessage(countOf(others.length + 1, "produit"), others.length > 0 ? "s" : "");
  notifyDone(message, { noun: PRODUCT.name, ...first, labels: FIELD_LABELS });
}

const NOT_CHANGED = {
  refused: "Les produits n’ont pas été modifiés",
  uncertain: "Il n’est pas sûr que les produits soient modifiés",
};

/** Actions on all selected products at once, each in one step on the server. They stay selected, unless they are
 *  deleted. */
export function useBulk({ ids, select }: Selection) {
  const isSent = useRef(false); // the second press of a double click comes before the dialog has closed
  const changing = useMutation({
    mutationFn: async ({ fields, idempotencyKey }: { fields: Fields; formatMessage: FormatMessage; idempotencyKey: string }) => {
      const { changed } = await rpcClient.products.changeMany.mutate({ ids: [...ids], fields }, { context: { idempotencyKey } });
      await refreshProducts();
      return changed;
    },
    retry: isWorthRetrying,
    onSuccess: (changed, { formatMessage }) => announce(changed, formatMessage),
    onError: (error) => {
      void refreshProducts(); // they may be changed all the same, and only the reply lost
      notifyFailure(NOT_CHANGED, error);
    },
    onSettled: () => {
      isSent.current = false;
    },
  });

  function change(fields: Fields, formatMessage: FormatMessage): void {
    if (isSent.current) return;
    isSent.current = true;
    changing.mutate({ fields, formatMessage, idempotencyKey: newToken() });
  }

  const removal = useConfirmation({
    act: async ({ chosen, idempotencyKey }: { chosen: ReadonlySet<number>; idempotencyKey: string }) => {
      try {
        const { changed } = await rpcClient.products.removeMany.mutate({ ids: [...chosen] }, { context: { idempotencyKey } });
        return changed;
      } finally {
        await refreshProducts(); // also where it failed: they may be gone all the same, and only the reply lost
      }
    },
    onDone: (removed) => {
      select([]);
      announce(
        removed.map(({ id }) => ({ id })),
        (products, s) => `${products} supprimé${s}`,
      );
    },
  });
  return {
    isChanging: changing.isPending,
    change,
    removal: { ...removal, ask: () => removal.ask({ chosen: ids, idempotencyKey: newToken() }) },
  };
}
