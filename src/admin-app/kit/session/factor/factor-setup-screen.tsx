import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Notifications } from "@mantine/notifications";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { BrandMark } from "#admin-app/kit/layout/brand-mark.tsx";
import { signOut } from "#admin-app/kit/session/current-user.ts";
import { FactorPanels } from "./factor-panels.tsx";

/** All that a person sees who needs a second factor and has none. Opens the administration when they have one. */
export function FactorSetupScreen({ onDone }: { onDone: () => void }) {
  useDocumentTitle(`Votre second facteur — ${COMPANY}`);
  return (
    <Container component="main" size="sm" py="xl">
      <Group justify="space-between" mb="lg">
        <BrandMark />
        <Button variant="default" onClick={() => void signOut()}>
          Déconnexion
        </Button>
      </Group>
      <Title order={1} size="h2">
        Votre second facteur
      </Title>
      <Text mt="xs" mb="lg">
        Un second facteur est exigé de toute l’équipe. Configurez une application ou une clé d’accès pour ouvrir l’administration.
      </Text>
      <Stack gap="lg">
        <FactorPanels onDone={onDone} />
      </Stack>
      <Notifications position="top-center" />
    </Container>
  );
}
