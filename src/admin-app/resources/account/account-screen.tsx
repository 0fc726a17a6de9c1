import { Badge, Skeleton, Stack } from "@mantine/core";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { FactorPanels } from "#admin-app/kit/session/factor/factor-panels.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { IdentityPanel } from "./identity-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PreviewsPanel } from "./previews-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** One's own account. Each panel loads and saves what it shows. */
export function AccountScreen() {
  const account = trpc.account.get.useQuery();
  const maySharePreviews = useIsAtLeast("editor");
  const role = account.data && ROLE_LABELS[account.data.role];
  return (
    <>
      <CollectionHeader title="Mon compte" counters={[]}>
        {role && <Badge size="lg">{role}</Badge>}
      </CollectionHeader>
      {account.isError && (
        <LoadFailure title="Votre compte n’a pas pu être chargé" error={account.error} onRetry={() => void account.refetch()} />
      )}
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
