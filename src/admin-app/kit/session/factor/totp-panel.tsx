import { Group, Text, Button, Code, Image, TextInput } from "@mantine/core";
import { CopyButton } from "#admin-app/kit/fields/copy-button.tsx";
import { useState } from "react";
import type { OwnFactors, TotpSetup } from "#contracts/factor/factor.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure, notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc, rpcClient } from "#admin-app/rpc.ts";
import { useMutation } from "@tanstack/react-query";
import { Dialog } from "#admin-app/kit/dialogs/dialog.tsx";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";
import { FailureAlert } from "#admin-app/kit/errors/failure-notices.tsx";

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
          ? `Configurée le ${formatMoment(totp.created_at)}.`
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

type TotpSetupDialogProps = { before: OwnFactors; setup: TotpSetup; onConfirmed: (codes: string[]) => void; onClose: () => void };

/** The secret as groups of four, which are easier to type. */
const groupLetters = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");

/** Confirms an app; gives the recovery codes that were made with it. Where an earlier reply was lost, the app is
 *  confirmed already: its codes are made again, because no one has seen them. */
async function confirmTotp(code: string, before: OwnFactors): Promise<string[]> {
  try {
    return (await rpcClient.factors.confirmTotp.mutate({ code })).recovery_codes;
  } catch (error) {
    const { totp } = await rpcClient.factors.own.query();
    if (!totp || totp.created_at === before.totp?.created_at) throw error;
    return before.recovery_codes > 0 ? [] : (await rpcClient.factors.renewRecoveryCodes.mutate({})).recovery_codes;
  }
}

/** Sets an app up: a picture for its camera, the same as text, and the code that shows that it works. */
function TotpSetupDialog({ before, setup, onConfirmed, onClose }: TotpSetupDialogProps) {
  const [code, setCode] = useState("");
  const confirming = useMutation({ mutationFn: () => confirmTotp(code, before), onSuccess: onConfirmed });

  return (
    <Dialog opened onClose={onClose} title="Configurer une application" closeOnClickOutside={false}>
      <ShortForm onSubmit={() => confirming.mutate()} onCancel={onClose} verb="Activer" isPending={confirming.isPending}>
        <Text size="sm">
          Avec une application d’authentification (Aegis, Google Authenticator, 1Password, Bitwarden…), scannez ce code QR, ou saisissez la
          clé.
        </Text>
        {/* Cameras read dark on light, whatever the theme. */}
        <Image src={setup.qr_code} alt="Code QR de votre clé" w={220} h={220} mx="auto" bg="white" radius="md" />
        <Group justify="center" gap="xs">
          <Code fz="sm">{groupLetters(setup.secret)}</Code>
          <CopyButton value={setup.secret}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-xs" onClick={copy}>
                {copied ? "Copiée" : "Copier la clé"}
              </Button>
            )}
          </CopyButton>
        </Group>
        <FailureAlert error={confirming.error} />
        <TextInput
          name="code"
          label="Code affiché par l’application"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </ShortForm>
    </Dialog>
  );
}
