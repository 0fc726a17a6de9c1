import { Alert, Group, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { OwnFactors } from "#contracts/factor/factor.ts";
import { PASSKEY_NAME_MAX } from "#contracts/factor/passkey.ts";
import { deviceName } from "#contracts/session/device-name.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "#admin-app/kit/layout/panel.module.css";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { makePasskey, passkeySentence } from "./passkey-browser.ts";
import { PasskeyRow } from "./passkey-row.tsx";

type Props = { own: OwnFactors; onChanged: (codes: string[]) => void };

const NO_SITE =
  "Les clés d’accès demandent que ce site ait un nom de domaine en HTTPS\u202f: son adresse publique (réglage PUBLIC_URL du serveur) n’en est pas un.";

/** Explains why no passkey can be made here; undefined where one can. */
function obstacleOf(origin: string | null): string | undefined {
  if (origin === null) return NO_SITE;
  if (origin === window.location.origin) return undefined;
  return `Les clés d’accès ne fonctionnent qu’à l’adresse ${origin}/admin\u202f: ouvrez l’administration à cette adresse pour en ajouter une.`;
}

/** A person's passkeys: each signs in alone, by fingerprint, face or code of the device. */
export function PasskeysPanel({ own, onChanged }: Props) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const obstacle = obstacleOf(own.passkey_origin);
  const adding = useMutation({
    mutationFn: async () => {
      const registration = await makePasskey(await rpcClient.passkeys.startAdding.mutate());
      return rpcClient.passkeys.add.mutate({ name, registration });
    },
    onSuccess: ({ recovery_codes }) => {
      notifySuccess("Clé d’accès ajoutée");
      onChanged(recovery_codes);
    },
    onError: () => queries.factors.own.invalidate(), // it may be there all the same
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    adding.mutate();
  }

  return (
    <Panel title="Clés d’accès">
      <Text size="sm" c="dimmed">
        Une clé d’accès vous connecte sans mot de passe, par l’empreinte, le visage ou le code de votre appareil.
      </Text>
      {own.passkeys.length > 0 && (
        <ul className={classes.list} aria-label="Clés d’accès">
          {own.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={() => onChanged([])} />
          ))}
        </ul>
      )}
      {adding.error && (
        <Alert role="alert" color="red" mt="sm" icon={<CircleAlert aria-hidden />}>
          {passkeySentence(adding.error)}
        </Alert>
      )}
      {obstacle === undefined ? (
        <form onSubmit={handleSubmit}>
          <Group mt="sm" gap="xs" align="end">
            <TextInput
              name="name"
              label="Nom de la nouvelle clé"
              required
              maxLength={PASSKEY_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <ActionButton type="submit" loading={adding.isPending}>
              Ajouter une clé d’accès
            </ActionButton>
          </Group>
        </form>
      ) : (
        <Text size="sm" mt="sm">
          {obstacle}
        </Text>
      )}
    </Panel>
  );
}
