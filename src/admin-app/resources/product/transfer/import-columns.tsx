import { NativeSelect, Table, Text } from "@mantine/core";
import { PRODUCT_COLUMN_LABELS, PRODUCT_COLUMNS } from "#contracts/product/product-transfer.ts";
import type { Import } from "./use-import.ts";

const LEFT_OUT = "";

const CHOICES = [
  { value: LEFT_OUT, label: "Ne pas importer" },
  ...PRODUCT_COLUMNS.map((column) => ({ value: column, label: PRODUCT_COLUMN_LABELS[column] })),
];

/** Columns of the file by the field that they fill, each with its first value; guessed from the headings, and remembered as it is changed. */
export function ImportColumns({ importing: { sheet, columns, choose } }: { importing: Import }) {
  return (
    <Table.ScrollContainer
      minWidth={300}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": "Colonnes du fichier" } }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Colonne du fichier</Table.Th>
            <Table.Th>Champ du produit</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet?.columns.map((heading, place) => (
            // Headings may be alike: their place tells them apart, and it does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Tr key={place}>
              <Table.Th scope="row" style={{ overflowWrap: "anywhere" }}>
                {heading || `Colonne ${place + 1}`}
                <Text size="sm" c="dimmed" fw={400} lineClamp={2}>
                  {sheet.samples.map((cells) => cells[place]).find(Boolean) ?? "—"}
                </Text>
              </Table.Th>
              <Table.Td>
                <NativeSelect
                  aria-label={`Champ pour «\u202f${heading || `Colonne ${place + 1}`}\u202f»`}
                  data={CHOICES}
                  value={columns[place] ?? LEFT_OUT}
                  onChange={({ currentTarget: { value } }) => choose(place, PRODUCT_COLUMNS.find((column) => column === value) ?? null)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
