import { Eye } from "lucide-react";
import { useState } from "react";
import { notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { formToProduct, dropBlankRows, addTypedImage, useProductFormContext } from "./product-form.ts";

const FAILED = "L’aperçu n’a pas pu s’ouvrir";

/** Opens the product's public page in a new tab, as this form holds it, saved or not, hidden or not. */
export function PreviewButton({ id, isDirty }: { id: number | undefined; isDirty: boolean }) {
  const form = useProductFormContext();
  const [isAsking, setAsking] = useState(false);

  const isStored = id !== undefined && !isDirty;

  function askForLink() {
    if (isStored) return rpcClient.products.previewLink.mutate({ id });
    const values = formToProduct(addTypedImage(dropBlankRows(form.getValues())));
    return rpcClient.products.previewForm.mutate({ ...values, id });
  }

  async function handlePress() {
    if (!isStored && form.validate().hasErrors) return notifyRefusal(FAILED, "Corrigez d’abord les champs signalés.");
    setAsking(true);
    try {
      const { path } = await askForLink();
      window.open(path, "_blank", "noopener");
    } catch (error) {
      notifyFailure(FAILED, error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <ActionButton
      variant="subtle"
      leftSection={<Eye size={16} aria-hidden />}
      loading={isAsking}
      title="La page publique telle que ce formulaire la décrit"
      onClick={() => void handlePress()}
    >
      Aperçu
    </ActionButton>
  );
}
