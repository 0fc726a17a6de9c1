import { EmptyState } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { GalleryHorizontal } from "lucide-react";
import { CollectionGrid } from "#admin-app/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/collection/collection-header.tsx";
import { ComingSoon } from "#admin-app/collection/coming-soon.tsx";
import { ReadOnlyCard } from "#admin-app/collection/read-only-card.tsx";
import { rpc } from "#admin-app/rpc.ts";

/** The carousel’s slides, to read only so far. */
export function SlidesScreen() {
  const list = useQuery(rpc.slides.list.queryOptions());
  return (
    <>
      <CollectionHeader title="Gestion des Slides" counters={[{ label: "Total Slides", value: list.data?.length }]} />
      <ComingSoon>La création et la modification des slides arrivent bientôt.</ComingSoon>
      <CollectionGrid
        query={list}
        rows={list.data ?? []}
        renderCard={({ title, subtitle, image_url, is_active }) => (
          <ReadOnlyCard title={title} text={subtitle} picture={image_url} state={is_active ? "Actif" : "Masqué"} />
        )}
        empty={<EmptyState py="xl" icon={<GalleryHorizontal />} title="Aucun slide trouvé" />}
      />
      <Outlet />
    </>
  );
}
