import { Alert, Checkbox, Group, Stack, Table, Text, Badge, Paper } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { type ImportCheck, type ImportedRow, PRODUCT_COLUMN_LABELS } from "#contracts/product/product-transfer.ts";
import { CsvButton } from "#admin-app/kit/collection/export-button.tsx";
import type { Import } from "./use-import.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { SheetTable } from "./sheet-table.tsx";

/** The faults of a table, line by line and cell by cell, and the ways to fix them. */
export function ImportFaults({ importing, check }: { importing: Import; check: ImportCheck }) {
  const { loadFaultyRows, leavesFaulty, setLeavesFaulty } = importing;
  const { counts, faults } = check;
  if (counts.faulty <= check.questions.length) return null; // the questions say all
  return (
    <Stack gap="sm">
      <Alert color="red" icon={<CircleAlert aria-hidden />} title={`${countOf(counts.faulty, "ligne")} à corriger`}>
        <Stack gap="xs" align="flex-start">
          <Text size="sm">
            {
              "Corrigez le fichier et choisissez-le à nouveau, ou laissez ces lignes de côté et importez-les plus tard\u202f: le fichier à télécharger les contient, avec une colonne «\u202ferreur\u202f»."
            }
          </Text>
          <Group gap="md">
            <CsvButton load={loadFaultyRows} failed="Le fichier n’a pas pu être préparé" icon={16} size="xs">
              Télécharger les lignes à corriger
            </CsvButton>
            <Checkbox
              label="Importer les autres lignes sans elles"
              checked={leavesFaulty}
              onChange={(event) => setLeavesFaulty(event.currentTarget.checked)}
            />
          </Group>
        </Stack>
      </Alert>
      <SheetTable label="Lignes à corriger" minWidth={480} maxHeight={360} headings={["Ligne", "Colonne", "À corriger"]}>
        {faults.map(({ line, column, message }) => (
          <Table.Tr key={`${line} ${column} ${message}`}>
            <Table.Td>{line}</Table.Td>
            <Table.Td>{column ?? "—"}</Table.Td>
            <Table.Td>{message}</Table.Td>
          </Table.Tr>
        ))}
      </SheetTable>
    </Stack>
  );
}

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
