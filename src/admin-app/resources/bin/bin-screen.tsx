import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { Button, Center, Group } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ArchiveRestore, Trash2 } from "lucide-react";
import { BIN_DAYS, type BinEntry, BINNED_AT_ONCE_MAX } from "#contracts/history/bin.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { type CollectionQuery, EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { SelectionBar } from "#admin-app/kit/collection/selection-bar.tsx";
import { type Selection, useSelection } from "#admin-app/kit/collection/use-selection.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { LoadMore } from "#admin-app/kit/history/load-more.tsx";
import { RestoreDialog } from "#admin-app/kit/history/restore-dialog.tsx";
import { useRestoring } from "#admin-app/kit/history/use-restoring.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { findHeading, useFocusFallback } from "#admin-app/kit/layout/focus.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { allResources } from "#admin-app/kit/resource.ts";
import { parseBinFilter } from "./bin-filter.ts";
import { BinRow } from "./bin-row.tsx";
import { useBinBulk } from "./use-bin-bulk.ts";

const route = getRouteApi("/signed-in/admin/dashboard/bin");

async function refresh(): Promise<void> {
  await Promise.all([queries.bin.invalidate(), queries.history.invalidate()]);
}

/** The bin: items deleted in the last days, latest first, to be restored or erased for good. */
export function BinScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseBinFilter);
  const list = trpc.bin.list.useInfiniteQuery(filter, {
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const [latest] = entries;
  const mayErase = useIsAtLeast("admin");
  const selection = useSelection(entries, JSON.stringify(filter));
  const bulk = useBinBulk(selection, entries);
  const handleFocus = useFocusFallback(findHeading);

  return (
    <>
      <CollectionHeader title="Corbeille">
        {mayErase && latest && !isFiltered && (
          <div onFocus={handleFocus}>
            <EmptyingButton latest={latest} />
          </div>
        )}
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer la corbeille" align="end" mb="lg" gap="sm">
        <SearchBox q={filter.q} placeholder="Titre ou nom" onSearch={(q) => narrow({ q })} />
        <FilterSelect name="noun" label="Élément" data={listKinds()} value={filter.noun} onChange={(kind) => narrow({ noun: kind })} />
      </Group>
      <BinList query={list} entries={entries} selection={selection} bulk={bulk} onClear={isFiltered ? clear : undefined} />
      <Center mt="md">
        <LoadMore query={list} />
      </Center>
      <SelectionBar
        selection={selection}
        rows={entries}
        total={entries.length}
        max={BINNED_AT_ONCE_MAX}
        loadIds={async () => entries.slice(0, BINNED_AT_ONCE_MAX).map(({ id }) => id)}
      >
        <ActionButton size="xs" variant="default" loading={bulk.isRestoring} onClick={bulk.restoreChosen}>
          Restaurer
        </ActionButton>
        {mayErase && (
          <ActionButton size="xs" color="red" variant="light" onClick={bulk.erasure.ask}>
            Supprimer définitivement
          </ActionButton>
        )}
      </SelectionBar>
      <RemovalDialog removal={bulk.erasure} title="Supprimer définitivement" isBinned={false}>
        {countOf(bulk.erasure.candidate?.erased.length ?? 0, "élément")}
        {"\u202f"}: tout cela quittera la corbeille, et l’historique n’en gardera que les dates et les auteurs.
      </RemovalDialog>
    </>
  );
}

/** The entries of the bin, each to be restored or erased. */
function BinList({
  query,
  entries,
  selection,
  bulk,
  onClear,
}: {
  query: CollectionQuery;
  entries: BinEntry[];
  selection: Selection;
  bulk: ReturnType<typeof useBinBulk>;
  /** Takes the filter away, where there is one. */
  onClear: (() => void) | undefined;
}) {
  const mayRestore = useIsAtLeast("editor");
  const mayErase = useIsAtLeast("admin");
  const { isRestoring, restore, question } = useRestoring();
  const offering = findFirstOfOperations(entries);
  const erasure = useRemoval<BinEntry>({
    remove: async (id) => {
      const entry = entries.find((some) => some.id === id);
      if (entry) await rpcClient.bin.erase.mutate({ noun: entry.noun, id: entry.record });
    },
    refresh,
    onRemoved: () => notifySuccess("Supprimé définitivement"),
  });
  return (
    <>
      <CollectionGrid
        query={query}
        rows={entries}
        layout="rows"
        renderCard={(entry) => (
          <BinRow
            entry={entry}
            selection={selection}
            isRestoring={isRestoring(entry)}
            onRestore={mayRestore ? () => restore(entry) : undefined}
            onRestoreOperation={mayRestore && offering.has(entry) ? () => bulk.restoreOperation(entry) : undefined}
            onErase={mayErase ? () => erasure.ask(entry) : undefined}
          />
        )}
        empty={
          <EmptyList
            icon={<ArchiveRestore />}
            title={onClear ? "Rien de tel dans la corbeille" : "La corbeille est vide"}
            hint={`Ce qui est supprimé se retrouve ici pendant ${BIN_DAYS} jours.`}
            onClear={onClear}
          />
        }
      />
      {question && <RestoreDialog {...question} />}
      <RemovalDialog removal={erasure} title="Supprimer définitivement" isBinned={false}>
        {`«\u202f${erasure.candidate?.title}\u202f» quittera la corbeille, et l’historique n’en gardera que les dates et les auteurs.`}
      </RemovalDialog>
    </>
  );
}

/** Erases the whole bin once that is confirmed, up to the latest entry that is listed. */
function EmptyingButton({ latest }: { latest: BinEntry }) {
  const emptying = useConfirmation({
    act: async ({ id }: BinEntry) => {
      await rpcClient.bin.empty.mutate({ upTo: id });
      await refresh();
    },
    onDone: () => notifySuccess("Corbeille vidée"),
  });
  return (
    <>
      <Button variant="default" leftSection={<Trash2 size={18} aria-hidden />} onClick={() => emptying.ask(latest)}>
        Vider la corbeille
      </Button>
      <RemovalDialog removal={emptying} title="Vider la corbeille" verb="Vider" isBinned={false}>
        Tout ce qui s’y trouve sera effacé, de l’historique aussi, qui n’en gardera que les dates et les auteurs.
      </RemovalDialog>
    </>
  );
}

/** The kinds of what can be in the bin. */
function listKinds() {
  const kinds = allResources().filter(({ isRecorded, item }) => isRecorded && item?.creation);
  return [{ value: "", label: "Tous les éléments" }, ...kinds.map(({ name, label }) => ({ value: name, label }))];
}

/** The first listed entry of each operation that deleted several: it offers to restore the whole. */
function findFirstOfOperations(entries: BinEntry[]): Set<BinEntry> {
  const several = entries.filter(({ operation }) => operation > 1);
  return new Set(several.filter(({ at }, index) => several[index - 1]?.at !== at));
}
