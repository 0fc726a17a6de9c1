import { Checkbox } from "@mantine/core";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import type { Selection } from "./use-selection.ts";

/** Finds the box that selects a whole page. */
export const PAGE_CHECKBOX = "input[name=page-selection]";

/** Selects one item of a list; with Shift, all from the one before. */
export function SelectionCheckbox({
  selection,
  id,
  name,
  className,
}: {
  selection: Selection;
  id: number;
  name: string;
  className?: string | undefined;
}) {
  if (!useMayWrite()) return null;
  return (
    <Checkbox
      size="md"
      className={className}
      aria-label={`Sélectionner ${name}`}
      checked={selection.ids.has(id)}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

/** Selects every item of the page, or none. */
export function PageCheckbox({ selection, label }: { selection: Selection; label?: string }) {
  if (!useMayWrite()) return null;
  return (
    <Checkbox
      size="md"
      name="page-selection"
      label={label}
      styles={{ label: { fontSize: "var(--mantine-font-size-sm)" } }}
      aria-label={label === undefined ? "Tout sélectionner sur la page" : undefined}
      checked={selection.page === "all"}
      indeterminate={selection.page === "some"}
      onChange={selection.togglePage}
    />
  );
}
