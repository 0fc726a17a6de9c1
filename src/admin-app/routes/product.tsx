import { useDocumentTitle } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { EditorOpening } from "#admin-app/collection/editor-opening.tsx";
import { EditorWindow } from "#admin-app/collection/editor-window.tsx";
import { ProductEditorForm } from "#admin-app/product/product-editor-form.tsx";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products/$id");

/** The form of one product, over the list. */
export function ProductScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouveau produit" : "Modifier le produit";
  useDocumentTitle(`${title} — ${BRAND.name}`);
  // Always read anew when opened, never under the hands of the person who is writing.
  const product = useQuery(rpc.products.get.queryOptions(isNew ? skipToken : { id: Number(id) }, { gcTime: 0, staleTime: "static" }));

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/products", search: (search) => search, ignoreBlocker });

  return (
    <EditorWindow title={product.data ? `${title} — ${product.data.title}` : title} onClose={() => leave(false)}>
      {isNew || product.data ? (
        <ProductEditorForm key={id} product={product.data} onLeave={() => leave(false)} onSaved={() => leave(true)} />
      ) : (
        <EditorOpening
          loading="Chargement du produit..."
          failed="Ce produit n’a pas pu être ouvert"
          error={product.error}
          onRetry={() => void product.refetch()}
        />
      )}
    </EditorWindow>
  );
}
