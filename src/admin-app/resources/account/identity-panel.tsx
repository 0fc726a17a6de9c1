import { Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Account } from "#contracts/account/account.ts";
import { LeaveGuard } from "#admin-app/kit/dialogs/leave-guard.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { PasswordField } from "#admin-app/kit/session/credential-fields.tsx";

/** One's name and e-mail address. Another address asks for the password. */
export function IdentityPanel({ account }: { account: Account }) {
  const [name, setName] = useState(account.display_name);
  const [email, setEmail] = useState(account.email);
  const [password, setPassword] = useState("");
  const hasOtherEmail = email.trim() !== account.email;
  const isUnsaved = hasOtherEmail || name.trim() !== account.display_name;
  const saving = trpc.account.update.useMutation({
    onSuccess: async () => {
      setPassword("");
      notifySuccess("Compte enregistré");
      await Promise.all([queries.account.get.invalidate(), queries.session.current.invalidate()]);
    },
  });
  const refused = refusedFields(saving.error);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.mutate({ display_name: name, email, version: account.version, ...(hasOtherEmail && { current_password: password }) });
  }

  return (
    <Panel title="Identité">
      <form onSubmit={handleSubmit} noValidate>
        <Stack maw={480}>
          <RefusalAlert error={saving.error} />
          <TextInput label="Nom d’utilisateur" description="Il sert à se connecter, et ne change pas." value={account.username} readOnly />
          <TextInput
            name="display_name"
            label="Nom affiché"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={refused.display_name}
          />
          <TextInput
            name="email"
            type="email"
            label="Adresse e-mail"
            description="Elle reçoit le lien qui remplace un mot de passe oublié."
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={refused.email}
          />
          {hasOtherEmail && (
            <PasswordField
              name="current_password"
              label="Mot de passe actuel"
              description="Demandé pour changer d’adresse."
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={refused.current_password}
            />
          )}
          <ActionButton type="submit" loading={saving.isPending} style={{ alignSelf: "start" }}>
            Enregistrer
          </ActionButton>
        </Stack>
      </form>
      <LeaveGuard isUnsaved={isUnsaved && !saving.isPending} />
    </Panel>
  );
}
