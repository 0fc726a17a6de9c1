import { Badge, Group, Paper, Stack, Text } from "@mantine/core";
import { type ImportedRow, PRODUCT_COLUMN_LABELS } from "#contracts/product/product-transfer.ts";
import { countOf } from "./import-words.ts";

/** The first rows that do something: what each creates, or changes from what to what. */
export function ImportDifferences({ rows, total }: { rows: ImportedRow[]; total: number }) {
  if (rows.length === 0) return null;
  return (
    <Stack gap="xs">
      {rows.map((row) => (
        <Paper key={row.line} withBorder p="sm" component="article" aria-label={`Ligne ${row.line}`}>
          <Group gap="xs" mb={4}>
            <Badge color={row.id === null ? undefined : "gray"}>{row.id === null ? "Création" : "Modification"}</Badge>
            <Text fw={600}>{row.title || row.reference}</Text>
            <Text size="sm" c="dimmed">
              {row.reference} · ligne {row.line}
            </Text>
          </Group>
          {row.changes.map((change) => (
            <Difference key={change.column} {...change} isNew={row.id === null} />
          ))}
        </Paper>
      ))}
      {total > rows.length && (
        <Text size="sm" c="dimmed">
          Et {countOf(total - rows.length, "autre ligne", "autres lignes")}.
        </Text>
      )}
    </Stack>
  );
}

function Difference({ column, before, after, isNew }: ImportedRow["changes"][number] & { isNew: boolean }) {
  return (
    <Text size="sm" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      <Text span fw={500}>
        {PRODUCT_COLUMN_LABELS[column]}
        {"\u202f: "}
      </Text>
      {!isNew && (
        <>
          <del>{before || "(vide)"}</del>
          {" → "}
        </>
      )}
      <ins style={{ textDecoration: "none" }}>{after || "(vide)"}</ins>
    </Text>
  );
}
