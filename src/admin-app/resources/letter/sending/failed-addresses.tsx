import { Badge, Text, Title } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import classes from "./sending-report.module.css";

/** The addresses that did not get a letter, with the mail server's reason, and the way to write to them no more. */
export function FailedAddresses({ id, failed }: { id: number; failed: number }) {
  const list = trpc.letters.failed.useQuery({ id });
  const { refetch } = list;
  useDidUpdate(() => void refetch(), [failed]); // the sending goes on while they are looked at
  const mayMark = useIsAtLeast("admin");
  const marking = useMutation({
    mutationFn: (email: string) => rpcClient.subscribers.markBounced.mutate({ email, is_bounced: true }),
    onError: (error) => notifyFailure("L’adresse n’a pas été marquée", error),
    onSettled: () => Promise.all([queries.letters.failed.invalidate(), queries.subscribers.invalidate()]),
  });
  return (
    <section aria-label="Adresses en échec">
      <Title order={2} size="h6" mb="xs">
        {failed > 1 ? `${formatCount(failed)} adresses ne l’ont pas reçue` : "Une adresse ne l’a pas reçue"}
      </Title>
      <MissingPart title="Les adresses n’ont pas pu être lues" query={list} />
      {list.data?.map(({ subscriber, email, error, is_bounced }) => (
        <div key={subscriber} className={classes.failed}>
          <div>
            <Text size="sm" fw={600}>
              {email}
            </Text>
            <Text size="xs" c="dimmed">
              {error || "Le serveur d’envoi n’a pas répondu à temps."}
            </Text>
          </div>
          {is_bounced && <Badge color="gray">Ne reçoit plus rien</Badge>}
          {!is_bounced && mayMark && (
            <ActionButton size="xs" variant="default" disabled={marking.isPending} onClick={() => marking.mutate(email)}>
              Ne plus lui écrire
            </ActionButton>
          )}
        </div>
      ))}
    </section>
  );
}
