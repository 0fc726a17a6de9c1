import { EmptyState } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { Tags } from "lucide-react";
import { CollectionGrid } from "#admin-app/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/collection/collection-header.tsx";
import { ComingSoon } from "#admin-app/collection/coming-soon.tsx";
import { ReadOnlyCard } from "#admin-app/collection/read-only-card.tsx";
import { rpc } from "#admin-app/rpc.ts";

/** The catalogue’s categories, to read only so far. */
export function CategoriesScreen() {
  const list = useQuery(rpc.categories.list.queryOptions());
  return (
    <>
      <CollectionHeader title="Gestion des Catégories" counters={[{ label: "Total Catégories", value: list.data?.length }]} />
      <ComingSoon>La création et la modification des catégories arrivent bientôt. Une fiche produit peut déjà en créer une.</ComingSoon>
      <CollectionGrid
        query={list}
        rows={list.data ?? []}
        renderCard={({ name, subcategories }) => <ReadOnlyCard title={name} text={subcategories.join(", ") || "Sans sous-catégorie"} />}
        empty={<EmptyState py="xl" icon={<Tags />} title="Aucune catégorie" />}
      />
      <Outlet />
    </>
  );
}
