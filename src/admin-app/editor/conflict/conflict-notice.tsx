import { Group, Table, Text } from "@mantine/core";
import { Users } from "lucide-react";
import classes from "./conflict-notice.module.css";
import type { FieldConflict } from "./field-conflicts.ts";
import { FocusedAlert } from "#admin-app/layout/focused-alert.tsx";
import { MOMENT } from "#admin-app/editor/moment.ts";
import type { EditorHistory } from "#admin-app/editor/editor-history.ts";
import { trpc } from "#admin-app/rpc.ts";
import { ActionButton } from "#admin-app/layout/action-button.tsx";

type RecordedItem = Pick<EditorHistory, "noun" | "id">;

/** What the two versions are called, in the head of the table and, where it is stacked, above each value. */
const [THEIRS, MINE] = ["L’autre version", "La vôtre"];

/** Shows, field by field and whole, what was saved elsewhere while this form was open, and lets the person decide. Nothing typed is lost by
 *  either choice. */
export function ConflictNotice({
  title,
  savedAt,
  record,
  conflicts,
  labels,
  isSaving,
  onTakeTheirs,
  onSaveMine,
}: {
  title: string;
  savedAt: string;
  /** Where its history can be read. */
  record: RecordedItem | undefined;
  conflicts: FieldConflict[];
  labels: Record<string, string>;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}) {
  return (
    <FocusedAlert color="amber" icon={<Users aria-hidden />} title={title} classNames={{ body: classes.body }}>
      <Text size="sm">
        Enregistré depuis l’ouverture de ce formulaire, le {MOMENT.format(new Date(savedAt))}
        {record && <Author {...record} />}. Rien de ce que vous avez saisi n’est perdu. « Enregistrer la mienne » garde vos modifications et
        conserve l’autre version là où vous n’avez rien changé. « Reprendre l’autre version » met votre saisie de côté.
      </Text>
      {conflicts.length > 0 && (
        <Table.ScrollContainer minWidth={0} maxHeight="min(28dvh, 220px)" mt="sm" scrollAreaProps={{ tabIndex: 0 }}>
          <Table verticalSpacing="xs" className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Champ</Table.Th>
                <Table.Th scope="col">{THEIRS}</Table.Th>
                <Table.Th scope="col">{MINE}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {conflicts.map(({ field, theirs, mine, isMine }) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row" className={classes.value}>
                    {labels[field]}
                  </Table.Th>
                  <Table.Td className={classes.value} data-label={THEIRS}>
                    {theirs}
                  </Table.Td>
                  <Table.Td className={classes.value} data-label={MINE}>
                    {mine}
                    {!isMine && (
                      <Text component="span" size="xs" display="block">
                        Inchangé par vous
                      </Text>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Group gap="xs" mt="sm">
        <ActionButton size="xs" onClick={onSaveMine} loading={isSaving}>
          Enregistrer la mienne
        </ActionButton>
        <ActionButton size="xs" variant="default" onClick={onTakeTheirs} disabled={isSaving}>
          Reprendre l’autre version
        </ActionButton>
      </Group>
    </FocusedAlert>
  );
}

/** Who saved last, as far as the history knows. */
function Author({ noun, id }: RecordedItem) {
  const { data } = trpc.history.ofRecord.useQuery({ noun, id }, { staleTime: 0 });
  const actor = data?.data[0]?.actor;
  return actor ? `, par ${actor}` : null;
}
