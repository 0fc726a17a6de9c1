import { Button, Center, EmptyState } from "@mantine/core";
import { Bug } from "lucide-react";

/** Shown where a screen broke: a bug, or a file of an older release that is no longer served. A reload mends the
 *  latter. */
export function CrashScreen() {
  return (
    <Center mih="60dvh">
      <EmptyState
        role="alert"
        icon={<Bug />}
        title="Cet écran n’a pas pu s’afficher"
        description="Rechargez la page. Ce que vous aviez commencé à saisir est conservé."
      >
        <EmptyState.Actions>
          <Button onClick={() => window.location.reload()}>Recharger la page</Button>
        </EmptyState.Actions>
      </EmptyState>
    </Center>
  );
}
