import { Skeleton, Table, Text } from "@mantine/core";
import {
  SPEED_LIMITS,
  SPEED_METRICS,
  type Speed,
  type SpeedMetric,
  type SpeedOverview,
  type SpeedPage,
} from "#contracts/statistics/speed.ts";
import { VISIT_DAYS } from "#contracts/statistics/statistics.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";
import classes from "./visits-panel.module.css";

const PAGE_LABELS: Record<SpeedPage, string> = {
  home: "Accueil",
  catalogue: "Catalogue",
  product: "Produits",
  blog: "Conseils",
  article: "Articles",
  other: "Autres pages",
};

const METRIC_LABELS: Record<SpeedMetric, string> = { lcp: "Affichage", inp: "Réaction", cls: "Décalage" };

/** Speed of the site for its visitors: three visits of four are at least as fast as the figures. */
export function SpeedPanel() {
  const { data, error, refetch } = trpc.statistics.speed.useQuery();
  return (
    <div className={classes.place}>
      <Panel title={`Vitesse réelle des ${VISIT_DAYS} derniers jours`}>
        {data ? (
          <SpeedTable overview={data} />
        ) : error ? (
          <LoadFailure title="La vitesse n’a pas pu être chargée" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={120} />
        )}
      </Panel>
    </div>
  );
}

type Row = Speed & { name: string };

function SpeedTable({ overview: { pages, releases } }: { overview: SpeedOverview }) {
  if (pages.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Aucune visite mesurée pour l’instant.
      </Text>
    );
  }
  const byPage = pages.map(({ page, ...speed }) => ({ ...speed, name: PAGE_LABELS[page] }));
  const byRelease = releases.map(({ release, ...speed }) => ({ ...speed, name: `Version ${release}` }));
  return (
    <>
      <Table horizontalSpacing={4} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Pages</Table.Th>
            {SPEED_METRICS.map((metric) => (
              <Table.Th key={metric}>{METRIC_LABELS[metric]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...byPage, ...byRelease].map((row) => (
            <SpeedRow key={row.name} row={row} />
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed" mt="sm">
        Trois visites sur quatre sont au moins aussi rapides. Affichage : le contenu principal se voit. Réaction : la page répond à un
        geste. Décalage : ce qui bouge pendant la lecture, 0 étant l’idéal.
      </Text>
    </>
  );
}

function SpeedRow({ row }: { row: Row }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {row.name}
        <Text size="xs" c="dimmed" className="tabular">
          {countOf(row.count, "visite")}
        </Text>
      </Table.Th>
      {SPEED_METRICS.map((metric) => (
        <Table.Td key={metric} className="tabular">
          <SpeedValue metric={metric} value={row[metric]} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function SpeedValue({ metric, value }: { metric: SpeedMetric; value: number | null }) {
  if (value === null) return "—";
  const rating = rate(metric, value);
  return (
    <>
      {formatSpeed(metric, value)}
      <Text size="xs" c={rating === "Bon" ? "dimmed" : undefined} fw={rating === "Bon" ? undefined : 600}>
        {rating}
      </Text>
    </>
  );
}

/** Rates a figure in one word, by the limits that search engines use. */
function rate(metric: SpeedMetric, value: number): string {
  const { good, poor } = SPEED_LIMITS[metric];
  if (value <= good) return "Bon";
  return value <= poor ? "Moyen" : "Mauvais";
}

const SECONDS = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SHIFT = new Intl.NumberFormat("fr", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a figure in the unit of its measure: « 1,2 s », « 80 ms », « 0,05 ». */
function formatSpeed(metric: SpeedMetric, value: number): string {
  if (metric === "lcp") return `${SECONDS.format(value / 1000)}\u00a0s`;
  return metric === "inp" ? `${formatCount(value)}\u00a0ms` : SHIFT.format(value / 1000);
}
