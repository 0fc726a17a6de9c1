import { Center, Stack, Title } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { LoadMore } from "#admin-app/kit/history/load-more.tsx";
import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

type Props<Entry> = {
  entries: Entry[];
  query: ComponentProps<typeof LoadMore>["query"] & { isPlaceholderData: boolean };
  /** The rows of one day. */
  children: (ofDay: Entry[]) => ReactNode;
};

/** Entries under the days of Tunis on which they were made, newest first, and what loads older ones. */
export function DaySections<Entry extends { at: string }>({ entries, query, children }: Props<Entry>) {
  return (
    <Stack gap="lg" aria-busy={query.isPlaceholderData}>
      {groupByDay(entries).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Title order={2} size="h5" mb="xs">
            {day}
          </Title>
          <Stack gap="xs">{children(ofDay)}</Stack>
        </section>
      ))}
      <Center>
        <LoadMore query={query} />
      </Center>
    </Stack>
  );
}

const DAY = frenchDateFormat(BRAND.timeZone, { dateStyle: "full" });

/** Entries by days of Tunis, in the order of the list. */
function groupByDay<Entry extends { at: string }>(entries: Entry[]): [string, Entry[]][] {
  return [...Map.groupBy(entries, ({ at }) => DAY.format(new Date(at)))];
}
