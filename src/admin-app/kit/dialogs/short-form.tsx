import { Button, Group, Stack } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

type Actions = {
  /** The button that does what the dialog is about. */
  verb: ReactNode;
  isPending?: boolean;
  isDisabled?: boolean;
  onCancel: () => void;
  /** Left out where the button sends the form around. */
  onConfirm?: () => void;
};

/** The foot of a dialog: the button that gives up, and the one that goes on. */
export function DialogActions({ verb, isPending = false, isDisabled = false, onCancel, onConfirm }: Actions) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        Annuler
      </Button>
      <ActionButton type={onConfirm ? "button" : "submit"} onClick={onConfirm} loading={isPending} disabled={isDisabled}>
        {verb}
      </ActionButton>
    </Group>
  );
}

/** The form of a dialog: its fields one below the other, and its actions. */
export function ShortForm({
  onSubmit,
  children,
  noValidate,
  ...actions
}: Omit<Actions, "onConfirm"> & { onSubmit: () => void; children: ReactNode } & Pick<ComponentProps<"form">, "noValidate">) {
  return (
    <form
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack>
        {children}
        <DialogActions {...actions} />
      </Stack>
    </form>
  );
}
