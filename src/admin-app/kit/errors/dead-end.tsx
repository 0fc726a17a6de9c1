import { EmptyState, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";

/** Takes the place of a screen that does not open: says why, and leads back. */
export function DeadEnd({ title, icon, reason, advice }: { title: string; icon: ReactNode; reason: string; advice: string }) {
  useDocumentTitle(`${title} — ${COMPANY}`);
  return (
    <>
      <Title order={1} size="h2" tabIndex={-1}>
        {title}
      </Title>
      <EmptyState py="xl" icon={icon} title={reason} description={advice}>
        <EmptyState.Actions>
          <LinkButton to="/admin/dashboard">Retour au Dashboard</LinkButton>
        </EmptyState.Actions>
      </EmptyState>
    </>
  );
}
