import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import type { Invitation, Person } from "#contracts/person/person.ts";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { TeamFactorsPanel } from "#admin-app/kit/session/factor/team-factors-panel.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { InvitationDialog } from "./invitation-dialog.tsx";
import { PersonRow } from "./person-row.tsx";

const refresh = () => queries.people.invalidate();

/** The people who may sign in, with their roles and second factors: for administrators. */
export function PeopleScreen() {
  const isAdministrator = useIsAtLeast("admin");
  return (
    <Stack>
      <People />
      {isAdministrator && <TeamFactorsPanel />}
    </Stack>
  );
}

function People() {
  const list = trpc.people.list.useQuery();
  const people = list.data ?? [];
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<Invitation>();
  const changing = useMutation({
    mutationFn: ({ change }: { id: number; change: () => Promise<Person>; done: (person: Person) => string }) => change(),
    onSuccess: (person, { done }) => notifySuccess(done(person)),
    onError: (error) => notifyChangeFailure("L’accès n’a pas été modifié", error),
    onSettled: refresh,
  });
  const deactivation = useConfirmation({
    act: async ({ id, version }: Person) => {
      const person = await rpcClient.people.setActive.mutate({ id, version, is_active: false });
      await refresh();
      return person;
    },
    onDone: ({ username }) => notifySuccess(`${username} ne peut plus se connecter`),
  });
  const again = trpc.people.inviteAgain.useMutation({
    onSuccess: setMade,
    onError: (error) => notifyChangeFailure("L’invitation n’a pas été renouvelée", error),
  });

  function handleActive(person: Person, isActive: boolean) {
    const { id, version } = person;
    if (!isActive) return deactivation.ask(person);
    const change = () => rpcClient.people.setActive.mutate({ id, version, is_active: true });
    return changing.mutate({ id, change, done: ({ username }) => `${username} peut se connecter à nouveau` });
  }

  return (
    <>
      <CollectionHeader
        title="Équipe"
        counters={[
          { label: "Personnes", value: list.data?.length },
          { label: "Administrateurs actifs", value: list.data && people.filter(isActiveAdministrator).length },
        ]}
      >
        <Button leftSection={<UserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
          Inviter une personne
        </Button>
      </CollectionHeader>
      <CollectionGrid
        query={list}
        rows={people}
        layout="rows"
        renderCard={(person) => (
          <PersonRow
            person={person}
            isChanging={changing.isPending && changing.variables.id === person.id}
            onRole={(role) =>
              changing.mutate({
                id: person.id,
                change: () => rpcClient.people.setRole.mutate({ id: person.id, version: person.version, role }),
                done: ({ username }) => `${username}\u202f: ${ROLE_LABELS[role]}`,
              })
            }
            onActive={(isActive) => handleActive(person, isActive)}
            onInviteAgain={() => again.mutate({ id: person.id })}
          />
        )}
        empty={<EmptyList icon={<Users />} title="Personne" hint="Invitez une première personne." />}
      />
      <InvitationDialog
        isOpen={isInviting || made !== undefined}
        made={made}
        onMade={setMade}
        onClose={() => {
          setInviting(false);
          setMade(undefined);
        }}
      />
      <RemovalDialog removal={deactivation} title="Désactiver l’accès" verb="Désactiver" lasts="L’accès se réactive à tout moment.">
        {deactivation.candidate?.username} sera déconnecté partout, tout de suite, et ses clés d’API seront révoquées.
      </RemovalDialog>
    </>
  );
}

function isActiveAdministrator({ role, state }: Person): boolean {
  return role === "admin" && state === "active";
}
