import { TextInput } from "@mantine/core";
import type { Account } from "#contracts/account/account.ts";
import { LeaveGuard } from "#admin-app/kit/dialogs/leave-guard.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { PasswordField } from "#admin-app/kit/session/credential-fields.tsx";
import { PanelForm } from "./panel-form.tsx";
import { useShortForm } from "#admin-app/kit/dialogs/use-short-form.ts";

/** One's name and e-mail address. Another address asks for the password. */
export function IdentityPanel({ account }: { account: Account }) {
  const { values, setValues, field } = useShortForm({ display_name: account.display_name, email: account.email, current_password: "" });
  const { current_password, ...identity } = values;
  const hasOtherEmail = values.email.trim() !== account.email;
  const isUnsaved = hasOtherEmail || values.display_name.trim() !== account.display_name;
  const saving = trpc.account.update.useMutation({
    onSuccess: async () => {
      setValues({ current_password: "" });
      notifySuccess("Compte enregistré");
      await Promise.all([queries.account.get.invalidate(), queries.session.current.invalidate()]);
    },
  });

  const handleSubmit = () => saving.mutate({ ...identity, version: account.version, ...(hasOtherEmail && { current_password }) });

  return (
    <PanelForm title="Identité" verb="Enregistrer" saving={saving} onSubmit={handleSubmit}>
      <TextInput label="Nom d’utilisateur" description="Il sert à se connecter, et ne change pas." value={account.username} readOnly />
      <TextInput {...field("display_name", saving.error)} label="Nom affiché" autoComplete="name" />
      <TextInput
        {...field("email", saving.error)}
        type="email"
        label="Adresse e-mail"
        description="Elle reçoit le lien qui remplace un mot de passe oublié."
        autoComplete="email"
      />
      {hasOtherEmail && (
        <PasswordField
          {...field("current_password", saving.error)}
          label="Mot de passe actuel"
          description="Demandé pour changer d’adresse."
          autoComplete="current-password"
        />
      )}
      <LeaveGuard isUnsaved={isUnsaved && !saving.isPending} />
    </PanelForm>
  );
}
