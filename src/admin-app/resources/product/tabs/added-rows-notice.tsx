import { Alert, Button, Group, Text } from "@mantine/core";

/** « 3 lignes ajoutées », of which some may have found no room; none where all stand there already. */
function sentenceOf(count: number, left: number): string {
  if (count + left === 0) return "Ces lignes sont déjà toutes là.";
  const rows = (many: number) => `${many} ligne${many > 1 ? "s" : ""}`;
  const added = count === 0 ? "Aucune ligne ajoutée" : `${rows(count)} ajoutée${count > 1 ? "s" : ""}`;
  return left === 0 ? `${added}.` : `${added}, ${rows(left)} sans place\u202f: le tableau est plein.`;
}

/** Says how many rows came at once, and takes them back. */
export function AddedRowsNotice({
  count,
  left,
  onUndo,
  onClose,
}: {
  count: number;
  left: number;
  onUndo: () => void;
  onClose: () => void;
}) {
  return (
    <Alert
      // Nothing failed: it is said when the person pauses. An Alert is no <output>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="status"
      color="teal"
      py={6}
      withCloseButton
      closeButtonLabel="Masquer ce message"
      onClose={onClose}
    >
      <Group gap="sm">
        <Text size="sm">{sentenceOf(count, left)}</Text>
        {count > 0 && (
          <Button size="compact-sm" variant="default" onClick={onUndo}>
            Retirer ces lignes
          </Button>
        )}
      </Group>
    </Alert>
  );
}
