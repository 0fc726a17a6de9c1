import { useDocumentTitle } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { EditorOpening } from "#admin-app/collection/editor-opening.tsx";
import { EditorWindow } from "#admin-app/collection/editor-window.tsx";
import { nextOrder } from "#admin-app/collection/next-order.ts";
import { rpc } from "#admin-app/rpc.ts";
import { SlideEditorForm } from "#admin-app/slide/slide-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/slides/$id");

/** The form of one slide, over the list. */
export function SlideScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouveau slide" : "Modifier le slide";
  useDocumentTitle(`${title} — ${BRAND.name}`);
  // Always read anew when opened, never under the hands of the person who is writing.
  const slide = useQuery(rpc.slides.get.queryOptions(isNew ? skipToken : { id: Number(id) }, { gcTime: 0, staleTime: "static" }));
  const list = useQuery(rpc.slides.list.queryOptions());
  const source = isNew ? list : slide;

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/slides", search: (search) => search, ignoreBlocker });

  return (
    <EditorWindow title={slide.data ? `${title} — ${slide.data.title}` : title} onClose={() => leave(false)}>
      {source.data ? (
        <SlideEditorForm
          key={id}
          slide={slide.data}
          order={nextOrder(list.data ?? [])}
          onLeave={() => leave(false)}
          onSaved={() => leave(true)}
        />
      ) : (
        <EditorOpening
          loading="Chargement du slide..."
          failed="Ce slide n’a pas pu être ouvert"
          error={source.error}
          onRetry={() => void source.refetch()}
        />
      )}
    </EditorWindow>
  );
}
