import { Button, Center, EmptyState } from "@mantine/core";
import { Cookie } from "lucide-react";

/** Whether the browser refuses this site any storage: reading the property throws where a person blocks site data. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** Says what to allow where neither a session nor a draft can be stored. */
export function StorageBlockedScreen() {
  return (
    <Center mih="100dvh" p="md" component="main">
      <EmptyState
        role="alert"
        icon={<Cookie />}
        title="Votre navigateur bloque les données de ce site"
        description="L’administration y garde votre connexion et ce que vous saisissez. Dans les réglages du navigateur, autorisez les cookies et données de site pour cette adresse, puis rechargez la page."
      >
        <EmptyState.Actions>
          <Button onClick={() => window.location.reload()}>Recharger la page</Button>
        </EmptyState.Actions>
      </EmptyState>
    </Center>
  );
}
