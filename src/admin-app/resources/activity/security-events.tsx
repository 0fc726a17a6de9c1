import { Card, Group, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import type { SecurityEvent } from "#contracts/security-event/security-event.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { CollectionStates, EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { DaySections } from "./day-sections.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { fromWhere, whatHappened, whoDidIt } from "./security-event-words.ts";

const TIME = new Intl.DateTimeFormat("fr", { timeStyle: "short", timeZone: BRAND.timeZone });

/** What concerned the security of accounts and data, newest first. */
export function SecurityEvents({ filter: { actor, day } }: { filter: { actor?: string; day?: string } }) {
  const list = trpc.securityEvents.list.useInfiniteQuery(
    { actor, day },
    { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const events = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <CollectionStates
      query={list}
      isEmpty={events.length === 0}
      layout="rows"
      empty={
        <EmptyList
          icon={<ShieldCheck />}
          title="Aucun événement trouvé"
          hint="Connexions, refus, droits, seconds facteurs, clés, exports et effacements apparaîtront ici."
          onClear={undefined}
        />
      }
    >
      <DaySections entries={events} query={list}>
        {(ofDay) => ofDay.map((event) => <SecurityEventRow key={event.id} event={event} />)}
      </DaySections>
    </CollectionStates>
  );
}

function SecurityEventRow({ event }: { event: SecurityEvent }) {
  const time = TIME.format(new Date(event.at));
  return (
    <Card component="article" withBorder padding="sm" aria-label={`${time}, ${whoDidIt(event)}`}>
      <Group gap="xs">
        <Text component="time" dateTime={event.at} size="sm" c="dimmed" className="tabular">
          {time}
        </Text>
        <Text component="span" size="sm" fw={600}>
          {whoDidIt(event)}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {fromWhere(event)}
        </Text>
      </Group>
      <Text size="sm">{whatHappened(event)}</Text>
    </Card>
  );
}
