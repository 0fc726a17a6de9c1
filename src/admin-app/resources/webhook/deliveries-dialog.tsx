import { Center, Modal, Text } from "@mantine/core";
import type { Webhook } from "#contracts/webhook/webhook.ts";
import classes from "#admin-app/kit/layout/panel.module.css";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { LoadMore } from "#admin-app/kit/history/load-more.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { DeliveryRow } from "./delivery-row.tsx";

/** How often the list is read again while it is open. */
const REFRESH_MS = 3_000;

/** What an endpoint was sent, newest first; each can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  useHiddenBackground(webhook !== undefined);
  return (
    <Modal
      opened={webhook !== undefined}
      onClose={onClose}
      title={`Envois vers ${webhook?.url ?? ""}`}
      size="lg"
      centered
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      {webhook && <Deliveries webhook={webhook.id} />}
    </Modal>
  );
}

function Deliveries({ webhook }: { webhook: number }) {
  const list = trpc.webhooks.deliveries.useInfiniteQuery(
    { webhook },
    { getNextPageParam: ({ next }) => next, staleTime: 0, refetchInterval: REFRESH_MS },
  );
  const deliveries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const replaying = trpc.webhooks.replay.useMutation({
    onError: (error) => notifyChangeFailure("Le message n’a pas été renvoyé", error),
    onSettled: () => queries.webhooks.invalidate(),
  });
  if (list.error && !list.data)
    return <LoadFailure title="Les envois n’ont pas pu être chargés" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      {list.data && deliveries.length === 0 && <Text c="dimmed">Rien n’a encore été envoyé.</Text>}
      <ul className={classes.list} aria-label="Envois" aria-busy={list.isPending}>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            isSending={replaying.isPending && replaying.variables.id === delivery.id}
            onReplay={() => replaying.mutate({ id: delivery.id })}
          />
        ))}
      </ul>
      <Center mt="md">
        <LoadMore query={list} />
      </Center>
    </>
  );
}
