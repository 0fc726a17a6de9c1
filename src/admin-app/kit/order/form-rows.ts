import type { FormArrayElement } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";

/** A row that is edited in place: `key` tells it from its neighbours while it moves, and never leaves the form. */
export type Keyed<Row> = Row & { key: string };

/** Adds what tells a row from the others while it is edited. */
export function addKey<Row>(row: Row): Keyed<Row> {
  return { ...row, key: randomId() };
}

/** Takes that away again, before a row is sent. */
export function dropKey<Row extends { key: string }>({ key: _, ...row }: Row): Omit<Row, "key"> {
  return row;
}

/** Describes everything that is wrong at a path of a form and below it; empty where nothing is. */
export function describeFaults(errors: Record<string, ReactNode>, path: string): string {
  const own = Object.entries(errors).filter(([at]) => at === path || at.startsWith(`${path}.`));
  return own.length > 0 ? JSON.stringify(own) : "";
}

/** The part of a form that a list in it needs. */
type ListForm<Values> = {
  values: Values;
  errors: Record<string, ReactNode>;
  getInputProps(path: string): { value?: unknown };
  getInputNode(path: string): HTMLElement | null;
  insertListItem(list: string, row: unknown): void;
  reorderListItem(list: string, move: { from: number; to: number }): void;
  removeListItem(list: string, index: number): void;
};

/** Actions on the rows of a list in a form, as `OrderedRows` takes them. `add` puts one at the end, and goes on in one
 *  of its fields. */
export function formRows<Values, List extends string>(form: ListForm<Values>, list: List) {
  return {
    onMove: (from: number, to: number) => form.reorderListItem(list, { from, to }),
    onRemove: (index: number) => form.removeListItem(list, index),
    faultOf: (index: number) => describeFaults(form.errors, `${list}.${index}`),
    add: (row: FormArrayElement<Values, List>, field: string) => {
      const rows = form.getInputProps(list).value;
      const index = Array.isArray(rows) ? rows.length : 0;
      flushSync(() => form.insertListItem(list, row));
      form.getInputNode(`${list}.${index}.${field}`)?.focus();
    },
  };
}
