import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EditorScreen } from "#admin-app/collection/editor-screen.tsx";
import { OPENED_ANEW } from "#admin-app/collection/opened-anew.ts";
import { ProductEditorForm } from "#admin-app/product/product-editor-form.tsx";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products/$id");

/** The form of one product, over the list. */
export function ProductScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouveau produit" : "Modifier le produit";
  const product = useQuery(rpc.products.get.queryOptions(isNew ? skipToken : { id: Number(id) }, OPENED_ANEW));

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/products", search: (search) => search, ignoreBlocker });

  return (
    <EditorScreen
      title={title}
      name={product.data?.title}
      awaited={isNew ? undefined : product}
      loading="Chargement du produit..."
      failed="Ce produit n’a pas pu être ouvert"
      onClose={() => leave(false)}
    >
      <ProductEditorForm key={id} product={product.data} onLeave={() => leave(false)} onSaved={() => leave(true)} />
    </EditorScreen>
  );
}
