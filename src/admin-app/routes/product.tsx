import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ProductDetail } from "#contracts/product/product.ts";
import { EditorScreen } from "#admin-app/collection/editor-screen.tsx";
import { PRODUCT } from "#admin-app/product/product-editing.ts";
import { OPENED_ANEW } from "#admin-app/collection/opened-anew.ts";
import { useOpenedItem } from "#admin-app/collection/use-opened-item.tsx";
import { ProductEditorForm } from "#admin-app/product/product-editor-form.tsx";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products/$id");

/** The form of one product, over the list. */
export function ProductScreen() {
  const { id } = route.useParams();
  const { formKey, isNew, isRead, leave, lostIdOf, handlers } = useOpenedItem<ProductDetail>({
    list: "/admin/dashboard/products",
    id,
    wordsOf: ({ reference }) => reference,
  });
  const title = isNew ? "Nouveau produit" : "Modifier le produit";
  const product = useQuery(rpc.products.get.queryOptions(isNew ? skipToken : { id: Number(id) }, OPENED_ANEW));
  const lostId = lostIdOf(PRODUCT, product.error);

  return (
    <EditorScreen
      title={title}
      name={product.data?.title}
      awaited={isRead && lostId === undefined ? product : undefined}
      loading="Chargement du produit..."
      failed="Ce produit n’a pas pu être ouvert"
      onClose={leave}
    >
      <ProductEditorForm key={formKey} lostId={lostId} product={product.data} {...handlers} />
    </EditorScreen>
  );
}
