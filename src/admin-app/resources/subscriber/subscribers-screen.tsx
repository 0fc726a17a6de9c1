import { Button, Group, Badge, Card, Menu, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { MailCheck, MailX, ShieldAlert } from "lucide-react";
import { type Subscriber, SUBSCRIBER_STATUS_LABELS, SUBSCRIBER_STATUSES, type SubscriberStatus } from "#contracts/subscriber/subscriber.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { ExportButton } from "#admin-app/kit/collection/export-button.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { parseSubscriberFilter, SUBSCRIBER_PAGE_SIZE } from "./subscriber-filter.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { MoreActions, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import classes from "./subscribers-screen.module.css";
import { frenchDateFormat } from "#contracts/text/french.ts";

const route = getRouteApi("/signed-in/admin/dashboard/subscribers");

const STATUSES = [
  { value: "", label: "Tous les abonnés" },
  ...SUBSCRIBER_STATUSES.map((value) => ({ value, label: SUBSCRIBER_STATUS_LABELS[value] })),
];

/** Subscribers of the newsletter, newest first, with those who still have to confirm and those who unsubscribed. */
export function SubscribersScreen() {
  const filter = route.useSearch();
  const { page: _, ...narrowing } = filter;
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parseSubscriberFilter);
  const list = trpc.subscribers.list.useQuery({ ...filter, limit: SUBSCRIBER_PAGE_SIZE }, { placeholderData: keepPreviousData });
  const held = trpc.subscribers.list.useQuery({ status: "spam", limit: 1 }).data?.total ?? 0;
  const confirmed = trpc.subscribers.list.useQuery({ status: "confirmed", limit: 1 });
  const acceptance = trpc.subscribers.accept.useMutation({
    onSuccess: ({ email }) => notifySuccess(`${email} n’est plus indésirable\u202f: il reste à confirmer l’abonnement par e-mail`),
    onError: (error) => notifyChangeFailure("L’inscription n’a pas été acceptée", error),
    onSettled: () => queries.subscribers.invalidate(),
  });
  const marking = trpc.subscribers.markBounced.useMutation({
    onSuccess: (_, { email, is_bounced }) =>
      notifySuccess(is_bounced ? `${email} ne recevra plus de lettres` : `${email} recevra les lettres`),
    onError: (error) => notifyChangeFailure("L’adresse n’a pas été marquée", error),
    onSettled: () => queries.subscribers.invalidate(),
  });
  const removal = useRemoval<Subscriber>({
    refresh: () => queries.subscribers.invalidate(),
    remove: (id) => rpcClient.subscribers.remove.mutate({ id }),
    onRemoved: () => notifySuccess("Abonné supprimé"),
  });

  return (
    <>
      <CollectionHeader
        title="Abonnés"
        counters={[
          { label: "Confirmés", value: confirmed.data?.total },
          { label: "Résultats", value: list.data?.total },
        ]}
      >
        <Group gap="xs">
          {filter.status !== "spam" && held > 0 && (
            <Button variant="subtle" leftSection={<ShieldAlert size={18} aria-hidden />} onClick={() => narrow({ status: "spam" })}>
              Indésirables ({held})
            </Button>
          )}
          <ExportButton load={() => rpcClient.subscribers.exportCsv.query(narrowing)} />
        </Group>
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer les abonnés" align="end" mb="lg" gap="sm">
        <SearchBox q={filter.q} placeholder="Adresse e-mail" onSearch={(q) => narrow({ q })} />
        <FilterSelect name="status" label="État" data={STATUSES} value={filter.status} onChange={(status) => narrow({ status })} />
      </Group>
      {filter.status !== "confirmed" && (
        <Text size="sm" c="dimmed" mb="md">
          « Exporter en CSV » prend tous les états affichés. Les lettres partent aux abonnés confirmés.
        </Text>
      )}
      <CollectionGrid
        query={list}
        rows={list.data?.data ?? []}
        layout="rows"
        renderCard={(subscriber) => (
          <SubscriberRow
            subscriber={subscriber}
            onRemove={() => removal.ask(subscriber)}
            onAccept={() => acceptance.mutate({ id: subscriber.id })}
            onBounced={(is_bounced) => marking.mutate({ email: subscriber.email, is_bounced })}
          />
        )}
        empty={
          <EmptyList
            icon={<MailCheck />}
            title={isFiltered ? "Aucun abonné trouvé" : "Aucun abonné"}
            hint="Les personnes qui s’inscrivent à la lettre d’information apparaîtront ici."
            onClear={isFiltered ? clear : undefined}
          />
        }
      />
      <ListPages total={list.data?.total ?? 0} size={SUBSCRIBER_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />
      <RemovalDialog removal={removal} title="Supprimer l’abonné" isBinned={false}>
        « {removal.candidate?.email} » ne recevra plus la lettre d’information, et son adresse sera effacée.
      </RemovalDialog>
    </>
  );
}

const COLORS: Record<SubscriberStatus, string> = { pending: "amber", confirmed: "teal", unsubscribed: "gray", spam: "red", bounced: "red" };

const DAY = frenchDateFormat(BRAND.timeZone, { dateStyle: "medium" });

/** A row of one subscriber: address, state and date. */
function SubscriberRow({
  subscriber,
  onRemove,
  onAccept,
  onBounced,
}: {
  subscriber: Subscriber;
  onRemove: () => void;
  /** Takes it out of the spam. */
  onAccept: () => void;
  /** Marks the address as one that takes no letters, or as good again. */
  onBounced: (isBounced: boolean) => void;
}) {
  const { email, status, language, created_at, confirmed_at, consent_version } = subscriber;
  const since = confirmed_at ? `Confirmé le ${DAY.format(new Date(confirmed_at))}` : `Inscrit le ${DAY.format(new Date(created_at))}`;
  return (
    <Card component="article" className={classes.row} withBorder aria-label={email}>
      <Text component="h2" size="sm" fw={600} className={classes.email}>
        {email}
      </Text>
      <Badge color={COLORS[status]} className={classes.standing}>
        {SUBSCRIBER_STATUS_LABELS[status]}
      </Badge>
      <Text size="xs" c="dimmed" className={classes.since}>
        {since} · {LANGUAGE_IN_FRENCH[language]}
        {consent_version && ` · Consentement ${consent_version}`}
      </Text>
      {status === "spam" && (
        <ForWriters>
          <ActionButton size="xs" variant="light" className={classes.accept} onClick={onAccept} aria-label={`Accepter\u202f: ${email}`}>
            Accepter
          </ActionButton>
        </ForWriters>
      )}
      {(status === "confirmed" || status === "bounced") && (
        <ForWriters>
          <div className={classes.accept}>
            <BouncedMenu email={email} isBounced={status === "bounced"} onBounced={onBounced} />
          </div>
        </ForWriters>
      )}
      <RemoveButton name={email} className={classes.remove} onRemove={onRemove} />
    </Card>
  );
}

function BouncedMenu({ email, isBounced, onBounced }: { email: string; isBounced: boolean; onBounced: (isBounced: boolean) => void }) {
  const Icon = isBounced ? MailCheck : MailX;
  return (
    <MoreActions name={email}>
      <Menu.Item leftSection={<Icon size={16} aria-hidden />} onClick={() => onBounced(!isBounced)}>
        {isBounced ? "L’adresse est de nouveau bonne" : "Ses lettres reviennent\u202f: ne plus lui écrire"}
      </Menu.Item>
    </MoreActions>
  );
}
