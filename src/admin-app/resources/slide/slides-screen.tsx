import { Group, VisuallyHidden } from "@mantine/core";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { GalleryHorizontal } from "lucide-react";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { OrderedGrid } from "#admin-app/kit/order/ordered-grid.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { matchesText, parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { useCollection } from "#admin-app/kit/collection/use-collection.ts";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { useOrder } from "#admin-app/kit/order/use-order.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { SlideCard } from "./slide-card.tsx";
import { SLIDE, moveSlide } from "./slide-editing.ts";

const route = getRouteApi("/signed-in/admin/dashboard/slides");

/** The carousel’s slides, in the order visitors see them. */
export function SlidesScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseTextFilter);
  const list = trpc.slides.list.useQuery();
  const slides = useCollection({
    resource: SLIDE,
    rows: list.data ?? [],
    remove: (id) => rpcClient.slides.remove.mutate({ id }),
    words: {
      changed: ({ title, is_active }) => `«\u202f${title}\u202f» est ${is_active ? "visible" : "masqué"}`,
      changeFailed: ({ title }) => `Le slide «\u202f${title}\u202f» n’a pas été modifié`,
      removed: "Slide supprimé",
    },
  });
  const order = useOrder({ resource: SLIDE, rows: slides.rows, nameOf: ({ title }) => title, send: moveSlide });
  const found = order.rows.filter(({ title, subtitle }) => matchesText(filter, title, subtitle));
  const create = <CreationLink {...toItem("/admin/dashboard/slides", "new")}>Nouveau slide</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Gestion des Slides"
        counters={[
          { label: "Total Slides", value: list.data?.length },
          { label: "Résultats", value: list.data && found.length },
          { label: "Slides Actifs", value: list.data && slides.rows.filter(({ is_active }) => is_active).length },
        ]}
      >
        {create}
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer les slides" mb="lg">
        <SearchBox q={filter.q} placeholder="Titre ou sous-titre" onSearch={(q) => narrow({ q })} />
      </Group>
      <OrderedGrid
        query={list}
        rows={found}
        layout="cards"
        isFixed={isFiltered}
        onMove={order.move}
        renderCard={(slide, ordering) => (
          <SlideCard
            slide={slide}
            position={order.positionOf(slide)}
            ordering={ordering}
            onActive={(is_active) =>
              void slides.change(slide, { is_active }, () => rpcClient.slides.setActive.mutate({ id: slide.id, is_active }))
            }
            onRemove={() => slides.removal.ask(slide)}
          />
        )}
        empty={
          <EmptyList
            icon={<GalleryHorizontal />}
            title="Aucun slide trouvé"
            hint="Créez le premier slide du carrousel de la page d’accueil."
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <VisuallyHidden component="output">{order.message}</VisuallyHidden>
      <RemovalDialog removal={slides.removal} title="Supprimer le slide">
        « {slides.removal.candidate?.title} » sera retiré du carrousel.
      </RemovalDialog>
      <Outlet />
    </>
  );
}
