import { Alert, Button, Code, CopyButton, Group, Image, Modal, Stack, Text, TextInput } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TotpSetup } from "#contracts/factor/factor.ts";
import { useHiddenBackground } from "#admin-app/dialogs/use-hidden-background.ts";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { ActionButton } from "#admin-app/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";

type Props = { setup: TotpSetup; onConfirmed: (codes: string[]) => void; onClose: () => void };

/** The secret as groups of four, which are easier to type. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");

/** Sets an app up: a picture for its camera, the same as text, and the code that shows that it works. */
export function TotpSetupDialog({ setup, onConfirmed, onClose }: Props) {
  const [code, setCode] = useState("");
  const confirming = trpc.factors.confirmTotp.useMutation({ onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes) });
  useHiddenBackground(true);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    confirming.mutate({ code });
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title="Configurer une application"
      centered
      closeButtonProps={{ "aria-label": "Fermer" }}
      closeOnClickOutside={false}
    >
      <form onSubmit={handleSubmit}>
        <Stack>
          <Text size="sm">
            Avec une application d’authentification (Aegis, Google Authenticator, 1Password, Bitwarden…), scannez ce code QR, ou saisissez
            la clé.
          </Text>
          {/* Cameras read dark on light, whatever the theme. */}
          <Image src={setup.qr_code} alt="Code QR de votre clé" w={220} h={220} mx="auto" bg="white" radius="md" />
          <Group justify="center" gap="xs">
            <Code fz="sm">{inGroups(setup.secret)}</Code>
            <CopyButton value={setup.secret}>
              {({ copied, copy }) => (
                <Button variant="default" size="compact-xs" onClick={copy}>
                  {copied ? "Copiée" : "Copier la clé"}
                </Button>
              )}
            </CopyButton>
          </Group>
          {confirming.error && (
            <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />}>
              {sentenceOf(confirming.error)}
            </Alert>
          )}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <ActionButton type="submit" loading={confirming.isPending}>
              Activer
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
