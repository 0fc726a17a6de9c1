import { EmptyState } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { Newspaper } from "lucide-react";
import { CollectionGrid } from "#admin-app/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/collection/collection-header.tsx";
import { ComingSoon } from "#admin-app/collection/coming-soon.tsx";
import { ReadOnlyCard } from "#admin-app/collection/read-only-card.tsx";
import { rpc } from "#admin-app/rpc.ts";

/** The blog, to read only so far. */
export function ArticlesScreen() {
  const list = useQuery(rpc.articles.list.queryOptions());
  return (
    <>
      <CollectionHeader title="Gestion du Blog" counters={[{ label: "Total Articles", value: list.data?.length }]} />
      <ComingSoon>La rédaction et la publication des articles arrivent bientôt.</ComingSoon>
      <CollectionGrid
        query={list}
        rows={list.data ?? []}
        renderCard={({ title, excerpt, image_url, status }) => (
          <ReadOnlyCard title={title} text={excerpt} picture={image_url} state={status === "published" ? "Publié" : "Brouillon"} />
        )}
        empty={<EmptyState py="xl" icon={<Newspaper />} title="Aucun article trouvé" />}
      />
      <Outlet />
    </>
  );
}
