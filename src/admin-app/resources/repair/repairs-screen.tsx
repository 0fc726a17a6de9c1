import { Anchor, Group, Skeleton, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CircleCheck, Link2 } from "lucide-react";
import { REPAIR_KINDS, REPAIRS_PAGE_SIZE, type RepairList } from "#contracts/repair/repair.ts";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { REPAIR_WORDS } from "#admin-app/kit/repair/repair-words.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";
import { findHeading, useFocusFallback } from "#admin-app/kit/layout/focus.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { findResource } from "#admin-app/kit/resource.ts";
import { trpc } from "#admin-app/rpc.ts";
import { nameSearch, SynonymLink } from "#admin-app/resources/synonym-group/fruitless-search.tsx";
import { MissingPages } from "./missing-pages.tsx";
import { parseRepairFilter, type RepairFilter } from "./repair-filter.ts";
import { RepairRow } from "./repair-row.tsx";
import { RepairSection } from "./repair-section.tsx";
import { VISIT_DAYS } from "#contracts/statistics/statistics.ts";
import classes from "./repairs-screen.module.css";
import { type FieldLabels, useFieldLabels } from "#admin-app/kit/use-field-labels.ts";

/** Pause between two looks while links are checked. */
const LOOK_AGAIN_MS = 5_000;

const route = getRouteApi("/signed-in/admin/dashboard/repairs");

const KINDS = [{ value: "", label: "Tout" }, ...REPAIR_KINDS.map((value) => ({ value, label: REPAIR_WORDS[value].title }))];

/** Faults of the site's content by their kinds, and the pages and searches that led visitors nowhere. */
export function RepairsScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parseRepairFilter);
  const checking = trpc.repairs.checkLinks.useMutation({
    onSuccess: () => notifySuccess("Vérification lancée\u202f: les liens vers d’autres sites sont demandés un à un"),
    onError: (error) => notifyChangeFailure("Les liens n’ont pas été vérifiés", error),
  });
  const list = trpc.repairs.list.useQuery(filter, {
    placeholderData: keepPreviousData,
    refetchInterval: checking.isSuccess ? LOOK_AGAIN_MS : false,
  });
  const labels = useFieldLabels();
  const resources = (list.data?.nouns ?? []).map((name) => ({ value: name, label: findResource(name)?.label ?? name }));
  const isOverview = !isFiltered;
  const handleFocus = useFocusFallback(findHeading); // a section goes with its last row

  return (
    <>
      <CollectionHeader title="À réparer" counters={[{ label: isFiltered ? "Résultats" : "Total", value: list.data?.total }]}>
        <ForWriters>
          <ActionButton
            variant="default"
            leftSection={<Link2 size={18} aria-hidden />}
            loading={checking.isPending}
            onClick={() => checking.mutate()}
          >
            Vérifier les liens externes
          </ActionButton>
        </ForWriters>
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer ce qui est à réparer" align="end" mb="lg" gap="sm">
        <FilterSelect name="kind" label="Genre" data={KINDS} value={filter.kind} onChange={(kind) => narrow({ kind })} />
        <FilterSelect
          name="noun"
          label="Élément"
          data={[{ value: "", label: "Tous les éléments" }, ...resources]}
          value={filter.noun}
          onChange={(resource) => narrow({ noun: resource })}
        />
      </Group>
      {filter.ignored && (
        <Text size="sm" mb="md">
          Voici ce que l’équipe laisse tel quel.{" "}
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="." search={{}} />}>
            Revenir à ce qui est à réparer
          </Anchor>
        </Text>
      )}
      <MissingPart title="Ce qui est à réparer n’a pas pu être cherché" query={list} />
      <Stack gap="xl" onFocus={handleFocus}>
        {isOverview && <MissingPages />}
        {list.isPending && <Skeleton height={220} aria-busy />}
        {list.data?.groups.map((group) => (
          <RepairGroup key={group.kind} group={group} filter={filter} labels={labels} />
        ))}
        {isOverview && <FruitlessSearches />}
      </Stack>
      {list.data?.total === 0 && (
        <EmptyList
          icon={<CircleCheck />}
          title="Rien à réparer"
          hint="Liens, images, textes et traductions sont en ordre."
          onClear={isFiltered ? clear : undefined}
        />
      )}
      {filter.kind && <ListPages total={list.data?.total ?? 0} size={REPAIRS_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />}
      {isOverview && (list.data?.ignored ?? 0) > 0 && (
        <Anchor size="sm" mt="lg" display="inline-block" renderRoot={(props) => <Link {...props} to="." search={{ ignored: true }} />}>
          {countOf(list.data?.ignored ?? 0, "point ignoré", "points ignorés")}
        </Anchor>
      )}
      {isOverview && (
        <Text size="sm" c="dimmed" mt="xl" maw="72ch">
          Seul ce que vos visiteurs voient est contrôlé ici{"\u202f"}; la fiche de chaque élément dit aussi ce qui lui manque avant sa
          publication.
        </Text>
      )}
    </>
  );
}

type Group = RepairList["groups"][number];

/** The repairs of one kind, or the first of them with the way to all. */
function RepairGroup({ group: { kind, count, rows }, filter, labels }: { group: Group; filter: RepairFilter; labels: FieldLabels }) {
  return (
    <RepairSection {...REPAIR_WORDS[kind]} count={count}>
      {rows.map((repair) => (
        <RepairRow
          key={`${repair.noun} ${repair.record} ${repair.field} ${repair.detail}`}
          repair={repair}
          isIgnored={filter.ignored === true}
          labels={labels[repair.noun] ?? {}}
        />
      ))}
      {!filter.kind && count > rows.length && (
        <li>
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="." search={{ ...filter, kind }} />}>
            Tout voir ({formatCount(count)})
          </Anchor>
        </li>
      )}
    </RepairSection>
  );
}

/** The most frequent searches of visitors that found nothing. */
function FruitlessSearches() {
  const overview = trpc.statistics.overview.useQuery();
  const searches = overview.data?.fruitless ?? [];
  if (searches.length === 0) return <MissingPart title="Les recherches sans résultat n’ont pas pu être chargées" query={overview} />;
  return (
    <RepairSection
      title="Recherches sans résultat"
      hint={`Les plus fréquentes des ${VISIT_DAYS} derniers jours. Un synonyme mène ces mots à vos produits.`}
      count={searches.length}
    >
      {searches.map((search) => (
        <li key={nameSearch(search)}>
          <div className={classes.words}>
            <Text size="sm" fw={600} className={classes.title}>
              {nameSearch(search)}
            </Text>
            <Text size="xs" c="dimmed">
              Cherché {formatCount(search.count)} fois
            </Text>
          </div>
          <SynonymLink {...search} />
        </li>
      ))}
    </RepairSection>
  );
}
