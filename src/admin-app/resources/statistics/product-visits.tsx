import { Text } from "@mantine/core";
import { trpc } from "#admin-app/rpc.ts";
import { visitsInWords } from "./visits-words.ts";
import classes from "./product-visits.module.css";

/** How often visitors saw a product this month, and asked about it. Its line is there before the figures are; without them the form is of use all the same. */
export function ProductVisits({ id }: { id: number }) {
  const { data } = trpc.statistics.ofProduct.useQuery({ id });
  return (
    <Text size="xs" c="dimmed" className={classes.visits}>
      {data ? visitsInWords(data) : "\u00a0"}
    </Text>
  );
}
