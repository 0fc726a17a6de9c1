import { Group, VisuallyHidden } from "@mantine/core";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import type { Feature } from "#contracts/feature/feature.ts";
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
import { FeatureRow } from "./feature-row.tsx";
import { FEATURE, moveFeature } from "./feature-editing.ts";

const route = getRouteApi("/signed-in/admin/dashboard/features");

const WORDS = {
  changed: ({ title, is_active }: Feature) => `«\u202f${title}\u202f» est ${is_active ? "visible" : "masquée"}`,
  changeFailed: ({ title }: Feature) => `La fonctionnalité «\u202f${title}\u202f» n’a pas été modifiée`,
  removed: "Fonctionnalité supprimée",
};

/** The home page’s features, in the order visitors see them. */
export function FeaturesScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseTextFilter);
  const list = trpc.features.list.useQuery();
  const features = useCollection({
    resource: FEATURE,
    rows: list.data ?? [],
    remove: (id) => rpcClient.features.remove.mutate({ id }),
    words: WORDS,
  });
  const order = useOrder({
    resource: FEATURE,
    rows: features.rows,
    nameOf: ({ title }) => title,
    send: moveFeature,
  });
  const found = order.rows.filter(({ title, description }) => matchesText(filter, title, description));
  const create = <CreationLink {...toItem("/admin/dashboard/features", "new")}>Nouvelle fonctionnalité</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Gestion des Fonctionnalités"
        counters={[
          { label: "Total Fonctionnalités", value: list.data?.length },
          { label: "Résultats", value: list.data && found.length },
          { label: "Fonctionnalités actives", value: list.data && features.rows.filter(({ is_active }) => is_active).length },
        ]}
      >
        {create}
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer les fonctionnalités" mb="lg">
        <SearchBox q={filter.q} placeholder="Titre ou description" onSearch={(q) => narrow({ q })} />
      </Group>
      <OrderedGrid
        query={list}
        rows={found}
        layout="rows"
        isFixed={isFiltered}
        onMove={order.move}
        renderCard={(feature, ordering) => (
          <FeatureRow
            feature={feature}
            position={order.positionOf(feature)}
            ordering={ordering}
            onActive={(is_active) =>
              void features.change(feature, { is_active }, () => rpcClient.features.setActive.mutate({ id: feature.id, is_active }))
            }
            onRemove={() => features.removal.ask(feature)}
          />
        )}
        empty={
          <EmptyList
            icon={<Sparkles />}
            title="Aucune fonctionnalité trouvée"
            hint="Créez la première fonctionnalité de la page d’accueil."
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <VisuallyHidden component="output">{order.message}</VisuallyHidden>
      <RemovalDialog removal={features.removal} title="Supprimer la fonctionnalité">
        « {features.removal.candidate?.title} » sera retirée du site.
      </RemovalDialog>
      <Outlet />
    </>
  );
}
