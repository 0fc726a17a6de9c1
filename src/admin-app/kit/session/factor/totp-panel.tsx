import { Group, Text } from "@mantine/core";
import { useState } from "react";
import type { OwnFactors, TotpSetup } from "#contracts/factor/factor.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure, notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { TotpSetupDialog } from "./totp-setup-dialog.tsx";

type Props = { own: OwnFactors; onChanged: (codes: string[]) => void };

/** A person's authenticator app. */
export function TotpPanel({ own, onChanged }: Props) {
  const { totp } = own;
  const [setup, setSetup] = useState<TotpSetup>();
  const starting = trpc.factors.startTotp.useMutation({
    onSuccess: setSetup,
    onError: (error) => notifyFailure("L’application n’a pas pu être configurée", error),
  });
  const removing = trpc.factors.removeTotp.useMutation({
    onSuccess: () => {
      notifySuccess("L’application ne sert plus à vous connecter");
      onChanged([]);
    },
    onError: (error) => notifyChangeFailure("L’application n’a pas pu être retirée", error),
  });

  function handleConfirmed(codes: string[]) {
    setSetup(undefined);
    notifySuccess("Votre application est demandée à chaque connexion");
    onChanged(codes);
  }

  return (
    <Panel title="Application d’authentification">
      <Text size="sm" c="dimmed">
        {totp
          ? `Configurée le ${MOMENT.format(new Date(totp.created_at))}.`
          : "Après le mot de passe, elle donne un code à six chiffres qui change toutes les trente secondes."}
      </Text>
      <Group mt="sm" gap="xs">
        <ActionButton variant={totp ? "default" : "filled"} onClick={() => starting.mutate({})} loading={starting.isPending}>
          {totp ? "Changer d’application" : "Configurer une application"}
        </ActionButton>
        {totp && (
          <ActionButton variant="subtle" color="red" onClick={() => removing.mutate({})} loading={removing.isPending}>
            Retirer l’application
          </ActionButton>
        )}
      </Group>
      {setup && <TotpSetupDialog before={own} setup={setup} onConfirmed={handleConfirmed} onClose={() => setSetup(undefined)} />}
    </Panel>
  );
}
