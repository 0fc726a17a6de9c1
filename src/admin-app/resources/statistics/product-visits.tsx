import { Text } from "@mantine/core";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";
import { trpc } from "#admin-app/rpc.ts";
import classes from "./product-visits.module.css";

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
