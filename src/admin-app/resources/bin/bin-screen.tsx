import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { Button, Center, ActionIcon, Card, Group, Text, Tooltip } from "@mantine/core";
import { ArchiveRestore, Trash2, RotateCcw } from "lucide-react";
import { BIN_DAYS, type BinEntry } from "#contracts/history/bin.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { LoadMore } from "#admin-app/kit/history/load-more.tsx";
import { RestoreDialog } from "#admin-app/kit/history/restore-dialog.tsx";
import { useRestoring } from "#admin-app/kit/history/use-restoring.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { MOMENT } from "#admin-app/kit/layout/brand.ts";
import { findResource } from "#admin-app/kit/resource.ts";

async function refresh(): Promise<void> {
  await Promise.all([queries.bin.invalidate(), queries.history.invalidate()]);
}

/** The bin: items deleted in the last days, latest first, to be restored or erased for good. */
export function BinScreen() {
  const list = trpc.bin.list.useInfiniteQuery({}, { getNextPageParam: ({ next }) => next, staleTime: 0 });
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const [latest] = entries;
  const mayRestore = useIsAtLeast("editor");
  const mayErase = useIsAtLeast("admin");
  const { isRestoring, restore, question } = useRestoring();
  const erasure = useRemoval<BinEntry>({
    remove: async (id) => {
      const entry = entries.find((some) => some.id === id);
      if (entry) await rpcClient.bin.erase.mutate({ noun: entry.noun, id: entry.record });
    },
    refresh,
    onRemoved: () => notifySuccess("Supprimé définitivement"),
  });
  const emptying = useConfirmation({
    act: async ({ id }: BinEntry) => {
      await rpcClient.bin.empty.mutate({ upTo: id });
      await refresh();
    },
    onDone: () => notifySuccess("Corbeille vidée"),
  });

  return (
    <>
      <CollectionHeader title="Corbeille" counters={[]}>
        {mayErase && latest && (
          <Button variant="default" leftSection={<Trash2 size={18} aria-hidden />} onClick={() => emptying.ask(latest)}>
            Vider la corbeille
          </Button>
        )}
      </CollectionHeader>
      <CollectionGrid
        query={list}
        rows={entries}
        layout="rows"
        renderCard={(entry) => (
          <BinRow
            entry={entry}
            isRestoring={isRestoring(entry)}
            onRestore={mayRestore ? () => restore(entry) : undefined}
            onErase={mayErase ? () => erasure.ask(entry) : undefined}
          />
        )}
        empty={
          <EmptyList
            icon={<ArchiveRestore />}
            title="La corbeille est vide"
            hint={`Ce qui est supprimé se retrouve ici pendant ${BIN_DAYS} jours.`}
            onClear={undefined}
          />
        }
      />
      <Center mt="md">
        <LoadMore query={list} />
      </Center>
      {question && <RestoreDialog {...question} />}
      <RemovalDialog removal={erasure} title="Supprimer définitivement" isBinned={false}>
        « {erasure.candidate?.title} » quittera la corbeille, et l’historique n’en gardera que les dates et les auteurs.
      </RemovalDialog>
      <RemovalDialog removal={emptying} title="Vider la corbeille" verb="Vider" isBinned={false}>
        Tout ce qui s’y trouve sera effacé, de l’historique aussi, qui n’en gardera que les dates et les auteurs.
      </RemovalDialog>
    </>
  );
}

/** « 12 produits avaient cette catégorie »: nothing but categories is held by others. */
function formatCascades(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " · 1 produit avait cette catégorie" : ` · ${count} produits avaient cette catégorie`;
}

/** Something that was deleted: what, when and by whom, and what can be done with it. */
function BinRow({
  entry,
  isRestoring,
  onRestore,
  onErase,
}: {
  entry: BinEntry;
  isRestoring: boolean;
  /** Left out where the person may not. */
  onRestore: (() => void) | undefined;
  onErase: (() => void) | undefined;
}) {
  const { noun, record, at, actor, cascades } = entry;
  const title = entry.title || `n\u00ba\u00a0${record}`;
  const kind = findResource(noun)?.one ?? noun;
  return (
    <Card component="article" withBorder padding="sm" aria-label={title}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text component="h2" fw={600} style={{ overflowWrap: "anywhere" }}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {kind} · à la corbeille depuis le <time dateTime={at}>{MOMENT.format(new Date(at))}</time> · {actor ?? "sans session"}
            {formatCascades(cascades)}
          </Text>
        </div>
        <Group gap={4} wrap="nowrap">
          {onRestore && (
            <ActionButton
              size="xs"
              variant="default"
              leftSection={<RotateCcw size={14} aria-hidden />}
              loading={isRestoring}
              onClick={onRestore}
              aria-label={`Restaurer ${title}`}
            >
              Restaurer
            </ActionButton>
          )}
          {onErase && (
            <Tooltip label="Supprimer définitivement">
              <ActionIcon variant="subtle" color="gray" size={32} onClick={onErase} aria-label={`Supprimer définitivement ${title}`}>
                <Trash2 size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
      </Group>
    </Card>
  );
}
