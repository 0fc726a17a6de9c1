import { EmptyState, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Lock } from "lucide-react";
import { COMPANY } from "#admin-app/layout/company.ts";
import { LinkButton } from "#admin-app/layout/link-button.tsx";

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
        title="Cet écran est réservé aux administrateurs"
        description="Demandez à l’un d’eux de faire ce changement, ou de vous donner ce rôle."
      >
        <EmptyState.Actions>
          <LinkButton to="/admin/dashboard">Retour au tableau de bord</LinkButton>
        </EmptyState.Actions>
      </EmptyState>
    </>
  );
}
