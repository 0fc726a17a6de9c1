import { Badge, Button, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { PASSKEY_NAME_MAX, type StoredPasskey } from "#contracts/factor/passkey.ts";
import classes from "#admin-app/kit/layout/panel.module.css";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";

type Props = { passkey: StoredPasskey; onChanged: () => void };

/** Focuses the field that a press has opened. Goes on it as its `ref`. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

function formatUse({ created_at, last_used_at }: StoredPasskey): string {
  const added = `Ajoutée le ${formatMoment(created_at)}`;
  return last_used_at === null ? `${added} · pas encore utilisée` : `${added} · utilisée le ${formatMoment(last_used_at)}`;
}

/** One passkey: its name, its last use, and what can be done with it. */
export function PasskeyRow({ passkey, onChanged }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const removing = trpc.passkeys.remove.useMutation({
    onSuccess: () => {
      notifySuccess("Clé d’accès retirée. Effacez-la aussi de votre appareil.");
      onChanged();
    },
    onError: (error) => notifyChangeFailure("La clé d’accès n’a pas pu être retirée", error),
  });

  if (isRenaming) return <RenameForm passkey={passkey} onChanged={onChanged} onClose={() => setRenaming(false)} />;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {passkey.name}
          </Text>
          {passkey.is_synced && <Badge color="gray">Synchronisée</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {formatUse(passkey)}
        </Text>
        {passkey.counter_fell_at !== null && (
          <Text size="xs" c="red">
            Le {formatMoment(passkey.counter_fell_at)}, son compteur a reculé, comme le ferait une copie. En cas de doute, retirez-la.
          </Text>
        )}
      </div>
      <Button size="xs" variant="default" onClick={() => setRenaming(true)} aria-label={`Renommer ${passkey.name}`}>
        Renommer
      </Button>
      <ActionButton
        size="xs"
        variant="subtle"
        color="red"
        loading={removing.isPending}
        onClick={() => removing.mutate({ id: passkey.id })}
        aria-label={`Retirer ${passkey.name}`}
      >
        Retirer
      </ActionButton>
    </li>
  );
}

function RenameForm({ passkey, onChanged, onClose }: Props & { onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const renaming = trpc.passkeys.rename.useMutation({
    onSuccess: () => {
      onClose();
      onChanged();
    },
    onError: (error) => notifyChangeFailure("La clé d’accès n’a pas pu être renommée", error),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    renaming.mutate({ id: passkey.id, name });
  }

  return (
    <li className={classes.row}>
      <form onSubmit={handleSubmit} className={classes.words}>
        <Group gap="xs" align="end">
          <TextInput
            name="name"
            label="Nom de la clé d’accès"
            required
            ref={takeFocus}
            maxLength={PASSKEY_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ActionButton type="submit" loading={renaming.isPending}>
            Enregistrer le nom
          </ActionButton>
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
        </Group>
      </form>
    </li>
  );
}
