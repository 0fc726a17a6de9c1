import { useCurrentUser } from "#admin-app/kit/session/current-user.ts";
import { Group, SimpleGrid, Skeleton, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Plus } from "lucide-react";
import { COMPANY, formatMoment } from "#admin-app/kit/layout/brand.ts";
import { DueWork } from "./due-work.tsx";
import { HelpLink } from "#admin-app/kit/guide/help-link.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { DraftsPanel, RequestsPanel } from "./recent-panels.tsx";
import { RequestsChart } from "./requests-chart.tsx";
import { StatCard } from "./stat-card.tsx";
import { SystemPanel } from "./system-panel.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { RESOURCES } from "#admin-app/resources.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { SpeedPanel } from "#admin-app/resources/statistics/speed-panel.tsx";
import { VisitsPanel } from "#admin-app/resources/statistics/visits-panel.tsx";
import { MentionsNote } from "#admin-app/resources/contact-request/mention/mentions-note.tsx";
import { FailedLaunches } from "#admin-app/resources/launch/failed-launches.tsx";
import { StoppedWebhooks } from "#admin-app/resources/webhook/stopped-webhooks.tsx";
import classes from "./dashboard-screen.module.css";
import { Link } from "@tanstack/react-router";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import panelClasses from "#admin-app/kit/layout/panel.module.css";

const COUNTED = RESOURCES.flatMap(({ list, icon, dashboard }) => (dashboard ? [{ list, icon, ...dashboard }] : []));

const QUICK_ACTIONS = RESOURCES.flatMap(({ item, router, dashboard }) =>
  dashboard && item?.creation ? [{ to: item.to, router, ...item.creation }] : [],
);

const LOOK_AGAIN_MS = 60_000;

/** The dashboard: counts and their growth, quick actions, and requests that wait for a reply. */
export function DashboardScreen() {
  useDocumentTitle(`Dashboard — ${COMPANY}`);
  const stats = trpc.dashboard.stats.useQuery();
  const overview = trpc.dashboard.overview.useQuery(undefined, { refetchInterval: LOOK_AGAIN_MS });
  const { data } = overview;
  const { access } = useCurrentUser();
  const quickActions = QUICK_ACTIONS.filter(({ router }) => access[router] === "write");

  return (
    <>
      <Group gap={4}>
        <Title order={1} size="h2">
          Dashboard
        </Title>
        <HelpLink />
      </Group>
      <Text c="dimmed" mb="lg">
        Tout ce que le site montre à vos visiteurs, d’un coup d’œil.
      </Text>
      <StoppedWebhooks />
      <FailedLaunches />
      <MentionsNote />
      {(data || !overview.isError) && (
        <div className={classes.due}>
          <DueWork overview={data} />
        </div>
      )}
      {stats.isError && !stats.data ? (
        <LoadFailure title="Les statistiques n’ont pas pu être chargées" error={stats.error} onRetry={() => void stats.refetch()} />
      ) : (
        <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: "xs", sm: "md" }}>
          {COUNTED.map(({ label, count, list, icon }) => (
            <StatCard
              key={count}
              label={label}
              count={stats.data?.[count]}
              growth={data ? data.growth[count] : overview.isError ? null : undefined}
              to={list}
              icon={icon}
            />
          ))}
        </SimpleGrid>
      )}
      <Title order={2} size="h5" mt="xl" mb="sm" hidden={quickActions.length === 0}>
        Actions rapides
      </Title>
      <Group gap="sm" className={classes.actions}>
        {quickActions.map(({ label, to }) => (
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
          <OwnDraftsPanel />
          {data && <DraftsPanel drafts={data.drafts} />}
        </div>
      </div>
      <VisitsPanel />
      <SpeedPanel />
    </>
  );
}

function Waiting({ overview: { error, refetch } }: { overview: { error: unknown; refetch: () => unknown } }) {
  if (error) return <LoadFailure title="L’activité n’a pas pu être chargée" error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={180} />;
}

const RESOURCE_BY_NAME = new Map(RESOURCES.map((resource) => [resource.name, resource]));

/** A record has one line, however many tabs have written it: the newest draft's. */
function keepNewestOfEach(drafts: StoredDraft[]): StoredDraft[] {
  const records = new Map<string, StoredDraft>();
  for (const draft of drafts) {
    const record = `${draft.noun} ${draft.id ?? `new ${draft.tab}`}`;
    if (!records.has(record)) records.set(record, draft);
  }
  return [...records.values()];
}

/** The administrator's unsaved drafts, on all devices. Hidden while there are none. */
function OwnDraftsPanel() {
  const { data: drafts = [] } = trpc.drafts.list.useQuery(undefined, { retry: false });
  const shown = keepNewestOfEach(drafts).flatMap((draft) => {
    const resource = RESOURCE_BY_NAME.get(draft.noun);
    return resource?.item ? [{ ...draft, to: resource.item.to, label: resource.label, creation: resource.item.creation?.label }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Panel title="Vos brouillons">
      <ul className={panelClasses.list}>
        {shown.map(({ noun: resource, id, tab, to, label, creation, title, device_name, updated_at }) => (
          <li key={`${resource} ${id} ${tab}`} className={panelClasses.row}>
            <div className={panelClasses.words}>
              <Link to={to} params={{ id: String(id ?? "new") }} className={panelClasses.link}>
                <Text component="span" size="sm" fw={600} lineClamp={2}>
                  {title || (id === null ? creation : "Sans titre") || label}
                </Text>
              </Link>
              <Text size="xs" c="dimmed">
                {id === null && creation ? creation : label} · {device_name}, le {formatMoment(updated_at)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
