import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ProductDetail } from "#contracts/product/product.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { PRODUCT } from "./product-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { ProductEditorForm } from "./product-editor-form.tsx";
import { trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products/$id");

/** The form of one product, over the list. */
export function ProductScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<ProductDetail>({
    list: "/admin/dashboard/products",
    id,
    wordsOf: ({ reference }) => reference,
    titleOf: ({ title }) => title,
  });
  const title = isNew ? "Nouveau produit" : "Modifier le produit";
  const product = trpc.products.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const copied = trpc.products.copyOf.useQuery(copy === undefined ? skipToken : { id: copy }, EDITING_CACHE);
  const opened = copy === undefined ? undefined : copied;
  const lostId = lostIdOf(PRODUCT, product.error);

  return (
    <EditorScreen
      title={title}
      name={nameOf(product.data)}
      awaited={isRead && lostId === undefined ? product : opened}
      loading="Chargement du produit..."
      failed="Ce produit n’a pas pu être ouvert"
      tools={<TranslationLinks noun="product" record={product.data?.id} />}
      onClose={close}
    >
      <ProductEditorForm key={formKey} lostId={lostId} product={product.data} copied={copied.data} {...handlers} />
    </EditorScreen>
  );
}
