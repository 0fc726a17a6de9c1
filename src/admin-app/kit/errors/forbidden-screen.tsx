import { EmptyState, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Lock } from "lucide-react";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";

/** Takes the place of a screen that the signed-in person's role may not open. */
export function ForbiddenScreen() {
  useDocumentTitle(`Accès réservé — ${COMPANY}`);
  return (
    <>
      <Title order={1} size="h2" tabIndex={-1}>
        Accès réservé
      </Title>
      <EmptyState
        py="xl"
        icon={<Lock />}
        title="Votre rôle n’ouvre pas cet écran"
        description="Demandez à un administrateur de faire ce changement, ou de vous donner un autre rôle."
      >
        <EmptyState.Actions>
          <LinkButton to="/admin/dashboard">Retour au Dashboard</LinkButton>
        </EmptyState.Actions>
      </EmptyState>
    </>
  );
}
