import { ActionIcon, Card, Group, Text, Tooltip } from "@mantine/core";
import { RotateCcw, Trash2 } from "lucide-react";
import type { BinEntry } from "#contracts/history/bin.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import { findResource } from "#admin-app/kit/resource.ts";

/** « 12 produits avaient cette catégorie »: nothing but categories is held by others. */
function cascadesOf(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " · 1 produit avait cette catégorie" : ` · ${count} produits avaient cette catégorie`;
}

/** Something that was deleted: what, when and by whom, and what can be done with it. */
export function BinRow({
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
            {cascadesOf(cascades)}
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
