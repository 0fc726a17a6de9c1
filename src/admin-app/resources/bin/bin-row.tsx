import { ActionIcon, Card, Group, Text, Tooltip } from "@mantine/core";
import { ArchiveRestore, RotateCcw, Trash2 } from "lucide-react";
import type { BinEntry } from "#contracts/history/bin.ts";
import { SelectionCheckbox } from "#admin-app/kit/collection/selection-checkbox.tsx";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";

/** « 12 produits avaient cette catégorie »: nothing but categories is held by others. */
function formatCascades(count: number): string {
  return count === 0 ? "" : ` · ${countOf(count, "produit avait", "produits avaient")} cette catégorie`;
}

/** Something that was deleted: what, when and by whom, and what can be done with it. */
export function BinRow({
  entry,
  selection,
  isRestoring,
  onRestore,
  onRestoreOperation,
  onErase,
}: {
  entry: BinEntry;
  selection: Selection;
  isRestoring: boolean;
  /** Left out where the person may not. */
  onRestore: (() => void) | undefined;
  /** Left out also where its operation deleted nothing else, or another row offers that. */
  onRestoreOperation: (() => void) | undefined;
  onErase: (() => void) | undefined;
}) {
  const { id, noun, record, at, actor, cascades, operation } = entry;
  const title = entry.title || `n\u00ba\u00a0${record}`;
  const kind = findResource(noun)?.one ?? noun;
  return (
    <Card component="article" withBorder padding="sm" aria-label={title}>
      <Group justify="space-between" gap="sm">
        {onRestore && <SelectionCheckbox selection={selection} id={id} name={title} />}
        <div style={{ flex: "1 1 260px", minWidth: 0 }}>
          <Text component="h2" fw={600} style={{ overflowWrap: "anywhere" }}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {kind} · à la corbeille depuis le <time dateTime={at}>{formatMoment(at)}</time> · {actor ?? "sans session"}
            {formatCascades(cascades)}
            {operation > 1 && ` · avec ${countOf(operation - 1, "autre")}`}
          </Text>
          {onRestoreOperation && (
            <ActionButton
              size="compact-sm"
              variant="subtle"
              leftSection={<ArchiveRestore size={14} aria-hidden />}
              onClick={onRestoreOperation}
            >
              Restaurer toute l’opération ({formatCount(operation)})
            </ActionButton>
          )}
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
