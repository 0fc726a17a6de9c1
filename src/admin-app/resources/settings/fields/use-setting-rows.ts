import type { FormArrayElement } from "@mantine/form";
import type { LinkList } from "#contracts/settings/documented-links.ts";
import { flushSync } from "react-dom";
import type { SettingsFormValues } from "../settings-form.ts";
import { useSettingsFormContext } from "#admin-app/resources/settings/settings-form.ts";

/** Rows and actions of one of the lists of the settings. */
export function useSettingRows<Name extends "hours" | "faq" | LinkList>(list: Name) {
  const form = useSettingsFormContext();
  return {
    form,
    rows: form.values[list],
    onMove: (from: number, to: number) => form.reorderListItem(list, { from, to }),
    onRemove: (index: number) => form.removeListItem(list, index),
    faultOf: (index: number) => JSON.stringify(Object.entries(form.errors).filter(([path]) => path.startsWith(`${list}.${index}.`))),
    /** Adds a row at the end, and goes on in one of its fields. */
    add: (row: FormArrayElement<SettingsFormValues, Name>, field: string) => {
      const index = form.getValues()[list].length;
      flushSync(() => form.insertListItem(list, row));
      form.getInputNode(`${list}.${index}.${field}`)?.focus();
    },
  };
}
