import { Button, Stack } from "@mantine/core";
import { ApiKeysPanel } from "#admin-app/resources/api-key/api-keys-panel.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { WebhooksPanel } from "./webhooks-panel.tsx";

/** How other programs work with the site: with keys that open its API, and told by webhooks of what changes. For administrators. */
export function IntegrationsScreen() {
  return (
    <>
      <CollectionHeader title="API et webhooks" counters={[]}>
        <Button component="a" href="/api/docs" target="_blank" rel="noopener" variant="default">
          Documentation de l’API
        </Button>
      </CollectionHeader>
      <Stack gap="lg">
        <ApiKeysPanel />
        <WebhooksPanel />
      </Stack>
    </>
  );
}
