import { schemaResolver } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ProductDetail, productInputSchema } from "#contracts/product/product.ts";
import { readDraft, useKeptDraft } from "#admin-app/collection/draft.ts";
import { replyOf, sentenceOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { mineOverTheirs } from "./product-conflict.ts";
import { useProductForm } from "./product-form-context.ts";
import { emptyProduct, formToProduct, isSameProduct, type ProductFormValues, productToForm, withoutBlankRows } from "./product-form.ts";
import { refreshProducts } from "./refresh-products.ts";

/** What the form started from, and the version the server must still hold when it is saved. */
type Origin = { base: ProductFormValues; version: number | undefined };

type Errors = Record<string, unknown>;

const faultsOf = schemaResolver(productInputSchema, { sync: true });

function originOf(product: ProductDetail | undefined): Origin {
  return product ? { base: productToForm(product), version: product.version } : { base: emptyProduct(), version: undefined };
}

/** One product being written: its values and draft, saving, and what to do when somebody else saved it meanwhile.
 *  `onFaults` hears of faulty fields by path; `onSaved` comes once the server has stored everything. */
export function useProductEditor({
  product,
  onFaults,
  onSaved,
}: {
  product: ProductDetail | undefined;
  onFaults: (errors: Errors) => void;
  onSaved: () => void;
}) {
  const draftKey = `product:${product?.id ?? "new"}`;
  const [restored, setRestored] = useState(() => readDraft(draftKey, emptyProduct()));
  const [origin, setOrigin] = useState<Origin>(() => (restored ? { base: restored.base, version: restored.version } : originOf(product)));
  const [theirs, setTheirs] = useState<Origin>();
  const form = useProductForm({
    initialValues: restored?.values ?? origin.base,
    validate: (values) => faultsOf(formToProduct(values)),
  });
  const isDirty = !isSameProduct(form.values, origin.base);
  const releaseDraft = useKeptDraft(draftKey, isDirty ? { ...origin, values: form.values } : undefined);

  const saving = useMutation({
    mutationFn: ({ values, version }: { values: ProductFormValues; version: number | undefined }) => {
      const input = formToProduct(values);
      return product ? rpcClient.products.update.mutate({ ...input, id: product.id, version }) : rpcClient.products.create.mutate(input);
    },
    onSuccess: () => {
      releaseDraft();
      notifySuccess(product ? "Produit mis à jour" : "Produit créé");
      void refreshProducts();
      onSaved();
    },
    onError: async (error) => {
      const reply = replyOf(error);
      if (reply?.issues?.length) {
        const errors = Object.fromEntries(reply.issues.map(({ path, message }) => [path, message]));
        form.setErrors(errors);
        onFaults(errors);
      } else if (reply?.code === "conflict" && product) {
        const stored = await rpcClient.products.get.query({ id: product.id }).catch(() => undefined);
        if (stored) setTheirs(originOf(stored)); // else the notice of the conflict stays, and offers another try
      }
    },
  });

  function save(values = form.getValues(), version = origin.version) {
    if (saving.isPending) return;
    const kept = withoutBlankRows(values);
    form.setValues(kept);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) onFaults(errors);
    else saving.mutate({ values: kept, version });
  }

  function startFrom(next: Origin, values: ProductFormValues) {
    form.setValues(values);
    setOrigin(next);
    setTheirs(undefined);
    saving.reset();
  }

  return {
    form,
    isDirty,
    isSaving: saving.isPending,
    /** Why the last try to save failed, in one sentence. */
    failure: saving.isError ? sentenceOf(saving.error) : undefined,
    save: () => save(),
    /** Throws away what was typed; the caller closes the form. */
    discard: releaseDraft,
    /** Set while a draft of an earlier visit fills the form. */
    restoredAt: restored?.savedAt,
    keepRestored: () => setRestored(undefined),
    dropRestored() {
      setRestored(undefined);
      const stored = originOf(product);
      startFrom(stored, stored.base);
    },
    /** Set when the product was changed by somebody else since `base` was read. */
    conflict: theirs && { base: origin.base, theirs: theirs.base, mine: form.values },
    takeTheirs: () => theirs && startFrom(theirs, theirs.base),
    saveMine() {
      if (!theirs) return;
      const merged = mineOverTheirs(origin.base, theirs.base, form.getValues());
      startFrom(theirs, merged);
      save(merged, theirs.version);
    },
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
