import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Slide } from "#contracts/slide/slide.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { nextOrder } from "#admin-app/kit/order/list-order.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { SLIDE } from "./slide-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { SlideEditorForm } from "./slide-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/slides/$id");

/** The form of one slide, over the list. */
export function SlideScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Slide>({
    list: "/admin/dashboard/slides",
    id,
    wordsOf: ({ title }) => title,
  });
  const title = isNew ? "Nouveau slide" : "Modifier le slide";
  const slide = trpc.slides.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(SLIDE, slide.error);
  const list = trpc.slides.list.useQuery();

  const copied = list.data?.find((row) => row.id === copy);

  return (
    <EditorScreen
      title={title}
      name={nameOf(slide.data)}
      awaited={isRead && lostId === undefined ? slide : list}
      loading="Chargement du slide..."
      failed="Ce slide n’a pas pu être ouvert"
      tools={<TranslationLinks noun="slide" record={slide.data?.id} />}
      onClose={close}
    >
      <SlideEditorForm key={formKey} lostId={lostId} slide={slide.data} copied={copied} order={nextOrder(list.data ?? [])} {...handlers} />
    </EditorScreen>
  );
}
