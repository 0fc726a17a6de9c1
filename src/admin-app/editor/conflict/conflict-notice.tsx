import { Alert, Button, Group, Table, Text } from "@mantine/core";
import { Users } from "lucide-react";
import classes from "./conflict-notice.module.css";
import type { FieldConflict } from "./field-conflicts.ts";
import { takeFocus } from "#admin-app/editor/take-focus.ts";
import { MOMENT } from "#admin-app/editor/moment.ts";

/** Shows, field by field and whole, what another administrator saved while this form was open, and lets the person decide. Nothing typed is
 *  lost by either choice. */
export function ConflictNotice({
  title,
  savedAt,
  conflicts,
  labels,
  isSaving,
  onTakeTheirs,
  onSaveMine,
}: {
  title: string;
  savedAt: string;
  conflicts: FieldConflict[];
  labels: Record<string, string>;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}) {
  return (
    <Alert
      role="alert"
      color="amber"
      tabIndex={-1}
      ref={takeFocus}
      icon={<Users aria-hidden />}
      title={title}
      classNames={{ body: classes.body }}
    >
      <Text size="sm">
        Enregistré par quelqu’un d’autre le {MOMENT.format(new Date(savedAt))}, pendant que vous aviez ce formulaire ouvert. Rien de ce que
        vous avez saisi n’est perdu. « Enregistrer la mienne » garde vos modifications et conserve les siennes là où vous n’avez rien
        changé. « Reprendre leur version » met votre saisie de côté.
      </Text>
      {conflicts.length > 0 && (
        <Table.ScrollContainer minWidth={480} maxHeight="min(28dvh, 220px)" mt="sm" scrollAreaProps={{ tabIndex: 0 }}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Champ</Table.Th>
                <Table.Th scope="col">Leur version</Table.Th>
                <Table.Th scope="col">La vôtre</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {conflicts.map(({ field, theirs, mine, isMine }) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row" className={classes.value}>
                    {labels[field]}
                  </Table.Th>
                  <Table.Td className={classes.value}>{theirs}</Table.Td>
                  <Table.Td className={classes.value}>
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
        <Button size="xs" onClick={onSaveMine} loading={isSaving}>
          Enregistrer la mienne
        </Button>
        <Button size="xs" variant="default" onClick={onTakeTheirs} disabled={isSaving}>
          Reprendre leur version
        </Button>
      </Group>
    </Alert>
  );
}
