import { NativeSelect, Table, Text, Group } from "@mantine/core";
import { PRODUCT_COLUMN_LABELS, PRODUCT_COLUMNS } from "#contracts/product/product-transfer.ts";
import type { Import } from "./use-import.ts";
import { SheetTable } from "./sheet-table.tsx";

const LEFT_OUT = "";

const CHOICES = [
  { value: LEFT_OUT, label: "Ne pas importer" },
  ...PRODUCT_COLUMNS.map((column) => ({ value: column, label: PRODUCT_COLUMN_LABELS[column] })),
];

/** Columns of the file by the field that they fill, each with its first value. Guessed from the headings, and
 *  remembered as they are changed. */
export function ImportColumns({ importing: { sheet, columns, choose } }: { importing: Import }) {
  return (
    <SheetTable label="Colonnes du fichier" minWidth={300} headings={["Colonne du fichier", "Champ du produit"]}>
      {sheet?.columns.map((heading, position) => (
        // Headings may be alike: their position tells them apart, and it does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <Table.Tr key={position}>
          <Table.Th scope="row" style={{ overflowWrap: "anywhere" }}>
            {heading || `Colonne ${position + 1}`}
            <Text size="sm" c="dimmed" fw={400} lineClamp={2}>
              {sheet.samples.map((cells) => cells[position]).find(Boolean) ?? "—"}
            </Text>
          </Table.Th>
          <Table.Td>
            <NativeSelect
              aria-label={`Champ pour «\u202f${heading || `Colonne ${position + 1}`}\u202f»`}
              data={CHOICES}
              value={columns[position] ?? LEFT_OUT}
              onChange={({ currentTarget: { value } }) => choose(position, PRODUCT_COLUMNS.find((column) => column === value) ?? null)}
            />
          </Table.Td>
        </Table.Tr>
      ))}
    </SheetTable>
  );
}

/** Longest beginning of a line that is shown, in characters. */
const LINE_SHOWN = 60;

const joinCells = (cells: string[]) => cells.filter((cell) => cell.trim() !== "").join(", ");

const shorten = (text: string) => (text.length > LINE_SHOWN ? `${text.slice(0, LINE_SHOWN)}…` : text);

/** Choice of the sheet that holds the table, and of the line of its headings: found by the server, changed here. */
export function ImportTableChoice({ importing: { sheet, readAgain, isReading } }: { importing: Import }) {
  if (!sheet) return null;
  const lines = sheet.first_lines.map(({ line, cells }) => ({ value: String(line), label: `${line}\u202f: ${shorten(joinCells(cells))}` }));
  return (
    <Group align="end" gap="md">
      {sheet.sheets.length > 1 && (
        <NativeSelect
          label="Feuille"
          data={sheet.sheets}
          value={sheet.sheet}
          disabled={isReading}
          onChange={({ currentTarget: { value } }) => readAgain({ worksheet: value })}
        />
      )}
      {lines.length > 1 && (
        <NativeSelect
          label="Ligne des titres"
          data={lines}
          maw="100%"
          value={String(sheet.header_line)}
          disabled={isReading}
          onChange={({ currentTarget: { value } }) =>
            readAgain({ ...(sheet.sheet !== "" && { worksheet: sheet.sheet }), header_line: value })
          }
        />
      )}
    </Group>
  );
}
