import { CloseButton, Text, VisuallyHidden } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { focusHeading } from "#admin-app/kit/layout/focus.ts";
import { PAGE_CHECKBOX } from "./selection-checkbox.tsx";
import classes from "./selection-bar.module.css";
import type { Selection } from "./use-selection.ts";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

/** Moves the focus to the start of the next selection, once the bar or the asking dialog is gone with the focus. */
function takeFocus(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body && !activeElement.closest("[role=dialog]")) return;
  const pageCheckbox = document.querySelector<HTMLElement>(PAGE_CHECKBOX);
  if (pageCheckbox) pageCheckbox.focus();
  else focusHeading();
}

/** Bar with the number of selected items, their actions (`children`), and the way to all that the list finds. Nothing
 *  while none is selected; in view wherever one is in the list. */
export function SelectionBar({
  selection,
  rows,
  total,
  max,
  loadIds,
  children,
}: {
  selection: Selection;
  rows: { id: number }[];
  /** Number of items that the list finds, on all its pages. */
  total: number;
  /** Most that can be selected together. */
  max: number;
  /** Loads the ids of those items. */
  loadIds: () => Promise<number[]>;
  children: ReactNode;
}) {
  const loading = useMutation({
    mutationFn: loadIds,
    onSuccess: selection.select,
    onError: (error) => notifyFailure("La sélection n’a pas pu être étendue", error),
  });
  const { size } = selection.ids;
  const elsewhere = size - rows.filter(({ id }) => selection.ids.has(id)).length;
  const isEmpty = size === 0;
  const count = `Sélection\u202f: ${formatCount(size)}`; // of either gender
  const all = total > max ? `les ${formatCount(max)} premiers` : `les ${formatCount(total)}`;

  useDidUpdate(() => {
    if (isEmpty) takeFocus();
  }, [isEmpty]);

  return (
    <>
      <VisuallyHidden component="output">{!isEmpty && count}</VisuallyHidden>
      {!isEmpty && (
        <section className={classes.bar} aria-label="Sélection">
          <Text size="sm" className={classes.count}>
            <strong>{count}</strong>
            {elsewhere > 0 && `, dont ${formatCount(elsewhere)} hors de cette page`}
          </Text>
          {size < Math.min(total, max) && (
            <ActionButton size="xs" variant="subtle" loading={loading.isPending} onClick={() => loading.mutate()}>
              Sélectionner {all} résultats
            </ActionButton>
          )}
          {children}
          <CloseButton aria-label="Désélectionner" onClick={() => selection.select([])} />
        </section>
      )}
    </>
  );
}
