import { Center, Text, Badge, Code, Group } from "@mantine/core";
import type { Webhook, Delivery } from "#contracts/webhook/webhook.ts";
import classes from "#admin-app/kit/layout/panel.module.css";
import { Dialog } from "#admin-app/kit/dialogs/dialog.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { LoadMore } from "#admin-app/kit/history/load-more.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

/** Interval of reading the list again while it is open. */
const REFRESH_MS = 3_000;

/** The deliveries to an endpoint, newest first; each can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  return (
    <Dialog opened={webhook !== undefined} onClose={onClose} title={`Envois vers ${webhook?.url ?? ""}`} size="lg">
      {webhook && <Deliveries webhook={webhook.id} />}
    </Dialog>
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
  const replayingFailed = trpc.webhooks.replayFailed.useMutation({
    onError: (error) => notifyChangeFailure("Les messages n’ont pas été renvoyés", error),
    onSettled: () => queries.webhooks.invalidate(),
  });
  if (list.error && !list.data)
    return <LoadFailure title="Les envois n’ont pas pu être chargés" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      {list.data && deliveries.length === 0 && <Text c="dimmed">Rien n’a encore été envoyé.</Text>}
      {deliveries.some(({ state }) => state === "failed") && (
        <ActionButton
          size="xs"
          variant="light"
          mb="sm"
          loading={replayingFailed.isPending}
          onClick={() => replayingFailed.mutate({ id: webhook })}
        >
          Renvoyer tous les envois abandonnés
        </ActionButton>
      )}
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

const STATES: Record<Delivery["state"], { color: string; words: string }> = {
  waiting: { color: "amber", words: "En attente" },
  delivered: { color: "teal", words: "Reçu" },
  failed: { color: "red", words: "Abandonné" },
};

/** « 2 essais · réponse 500 · prochain essai le … » */
function formatFacts({ attempts, status, due_at, state }: Delivery): string {
  const next = state === "waiting" && due_at && attempts > 0 && `prochain essai le ${formatMoment(due_at)}`;
  return [attempts > 0 && countOf(attempts, "essai"), status !== null && `réponse ${status}`, next].filter(Boolean).join(" · ");
}

/** A row of one delivery, and the response of its endpoint. */
function DeliveryRow({ delivery, isSending, onReplay }: { delivery: Delivery; isSending: boolean; onReplay: () => void }) {
  const { type, record, created_at, state, reply, attempts } = delivery;
  const what = record === null ? type : `${type} n\u00ba\u00a0${record}`;
  const { color, words } = STATES[state];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {what}
          </Text>
          <Badge color={color}>{words}</Badge>
        </Group>
        <Text size="xs" c="dimmed">
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
          {attempts > 0 && ` · ${formatFacts(delivery)}`}
        </Text>
        {reply && <Code block>{reply}</Code>}
      </div>
      <ActionButton
        size="xs"
        variant="light"
        loading={isSending}
        onClick={onReplay}
        aria-label={`Renvoyer ${what}, du ${formatMoment(created_at)}`}
      >
        Renvoyer
      </ActionButton>
    </li>
  );
}
