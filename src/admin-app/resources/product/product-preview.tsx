import { PreviewButton } from "#admin-app/kit/layout/preview-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { formToProduct, dropBlankRows, addTypedImage, useProductFormContext } from "./product-form.ts";

/** Opens the product's public page as this form holds it, saved or not, hidden or not. */
export function ProductPreview({ id, isDirty }: { id: number | undefined; isDirty: boolean }) {
  const form = useProductFormContext();
  const isStored = id !== undefined && !isDirty;

  function askForPath() {
    if (isStored) return rpcClient.products.previewLink.mutate({ id });
    const values = formToProduct(addTypedImage(dropBlankRows(form.getValues())));
    return rpcClient.products.previewForm.mutate({ ...values, id });
  }

  return (
    <PreviewButton
      title="La page publique telle que ce formulaire la décrit"
      hasErrors={() => !isStored && form.validate().hasErrors}
      askForPath={askForPath}
    />
  );
}
