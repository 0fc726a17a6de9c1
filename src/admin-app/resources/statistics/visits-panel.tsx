import { Group, Skeleton, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Link } from "@tanstack/react-router";
import { VISIT_DAYS, type VisitOverview, type VisitTrend } from "#contracts/statistics/statistics.ts";
import { ExportButton } from "#admin-app/kit/collection/export-button.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";
import { nameSearch, SynonymLink } from "#admin-app/resources/synonym-group/fruitless-search.tsx";
import list from "#admin-app/kit/layout/panel.module.css";
import classes from "./visits-panel.module.css";

const TRENDS: [name: keyof VisitOverview["trends"], label: string][] = [
  ["views", "Vues"],
  ["downloads", "Téléchargements"],
  ["comparisons", "Comparaisons"],
  ["searches", "Recherches"],
  ["requests", "Demandes"],
];

/** Visits of the last days, beside those of the days before. */
export function VisitsPanel() {
  const { data, error, refetch } = trpc.statistics.overview.useQuery();
  return (
    <div className={classes.place}>
      <Panel title={`Visites des ${VISIT_DAYS} derniers jours`}>
        {data ? (
          <Visits overview={data} />
        ) : error ? (
          <LoadFailure title="Les visites n’ont pas pu être chargées" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={180} />
        )}
      </Panel>
    </div>
  );
}

function Visits({ overview }: { overview: VisitOverview }) {
  if (overview.isEmpty) {
    return (
      <Text size="sm" c="dimmed">
        Aucune visite comptée pour l’instant.
      </Text>
    );
  }
  return (
    <>
      <dl className={classes.figures}>
        {TRENDS.map(([name, label]) => (
          <Figure key={name} label={label} trend={overview.trends[name]} />
        ))}
      </dl>
      <Lists overview={overview} />
      <Group justify="flex-end" mt="md">
        <ExportButton load={() => rpcClient.statistics.exportCsv.query()} />
      </Group>
    </>
  );
}

function Figure({ label, trend: { recent, before } }: { label: string; trend: VisitTrend }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd>
        <span className={classes.count}>{formatCount(recent)}</span>
        <Text component="span" size="xs" c="dimmed" className="tabular">
          {formatCount(before)} les {VISIT_DAYS} jours d’avant
        </Text>
      </dd>
    </div>
  );
}

type RecordScreen = "/admin/dashboard/products/$id" | "/admin/dashboard/blog/$id" | "/admin/dashboard/pages/$id";

/** Makes rows of records, each with a link to its editor. */
function toRows(records: VisitOverview["products"], to: RecordScreen) {
  return records.map(({ id, title, count }) => ({
    key: id,
    count,
    name: (
      <Link to={to} params={{ id: String(id) }} className={classes.name}>
        {title}
      </Link>
    ),
  }));
}

function Lists({ overview: { products, articles, pages, downloads, fruitless, requestPages } }: { overview: VisitOverview }) {
  return (
    <div className={classes.lists}>
      <MostList title="Produits les plus vus" empty="Aucun produit vu." rows={toRows(products, "/admin/dashboard/products/$id")} />
      <MostList title="Articles les plus lus" empty="Aucun article lu." rows={toRows(articles, "/admin/dashboard/blog/$id")} />
      <MostList title="Pages les plus vues" empty="Aucune page vue." rows={toRows(pages, "/admin/dashboard/pages/$id")} />
      <MostList
        title="Fichiers les plus téléchargés"
        empty="Aucun téléchargement."
        rows={downloads.map(({ file, title, count }) => ({ key: file, name: title, count }))}
      />
      <MostList
        title="Recherches sans résultat"
        empty="Toutes les recherches ont trouvé un produit."
        rows={fruitless.map((search) => ({
          key: nameSearch(search),
          name: (
            <>
              {nameSearch(search)} <SynonymLink {...search} />
            </>
          ),
          count: search.count,
        }))}
      />
      <MostList
        title="D’où viennent les demandes"
        empty="Aucune demande."
        rows={requestPages.map(({ path, count }) => ({ key: path, name: path || "Page inconnue", count }))}
      />
    </div>
  );
}

type Most = { key: string | number; name: ReactNode; count: number };

/** Highest counts of one kind, under their own heading; `empty` is shown without any. */
function MostList({ title, rows, empty }: { title: string; rows: Most[]; empty: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="sm" mb={4} id={id}>
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ul className={list.list}>
          {rows.map(({ key, name, count }) => (
            <li key={key} className={classes.row}>
              <Text component="span" size="sm" className={classes.name}>
                {name}
              </Text>
              <Text component="span" size="sm" fw={600} flex="none" className="tabular">
                {formatCount(count)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
