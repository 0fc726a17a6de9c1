import { elide } from "#contracts/text/french.ts";
import { Badge, Group, Switch, Text } from "@mantine/core";
import type { FactorKind, PersonFactors } from "#contracts/factor/factor.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "#admin-app/kit/layout/panel.module.css";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";

const KINDS: Record<FactorKind, string> = { totp: "Application", passkey: "Clé d’accès" };

/** The second factors of the team: whether they are required, who has which, and a reset for a lost one. */
export function TeamFactorsPanel() {
  const policy = trpc.factors.policy.useQuery();
  const people = trpc.factors.people.useQuery();
  const setting = trpc.factors.setPolicy.useMutation({
    onSuccess: ({ is_required }) => {
      queries.factors.policy.setData(undefined, { is_required });
      notifySuccess(is_required ? "Un second facteur est exigé de toute l’équipe" : "Le second facteur n’est plus exigé");
    },
    onError: (error) => notifyChangeFailure("Ce choix n’a pas pu être enregistré", error),
  });
  const takingAway = useConfirmation({
    act: ({ administrator }: PersonFactors) => rpcClient.factors.takeAway.mutate({ administrator }),
    onDone: () => {
      notifySuccess("Second facteur retiré. Cette personne se reconnecte avec son mot de passe.");
      void queries.factors.people.invalidate();
    },
  });
  return (
    <Panel title="Second facteur de l’équipe">
      <MissingPart title="L’état de l’équipe n’a pas pu être chargé" query={people} />
      <Switch
        name="is_required"
        label="Exiger un second facteur de toute l’équipe"
        description="Qui n’en a pas le configure à sa prochaine action, et ne peut rien faire d’autre avant."
        checked={(setting.isPending ? setting.variables : policy.data)?.is_required ?? false}
        disabled={!policy.data}
        onChange={(event) => setting.mutate({ is_required: event.currentTarget.checked })}
      />
      <ul className={classes.list} aria-label="Second facteur de l’équipe">
        {people.data?.map((person) => (
          <li key={person.administrator} className={classes.row}>
            <Group gap="xs" className={classes.words}>
              <Text size="sm" fw={600}>
                {person.username}
              </Text>
              {person.factors.length === 0 && (
                <Text size="sm" c="dimmed">
                  aucun second facteur
                </Text>
              )}
              {person.factors.map((kind) => (
                <Badge key={kind} color="teal">
                  {KINDS[kind]}
                </Badge>
              ))}
            </Group>
            {person.factors.length > 0 && (
              <ActionButton
                size="xs"
                variant="subtle"
                color="red"
                onClick={() => takingAway.ask(person)}
                aria-label={`Retirer le second facteur ${elide(person.username)}`}
              >
                Retirer
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <RemovalDialog removal={takingAway} title="Retirer le second facteur" verb="Retirer" isBinned={false}>
        Le second facteur {elide(takingAway.candidate?.username ?? "")} et ses codes de secours sont retirés, ses connexions terminées et
        ses clés d’API révoquées.
      </RemovalDialog>
    </Panel>
  );
}
