import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";

type PanelFormProps = {
  title: string;
  verb: string;
  saving: { error: unknown; isPending: boolean };
  onSubmit: () => void;
  children: ReactNode;
};

/** A part of the account with a form of its own: its fields, why they were refused, and its button. */
export function PanelForm({ title, verb, saving, onSubmit, children }: PanelFormProps) {
  return (
    <Panel title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack maw={480}>
          <RefusalAlert error={saving.error} />
          {children}
          <ActionButton type="submit" loading={saving.isPending} style={{ alignSelf: "start" }}>
            {verb}
          </ActionButton>
        </Stack>
      </form>
    </Panel>
  );
}
