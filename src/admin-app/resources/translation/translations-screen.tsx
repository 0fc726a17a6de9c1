import { Group, Text, Card } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Outlet, Link } from "@tanstack/react-router";
import { Languages, Upload } from "lucide-react";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import {
  TRANSLATION_LANGUAGES,
  TRANSLATION_STATES,
  type TranslationCounts,
  TRANSLATIONS_PAGE_SIZE,
  type TranslationKey,
  type TranslationRow as Row,
} from "#contracts/translation/translation.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { ExportButton } from "#admin-app/kit/collection/export-button.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { languageOf, parseTranslationFilter, toParam } from "./translation-filter.ts";
import { listTranslatedResources, toRowId } from "./translated-resources.ts";
import { STATE_LABELS } from "./translation-words.ts";
import { StateBadge } from "./state-badge.tsx";
import openRow from "#admin-app/kit/collection/open-row.module.css";
import classes from "./translations-screen.module.css";
import { findResource } from "#admin-app/kit/resource.ts";

const route = getRouteApi("/signed-in/admin/dashboard/translations");

const LANGUAGES = TRANSLATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_IN_FRENCH[value] }));
const STATES = [{ value: "", label: "Tous les états" }, ...TRANSLATION_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))];

/** Adds up the records in each state, of one resource or of all. */
function toCounters(counts: TranslationCounts | undefined, language: string, resource: string | undefined) {
  const counted = counts?.filter((row) => row.language === language && (resource === undefined || row.noun === resource));
  return TRANSLATION_STATES.map((state) => ({
    label: STATE_LABELS[state],
    value: counted?.reduce((sum, row) => sum + row[state], 0),
  }));
}

/** The translations of every public record, done and missing. */
export function TranslationsScreen() {
  const filter = route.useSearch();
  const { page, q, state } = filter;
  const resources = listTranslatedResources();
  const resource = resources.find(({ name }) => name === filter.noun)?.name; // the URL may say any other
  const language = languageOf(filter);
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parseTranslationFilter);
  const query = { language, ...(q && { q }), ...(resource && { noun: resource }), ...(state && { state }) };
  const list = trpc.translations.list.useQuery({ ...query, ...(page && { page }) }, { placeholderData: keepPreviousData });
  const counts = trpc.translations.counts.useQuery();
  const rows = (list.data?.data ?? []).map((row) => ({ id: toRowId(row), row }));
  const types = [{ value: "", label: "Tous les types" }, ...resources.map(({ name, many }) => ({ value: name, label: many }))];

  return (
    <>
      <CollectionHeader title="Traductions" counters={toCounters(counts.data, language, resource)}>
        <Group gap="xs">
          <ExportButton load={() => rpcClient.translationTransfers.exportCsv.query(query)} />
          <ForWriters>
            <LinkButton to="/admin/dashboard/translations/import" variant="default" leftSection={<Upload size={18} aria-hidden />}>
              Importer
            </LinkButton>
          </ForWriters>
        </Group>
      </CollectionHeader>
      <Text c="dimmed" mb="lg" maw="72ch">
        Le français est la source. Une traduction que le français a dépassée est à revoir, et reste publiée si elle l’était.
      </Text>
      <Group component="search" aria-label="Filtrer les traductions" align="end" mb="lg" gap="sm">
        <SearchBox q={q} placeholder="Titre, en français ou traduit" onSearch={(words) => narrow({ q: words })} />
        {LANGUAGES.length > 1 && (
          <FilterSelect name="language" label="Langue" data={LANGUAGES} value={language} onChange={(next) => narrow({ language: next })} />
        )}
        <FilterSelect name="noun" label="Type" data={types} value={resource} onChange={(next) => narrow({ noun: next })} />
        <FilterSelect name="state" label="État" data={STATES} value={state} onChange={(next) => narrow({ state: next })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={rows}
        layout="rows"
        renderCard={({ row }) => <TranslationRow row={row} language={language} />}
        empty={
          <EmptyList
            icon={<Languages />}
            title={isFiltered ? "Aucune traduction trouvée" : "Rien à traduire"}
            hint="Ce que vous écrivez en français arrivera ici."
            onClear={isFiltered ? clear : undefined}
          />
        }
      />
      <ListPages total={list.data?.total ?? 0} size={TRANSLATIONS_PAGE_SIZE} page={page ?? 1} onPage={turnTo} />
      <Outlet />
    </>
  );
}

/** A row of one record: its names in both languages, and the state of its translation. */
function TranslationRow({ row, language }: { row: Row; language: TranslationKey["language"] }) {
  const { noun: resource, record, title, translated_title, state, is_published } = row;
  return (
    <Card component="article" className={`${openRow.row} ${classes.row}`} withBorder padding={0} aria-label={title}>
      <Text size="xs" c="dimmed" className={classes.noun}>
        {findResource(resource)?.one ?? resource}
      </Text>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link
            to="/admin/dashboard/translations/$id"
            params={{ id: toParam({ noun: resource, record, language }) }}
            search={(search) => search}
            resetScroll={false}
            className={openRow.open}
          >
            {title}
          </Link>
        </h2>
        <Text size="sm" c="dimmed" lang={translated_title ? language : undefined}>
          {translated_title || "Pas encore de titre"}
        </Text>
      </div>
      <div className={classes.state}>
        <StateBadge state={state} />
        {is_published && state !== "published" && (
          <Text size="xs" c="dimmed">
            Publiée telle quelle
          </Text>
        )}
      </div>
    </Card>
  );
}
