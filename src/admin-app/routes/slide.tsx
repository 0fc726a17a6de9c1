import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EditorScreen } from "#admin-app/collection/editor-screen.tsx";
import { nextOrder } from "#admin-app/collection/next-order.ts";
import { OPENED_ANEW } from "#admin-app/collection/opened-anew.ts";
import { rpc } from "#admin-app/rpc.ts";
import { SlideEditorForm } from "#admin-app/slide/slide-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/slides/$id");

/** The form of one slide, over the list. */
export function SlideScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouveau slide" : "Modifier le slide";
  const slide = useQuery(rpc.slides.get.queryOptions(isNew ? skipToken : { id: Number(id) }, OPENED_ANEW));
  const list = useQuery(rpc.slides.list.queryOptions());

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/slides", search: (search) => search, ignoreBlocker });

  return (
    <EditorScreen
      title={title}
      name={slide.data?.title}
      awaited={isNew ? list : slide}
      loading="Chargement du slide..."
      failed="Ce slide n’a pas pu être ouvert"
      onClose={() => leave(false)}
    >
      <SlideEditorForm
        key={id}
        slide={slide.data}
        order={nextOrder(list.data ?? [])}
        onLeave={() => leave(false)}
        onSaved={() => leave(true)}
      />
    </EditorScreen>
  );
}
