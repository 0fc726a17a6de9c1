import type { FormArrayElement } from "@mantine/form";
import { flushSync } from "react-dom";
import type { ProductFormValues } from "../product-form.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";

type List = "specifications" | "benefits" | "downloads";

/** Rows and actions of one of the product's lists. */
export function useRows<Name extends List>(list: Name) {
  const form = useProductFormContext();
  const faults = Object.entries(form.errors);
  return {
    form,
    rows: form.values[list],
    onMove: (from: number, to: number) => form.reorderListItem(list, { from, to }),
    onRemove: (index: number) => form.removeListItem(list, index),
    faultOf: (index: number) => {
      const row = `${list}.${index}`;
      const own = faults.filter(([path]) => path === row || path.startsWith(`${row}.`));
      return own.length > 0 ? JSON.stringify(own) : "";
    },
    /** Adds a row at the end, and goes on in one of its fields. */
    add: (row: FormArrayElement<ProductFormValues, Name>, field: string) => {
      const index = form.getValues()[list].length;
      flushSync(() => form.insertListItem(list, row));
      form.getInputNode(`${list}.${index}.${field}`)?.focus();
    },
  };
}
