import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { type Specification, SPECIFICATIONS_MAX, type SpecificationTemplate } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { addKey, formRows, type Keyed } from "#admin-app/kit/order/form-rows.ts";
import { isBlank, useProductFormContext } from "../product-form.ts";
import { pastedSpecifications } from "../fields/pasted-specifications.ts";

/** Rows that were added at once, and how many exceeded the limit. */
type Added = { rows: Keyed<Specification>[]; left: number };

const EMPTY: Specification = { name: "", value: "", unit: "" };

const isEmpty = (row: Specification | undefined) => row !== undefined && isBlank(row.name, row.value, row.unit);

/** Rows without those of a list that are still as they came. */
function withoutUntouched(rows: Keyed<Specification>[], came: Keyed<Specification>[]): Keyed<Specification>[] {
  const before = new Map(came.map((row) => [row.key, row]));
  return rows.filter(({ key, name, value, unit }) => {
    const row = before.get(key);
    return !row || row.name !== name || row.value !== value || row.unit !== unit;
  });
}

/** Rows of a template whose names are not there yet. */
function listMissing(rows: Specification[], template: SpecificationTemplate): Specification[] {
  const known = new Set(rows.map(({ name }) => normalize(name)));
  return template.filter(({ name }) => !known.has(normalize(name))).map(({ name, unit }) => ({ name, value: "", unit }));
}

/** The rows of the technical table: one by one from the keyboard, many at once from a spreadsheet or from the
 *  category. */
export function useSpecificationRows() {
  const form = useProductFormContext();
  const { add, ...list } = formRows(form, "specifications");
  const [added, setAdded] = useState<Added>();
  const current = () => form.getValues().specifications;
  const focus = (index: number, field: string) => form.getInputNode(`specifications.${index}.${field}`)?.focus();

  /** Inserts rows at an index, in place of `replaced` ones. */
  function insert(index: number, given: Specification[], replaced: number) {
    const rows = given.slice(0, Math.max(0, SPECIFICATIONS_MAX - current().length + replaced)).map(addKey);
    form.setFieldValue("specifications", (before) => before.toSpliced(index, replaced, ...rows));
    setAdded({ rows, left: given.length - rows.length });
  }

  function handlePaste(event: ClipboardEvent, index: number) {
    const rows = pastedSpecifications(event.clipboardData.getData("text/plain"));
    if (!rows) return;
    event.preventDefault();
    if (rows === "too wide") return notifyRefusal("Rien n’a été collé", "Collez deux ou trois colonnes\u202f: nom, valeur, unité.");
    return isEmpty(current()[index]) ? insert(index, rows, 1) : insert(index + 1, rows, 0);
  }

  function handleEnter(index: number) {
    if (isEmpty(current()[index]) || current().length >= SPECIFICATIONS_MAX) return;
    if (!isEmpty(current()[index + 1])) flushSync(() => form.insertListItem("specifications", addKey(EMPTY), index + 1));
    focus(index + 1, "name");
  }

  function handleMove(index: number, to: number, field: string) {
    if (to < 0 || to >= current().length) return;
    flushSync(() => list.onMove(index, to));
    focus(to, field);
  }

  return {
    ...list,
    addRow: () => add(addKey(EMPTY), "name"),
    handlePaste,
    /** Enter goes on in the next row, Alt with an arrow moves this one. */
    handleKey: (event: KeyboardEvent, index: number) => {
      const { key, altKey, nativeEvent, target } = event;
      if (nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
      const step = { ArrowUp: -1, ArrowDown: 1 }[key];
      const isMove = altKey && step !== undefined;
      if (key !== "Enter" && !isMove) return;
      event.preventDefault();
      if (isMove) handleMove(index, index + step, target.name.split(".").at(-1) ?? "");
      else handleEnter(index);
    },
    /** Adds the rows of a template whose names are not there yet. */
    complete: (template: SpecificationTemplate) => insert(current().length, listMissing(current(), template), 0),
    added,
    /** Takes the rows back that came last, but for those in which something was typed since. */
    undo: () => {
      form.setFieldValue("specifications", (rows) => withoutUntouched(rows, added?.rows ?? []));
      setAdded(undefined);
    },
    forget: () => setAdded(undefined),
  };
}
