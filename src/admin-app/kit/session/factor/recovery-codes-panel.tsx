import { Group, Text } from "@mantine/core";
import { RECOVERY_CODES } from "#contracts/factor/factor.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodesPanel({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
  const renewing = trpc.factors.renewRecoveryCodes.useMutation({
    onSuccess: ({ recovery_codes }) => onRenewed(recovery_codes),
    onError: (error) => notifyChangeFailure("Les codes de secours n’ont pas pu être renouvelés", error),
  });
  return (
    <Panel title="Codes de secours">
      <Text size="sm" c="dimmed">
        {left === 0 ? "Il ne vous en reste aucun." : `Il vous en reste ${left} sur ${RECOVERY_CODES}.`} De nouveaux codes remplacent tous
        les anciens.
      </Text>
      <Group mt="sm">
        <ActionButton variant="default" loading={renewing.isPending} onClick={() => renewing.mutate({})}>
          Créer de nouveaux codes
        </ActionButton>
      </Group>
    </Panel>
  );
}
