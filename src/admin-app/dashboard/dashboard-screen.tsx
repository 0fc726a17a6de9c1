import { Group, SimpleGrid, Skeleton, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { GalleryHorizontal, Newspaper, Package, Plus, Sparkles } from "lucide-react";
import { BRAND } from "#contracts/shared/brand.ts";
import { Panel } from "./panel.tsx";
import { DraftsPanel, RequestsPanel } from "./recent-panels.tsx";
import { RequestsChart } from "./requests-chart.tsx";
import { StatCard } from "./stat-card.tsx";
import { SystemPanel } from "./system-panel.tsx";
import { LoadFailure } from "#admin-app/errors/load-failure.tsx";
import { LinkButton } from "#admin-app/layout/link-button.tsx";
import { rpc } from "#admin-app/rpc.ts";
import classes from "./dashboard-screen.module.css";

const QUICK_ACTIONS = [
  { label: "Nouveau produit", to: "/admin/dashboard/products/$id" },
  { label: "Nouveau slide", to: "/admin/dashboard/slides/$id" },
  { label: "Nouvel article", to: "/admin/dashboard/blog/$id" },
  { label: "Nouvelle fonctionnalité", to: "/admin/dashboard/features/$id" },
] as const;

const LOOK_AGAIN_MS = 60_000;

/** How much of everything there is and how it grows, the shortest ways to add more, and what waits for somebody. */
export function DashboardScreen() {
  useDocumentTitle(`Dashboard — ${BRAND.name}`);
  const stats = useQuery(rpc.dashboard.stats.queryOptions());
  const overview = useQuery(rpc.dashboard.overview.queryOptions(undefined, { refetchInterval: LOOK_AGAIN_MS }));
  const { data } = overview;

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
        <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: "xs", sm: "md" }}>
          <StatCard
            label="Produits"
            count={stats.data?.products}
            growth={data?.growth.products}
            to="/admin/dashboard/products"
            icon={Package}
          />
          <StatCard
            label="Slides"
            count={stats.data?.slides}
            growth={data?.growth.slides}
            to="/admin/dashboard/slides"
            icon={GalleryHorizontal}
          />
          <StatCard label="Articles" count={stats.data?.blogs} growth={data?.growth.blogs} to="/admin/dashboard/blog" icon={Newspaper} />
          <StatCard
            label="Fonctionnalités"
            count={stats.data?.features}
            growth={data?.growth.features}
            to="/admin/dashboard/features"
            icon={Sparkles}
          />
        </SimpleGrid>
      )}
      <Title order={2} size="h5" mt="xl" mb="sm">
        Actions rapides
      </Title>
      <Group gap="sm" className={classes.actions}>
        {QUICK_ACTIONS.map(({ label, to }) => (
          <LinkButton key={to} to={to} params={{ id: "new" }} variant="default" leftSection={<Plus size={16} aria-hidden />}>
            {label}
          </LinkButton>
        ))}
      </Group>
      <div className={classes.panels}>
        <div className={classes.column}>
          <Panel title="Demandes par semaine">{data ? <RequestsChart weeks={data.weeks} /> : <Waiting overview={overview} />}</Panel>
          {data && <RequestsPanel requests={data.requests} />}
        </div>
        <div className={classes.column}>
          <SystemPanel status={data?.status} error={overview.error} />
          {data && <DraftsPanel drafts={data.drafts} />}
        </div>
      </div>
    </>
  );
}

function Waiting({ overview: { error, refetch } }: { overview: { error: unknown; refetch: () => unknown } }) {
  if (error) return <LoadFailure title="L’activité n’a pas pu être chargée" error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={180} />;
}
