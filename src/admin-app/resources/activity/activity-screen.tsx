import { Group, TextInput, Text, Center, Stack, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { History, ShieldCheck } from "lucide-react";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { CollectionStates, EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { allResources } from "#admin-app/kit/resource.ts";
import { trpc } from "#admin-app/rpc.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { groupActivity } from "./activity-groups.ts";
import { type ActivityFilter, parseActivityFilter } from "./activity-filter.ts";
import { ActivityRow, EntryCard } from "./activity-row.tsx";
import type { SecurityEvent } from "#contracts/security-event/security-event.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { fromWhere, whatHappened, whoDidIt } from "./security-event-words.ts";
import type { ComponentProps, ReactNode } from "react";
import { LoadMore } from "#admin-app/kit/history/load-more.tsx";
import { frenchDateFormat } from "#contracts/text/french.ts";
import { useFieldLabels } from "#admin-app/kit/use-field-labels.ts";
import { TIME } from "#admin-app/kit/layout/brand.ts";

const route = getRouteApi("/signed-in/admin/dashboard/activity");

const listKinds = () => [
  { value: "", label: "Tous les éléments" },
  ...allResources()
    .filter(({ isRecorded }) => isRecorded)
    .map(({ name, label }) => ({ value: name, label })),
];

/** The filter value for security events, which only administrators see. */
const SECURITY = "security";

/** The activity log, newest first: changes, or security events. */
export function ActivityScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseActivityFilter);
  const isAdministrator = useIsAtLeast("admin");
  const people = trpc.history.people.useQuery();
  const names = [{ value: "", label: "Toutes les personnes" }, ...(people.data ?? []).map((name) => ({ value: name, label: name }))];
  const kinds = isAdministrator ? [...listKinds(), { value: SECURITY, label: "Sécurité" }] : listKinds();

  return (
    <>
      <CollectionHeader title="Activité" />
      <MissingPart title="Les personnes n’ont pas pu être chargées" query={people} />
      <Group component="search" aria-label="Filtrer l’activité" align="end" mb="lg" gap="sm">
        <FilterSelect name="actor" label="Personne" data={names} value={filter.actor} onChange={(actor) => narrow({ actor })} />
        <FilterSelect name="noun" label="Élément" data={kinds} value={filter.noun} onChange={(resource) => narrow({ noun: resource })} />
        <TextInput
          name="day"
          type="date"
          label="Jour"
          value={filter.day ?? ""}
          onChange={(event) => narrow({ day: event.currentTarget.value })}
          flex="1 1 150px"
        />
      </Group>
      {isAdministrator && filter.noun === SECURITY ? (
        <SecurityEvents filter={filter} />
      ) : (
        <Changes filter={filter} onClear={isFiltered ? clear : undefined} />
      )}
    </>
  );
}

/** Everything that was changed, by whom and when; `onClear` takes the filter away, if there is one. */
function Changes({ filter, onClear }: { filter: ActivityFilter; onClear: (() => void) | undefined }) {
  const labels = useFieldLabels();
  const list = trpc.history.activity.useInfiniteQuery(filter, {
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const changes = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <CollectionStates
      query={list}
      isEmpty={changes.length === 0}
      layout="rows"
      empty={
        <EmptyList
          icon={<History />}
          title={onClear ? "Aucune modification trouvée" : "Aucune modification"}
          hint="Tout ce qui sera créé, modifié ou supprimé apparaîtra ici."
          onClear={onClear}
        />
      }
    >
      <DaySections entries={changes} query={list}>
        {(ofDay) => groupActivity(ofDay).map((group) => <ActivityRow key={group.key} group={group} labels={labels} />)}
      </DaySections>
    </CollectionStates>
  );
}

/** Security events of accounts and data, newest first. */
function SecurityEvents({ filter: { actor, day } }: { filter: { actor?: string; day?: string } }) {
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
  return (
    <EntryCard times={TIME.format(new Date(event.at))} at={event.at} author={whoDidIt(event)} note={fromWhere(event)}>
      <Text size="sm">{whatHappened(event)}</Text>
    </EntryCard>
  );
}

type Props<Entry> = {
  entries: Entry[];
  query: ComponentProps<typeof LoadMore>["query"] & { isPlaceholderData: boolean };
  /** The rows of one day. */
  children: (ofDay: Entry[]) => ReactNode;
};

/** Entries under the days of Tunis on which they were made, newest first, and what loads older ones. */
function DaySections<Entry extends { at: string }>({ entries, query, children }: Props<Entry>) {
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
