import { Badge, Group, Text } from "@mantine/core";
import type { OwnSession } from "#contracts/account/account.ts";
import { useListFocus } from "#admin-app/kit/collection/use-list-focus.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "#admin-app/kit/layout/panel.module.css";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { endSession } from "#admin-app/kit/session/session-store.ts";

/** One's sign-ins: where, since when, last used when. */
export function SessionsPanel() {
  const sessions = trpc.account.sessions.useQuery();
  const listFocus = useListFocus();
  const endingAll = trpc.account.endSessions.useMutation({
    onSuccess: () => endSession("signed-out"),
    onError: (error) => notifyChangeFailure("Vos connexions n’ont pas pu être terminées", error),
  });
  return (
    <Panel
      title="Connexions"
      aside={
        <ActionButton size="xs" variant="default" loading={endingAll.isPending} onClick={() => endingAll.mutate()}>
          Se déconnecter partout
        </ActionButton>
      }
    >
      <MissingPart title="Vos connexions n’ont pas pu être chargées" query={sessions} />
      <ul {...listFocus} className={classes.list} aria-label="Connexions">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Panel>
  );
}

function SessionRow({ session: { id, device, created_at, last_seen_at, is_current } }: { session: OwnSession }) {
  const name = device || "Appareil inconnu";
  const ending = trpc.account.endSession.useMutation({
    onSuccess: () => notifySuccess("Connexion terminée"),
    onError: (error) => notifyChangeFailure("La connexion n’a pas pu être terminée", error),
    onSettled: () => queries.account.sessions.invalidate(),
  });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {is_current && <Badge color="teal">Celle-ci</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          Ouverte le <time dateTime={created_at}>{formatMoment(created_at)}</time> · utilisée le{" "}
          <time dateTime={last_seen_at}>{formatMoment(last_seen_at)}</time>
        </Text>
      </div>
      {!is_current && (
        <ActionButton
          size="xs"
          variant="light"
          loading={ending.isPending}
          onClick={() => ending.mutate({ id })}
          aria-label={`Terminer\u202f: ${name}, ouverte le ${formatMoment(created_at)}`}
        >
          Terminer
        </ActionButton>
      )}
    </li>
  );
}
