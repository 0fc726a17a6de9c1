import { Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import list from "#admin-app/kit/layout/panel.module.css";
import panel from "./visits-panel.module.css";
import { trpc } from "#admin-app/rpc.ts";
import classes from "./visit-counts.module.css";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";

type Most = { key: string | number; name: ReactNode; count: number };

/** Highest counts of one kind, under their own heading; `empty` is shown without any. */
export function MostList({ title, rows, empty }: { title: string; rows: Most[]; empty: string }) {
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
            <li key={key} className={panel.row}>
              <Text component="span" size="sm" className={panel.name}>
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

/** Views of a product and requests about it this month. Its line is there before the figures are; without them the form
 *  is of use all the same. */
export function ProductVisits({ id }: { id: number }) {
  const { data } = trpc.statistics.ofProduct.useQuery({ id });
  return (
    <Text size="xs" c="dimmed" className={classes.visits}>
      {data ? formatVisits(data) : "\u00a0"}
    </Text>
  );
}

/** « Vu 120 fois ce mois, 3 demandes »; French counts none as one. */
function formatVisits({ views, requests }: { views: number; requests: number }): string {
  const seen = views === 0 ? "Pas encore vu ce mois" : `Vu ${formatCount(views)} fois ce mois`;
  return `${seen}, ${requests === 0 ? "aucune demande" : countOf(requests, "demande")}`;
}
