import { EmptyState } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { CollectionGrid } from "#admin-app/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/collection/collection-header.tsx";
import { ComingSoon } from "#admin-app/collection/coming-soon.tsx";
import { ReadOnlyCard } from "#admin-app/collection/read-only-card.tsx";
import { rpc } from "#admin-app/rpc.ts";

/** The home page’s features, to read only so far. */
export function FeaturesScreen() {
  const list = useQuery(rpc.features.list.queryOptions());
  return (
    <>
      <CollectionHeader title="Gestion des Fonctionnalités" counters={[{ label: "Total Fonctionnalités", value: list.data?.length }]} />
      <ComingSoon>La création et la modification des fonctionnalités arrivent bientôt.</ComingSoon>
      <CollectionGrid
        query={list}
        rows={list.data ?? []}
        renderCard={({ title, description, is_active }) => (
          <ReadOnlyCard title={title} text={description} state={is_active ? "Actif" : "Masqué"} />
        )}
        empty={<EmptyState py="xl" icon={<Sparkles />} title="Aucune fonctionnalité trouvée" />}
      />
      <Outlet />
    </>
  );
}
