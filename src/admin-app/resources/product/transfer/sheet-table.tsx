import { Table } from "@mantine/core";
import type { ReactNode } from "react";

/** A table about the lines or columns of a file: it scrolls by itself, also from the keyboard. */
export function SheetTable({
  label,
  headings,
  children,
  ...size
}: {
  label: string;
  headings: string[];
  minWidth: number;
  maxHeight?: number;
  children: ReactNode;
}) {
  return (
    <Table.ScrollContainer {...size} scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": label } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading) => (
              <Table.Th key={heading}>{heading}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
