import { Table, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { type CollectionQuery, CollectionStates } from "./collection-states.tsx";
import classes from "./collection-table.module.css";
import { PageCheckbox, SelectionCheckbox } from "./selection-checkbox.tsx";
import { useListFocus, useSavedRow } from "./use-list-focus.ts";
import type { Selection } from "./use-selection.ts";

/** A column of a table: `sort` names the order by it, where the list can be ordered so. */
export type Column<Item, Sort extends string> = { key: string; label: string; sort?: Sort; cell: (item: Item) => ReactNode };

/** The order of a list; `onSort` asks for the order by a column, or for the other direction of the present one. */
export type TableOrder<Sort extends string> = {
  current: { sort: Sort; direction: "asc" | "desc" } | undefined;
  onSort: (sort: Sort) => void;
};

/** A list as a table, in its four states: a row for each item, which can be selected. The column `title` names the row,
 *  and stays in view while the others scroll. */
export function CollectionTable<Item extends { id: number; title: string }, Sort extends string>({
  caption,
  query,
  rows,
  columns,
  order,
  selection,
  renderActions,
  empty,
}: {
  caption: string;
  query: CollectionQuery;
  rows: Item[];
  columns: Column<Item, Sort>[];
  order: TableOrder<Sort>;
  selection: Selection;
  renderActions: (item: Item) => ReactNode;
  empty: ReactNode;
}) {
  const listFocus = useListFocus<HTMLTableSectionElement>();
  const savedRow = useSavedRow();
  return (
    <CollectionStates query={query} isEmpty={rows.length === 0} empty={empty} layout="table">
      <div className={classes.scroller}>
        <Table className={classes.table} highlightOnHover>
          <caption className={classes.caption}>{caption}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.check}>
                <PageCheckbox selection={selection} />
              </Table.Th>
              {columns.map((column) => (
                <ColumnHeader key={column.key} column={column} order={order} />
              ))}
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody {...listFocus} aria-busy={query.isPlaceholderData}>
            {rows.map((item) => (
              <Table.Tr key={item.id} {...savedRow(item.id)} data-selected={selection.ids.has(item.id) || undefined}>
                <Table.Td className={classes.check}>
                  <SelectionCheckbox selection={selection} id={item.id} name={item.title} />
                </Table.Td>
                {columns.map(({ key, cell }) =>
                  key === "title" ? (
                    <Table.Th key={key} scope="row" className={classes.title}>
                      {cell(item)}
                    </Table.Th>
                  ) : (
                    <Table.Td key={key}>{cell(item)}</Table.Td>
                  ),
                )}
                <Table.Td className={classes.actions}>{renderActions(item)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </CollectionStates>
  );
}

function ColumnHeader<Item, Sort extends string>({
  column: { key, label, sort },
  order: { current, onSort },
}: {
  column: Column<Item, Sort>;
  order: TableOrder<Sort>;
}) {
  const isCurrent = sort !== undefined && sort === current?.sort;
  const isAscending = current?.direction === "asc";
  const CurrentIcon = isAscending ? ArrowUp : ArrowDown;
  const Icon = isCurrent ? CurrentIcon : ChevronsUpDown;
  const ariaSort = isAscending ? "ascending" : "descending";
  return (
    <Table.Th scope="col" className={key === "title" ? classes.title : undefined} aria-sort={isCurrent ? ariaSort : undefined}>
      {sort === undefined ? (
        label
      ) : (
        <UnstyledButton className={classes.sort} data-current={isCurrent || undefined} onClick={() => onSort(sort)}>
          {label}
          <Icon size={14} aria-hidden />
        </UnstyledButton>
      )}
    </Table.Th>
  );
}
