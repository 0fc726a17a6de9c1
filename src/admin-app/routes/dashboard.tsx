import { Group, SimpleGrid, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { GalleryHorizontal, Newspaper, Package, Plus, Sparkles } from "lucide-react";
import { BRAND } from "#contracts/shared/brand.ts";
import { StatCard } from "#admin-app/dashboard/stat-card.tsx";
import { LoadFailure } from "#admin-app/errors/load-failure.tsx";
import { LinkButton } from "#admin-app/layout/link-button.tsx";
import { rpc } from "#admin-app/rpc.ts";

const QUICK_ACTIONS = [
  { label: "Nouveau produit", to: "/admin/dashboard/products/$id" },
  { label: "Nouveau slide", to: "/admin/dashboard/slides/$id" },
  { label: "Nouvel article", to: "/admin/dashboard/blog/$id" },
  { label: "Nouvelle fonctionnalité", to: "/admin/dashboard/features/$id" },
] as const;

/** How much of everything there is, and the shortest ways to add more. */
export function DashboardScreen() {
  useDocumentTitle(`Dashboard — ${BRAND.name}`);
  const stats = useQuery(rpc.dashboard.stats.queryOptions());

  return (
    <>
      <Title order={1} size="h2">
        Dashboard
      </Title>
      <Text c="dimmed" mb="lg">
        Tout ce que le site montre à vos visiteurs, d’un coup d’œil.
      </Text>
      {stats.isError && !stats.data ? (
        <LoadFailure title="Les statistiques n’ont pas pu être chargées" error={stats.error} onRetry={() => void stats.refetch()} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
          <StatCard label="Produits" count={stats.data?.products} to="/admin/dashboard/products" icon={Package} />
          <StatCard label="Slides" count={stats.data?.slides} to="/admin/dashboard/slides" icon={GalleryHorizontal} />
          <StatCard label="Articles" count={stats.data?.blogs} to="/admin/dashboard/blog" icon={Newspaper} />
          <StatCard label="Fonctionnalités" count={stats.data?.features} to="/admin/dashboard/features" icon={Sparkles} />
        </SimpleGrid>
      )}
      <Title order={2} size="h4" mt="xl" mb="sm">
        Actions rapides
      </Title>
      <Group>
        {QUICK_ACTIONS.map(({ label, to }) => (
          <LinkButton key={to} to={to} params={{ id: "new" }} variant="default" leftSection={<Plus size={16} aria-hidden />}>
            {label}
          </LinkButton>
        ))}
      </Group>
    </>
  );
}
