import { Button, Stack } from "@mantine/core";
import { ApiKeysPanel } from "#admin-app/resources/api-key/api-keys-panel.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { useMutation } from "@tanstack/react-query";
import { Webhook as WebhookIcon } from "lucide-react";
import { useState } from "react";
import type { Webhook } from "#contracts/webhook/webhook.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { WebhookDialog, type WebhookTask } from "./webhook-dialog.tsx";
import { WebhookRow } from "./webhook-row.tsx";

/** API keys and webhooks, for administrators. */
export function IntegrationsScreen() {
  return (
    <>
      <CollectionHeader title="API et webhooks">
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

const refresh = () => queries.webhooks.invalidate();

/** The endpoints that receive events. */
function WebhooksPanel() {
  const list = trpc.webhooks.list.useQuery();
  const [task, setTask] = useState<WebhookTask>();
  const [watched, setWatched] = useState<Webhook>();
  const testing = useMutation({
    mutationFn: ({ id }: Webhook) => rpcClient.webhooks.sendTest.mutate({ id }),
    onSuccess: (_delivery, webhook) => setWatched(webhook),
    onError: (error) => notifyChangeFailure("Le test n’a pas été envoyé", error),
    onSettled: refresh,
  });
  const toggling = trpc.webhooks.setActive.useMutation({
    onSuccess: ({ stopped }) => notifySuccess(stopped ? "Webhook arrêté" : "Webhook réactivé"),
    onError: (error) => notifyChangeFailure("Le webhook n’a pas été modifié", error),
    onSettled: refresh,
  });
  const removal = useRemoval<Webhook>({
    remove: (id) => rpcClient.webhooks.remove.mutate({ id }),
    refresh,
    onRemoved: () => notifySuccess("Webhook supprimé"),
  });
  const rotation = useConfirmation({
    act: async ({ id }: Webhook) => {
      const { secret } = await rpcClient.webhooks.rotate.mutate({ id }).finally(refresh);
      return secret;
    },
    onDone: (secret) => setTask({ kind: "secret", secret }),
  });

  function handleWatched() {
    setWatched(undefined);
    void refresh(); // the tries that were watched may have changed how the endpoint stands
  }

  return (
    <Panel
      title="Webhooks"
      aside={
        <Button size="xs" leftSection={<WebhookIcon size={14} aria-hidden />} onClick={() => setTask({ kind: "create" })}>
          Ajouter un webhook
        </Button>
      }
    >
      <CollectionGrid
        query={list}
        rows={list.data ?? []}
        layout="rows"
        renderCard={(webhook) => (
          <WebhookRow
            webhook={webhook}
            isTesting={testing.isPending && testing.variables.id === webhook.id}
            onTest={() => testing.mutate(webhook)}
            onDeliveries={() => setWatched(webhook)}
            onChange={() => setTask({ kind: "change", webhook })}
            onToggle={() => toggling.mutate({ id: webhook.id, is_active: webhook.stopped !== null })}
            onRotate={() => rotation.ask(webhook)}
            onRemove={() => removal.ask(webhook)}
          />
        )}
        empty={
          <EmptyList
            icon={<WebhookIcon />}
            title="Aucun webhook"
            hint="Un webhook prévient un autre programme dès qu’un élément est créé, modifié ou supprimé."
          />
        }
      />
      <WebhookDialog task={task} onTask={setTask} />
      <DeliveriesDialog webhook={watched} onClose={handleWatched} />
      <RemovalDialog removal={removal} title="Supprimer le webhook" isBinned={false}>
        {`${removal.candidate?.url} ne recevra plus rien, et la liste de ses envois sera effacée.`}
      </RemovalDialog>
      <RemovalDialog removal={rotation} title="Nouveau secret" verb="Changer le secret" lasts="Ensuite, l’ancien ne sert plus.">
        Les messages seront signés avec les deux secrets pendant 24 heures, le temps de changer celui du programme.
      </RemovalDialog>
    </Panel>
  );
}
