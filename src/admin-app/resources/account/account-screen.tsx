import { Badge, Skeleton, Stack, Text } from "@mantine/core";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { FactorPanels } from "#admin-app/kit/session/factor/factor-panels.tsx";
import { trpc, queries } from "#admin-app/rpc.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { IdentityPanel } from "./identity-panel.tsx";
import { PanelForm } from "./panel-form.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { PASSWORD_HINT } from "#contracts/session/password.ts";
import { PasswordField } from "#admin-app/kit/session/credential-fields.tsx";
import { useShortForm } from "#admin-app/kit/dialogs/use-short-form.ts";

/** The signed-in person's account. Each panel loads and saves what it shows. */
export function AccountScreen() {
  const account = trpc.account.get.useQuery();
  const maySharePreviews = useIsAtLeast("editor");
  const role = account.data && ROLE_LABELS[account.data.role];
  return (
    <>
      <CollectionHeader title="Mon compte">{role && <Badge size="lg">{role}</Badge>}</CollectionHeader>
      <MissingPart title="Votre compte n’a pas pu être chargé" query={account} />
      <Stack gap="lg">
        {account.data ? <IdentityPanel account={account.data} /> : account.isPending && <Skeleton h={320} radius="lg" />}
        {account.data && <PasswordPanel username={account.data.username} />}
        <FactorPanels />
        <SessionsPanel />
        {maySharePreviews && <PreviewsPanel />}
      </Stack>
    </>
  );
}

/** The preview links that one has given away, and the button that ends them. */
function PreviewsPanel() {
  const ending = trpc.account.endPreviews.useMutation({
    onSuccess: () => notifySuccess("Vos liens d’aperçu n’ouvrent plus rien"),
    onError: (error) => notifyChangeFailure("Vos liens d’aperçu n’ont pas pu être révoqués", error),
    onSettled: () => queries.account.get.invalidate(),
  });
  return (
    <Panel
      title="Liens d’aperçu"
      aside={
        <ActionButton size="xs" variant="default" loading={ending.isPending} onClick={() => ending.mutate()}>
          Révoquer mes liens
        </ActionButton>
      }
    >
      <Text size="sm">
        Qui a l’un de vos liens voit un brouillon avant sa publication, pendant un jour au plus. Révoqués, ils ne montrent plus rien.
      </Text>
    </Panel>
  );
}

/** Changes one's password. One's other sessions end with the old one. */
function PasswordPanel({ username }: { username: string }) {
  const { values, reset, field } = useShortForm({ current_password: "", password: "" });
  const saving = trpc.account.setPassword.useMutation({
    onSuccess: async () => {
      reset();
      notifySuccess("Mot de passe changé. Vos autres connexions sont terminées.");
      await queries.account.sessions.invalidate();
    },
  });

  return (
    <PanelForm title="Mot de passe" verb="Changer le mot de passe" saving={saving} onSubmit={() => saving.mutate(values)}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field("current_password", saving.error)} label="Mot de passe actuel" autoComplete="current-password" />
      <PasswordField
        {...field("password", saving.error)}
        label="Nouveau mot de passe"
        description={PASSWORD_HINT}
        autoComplete="new-password"
      />
    </PanelForm>
  );
}
