import { Group, Text, Alert, Button, Checkbox, CopyButton, List, Modal, Stack } from "@mantine/core";
import { RECOVERY_CODES } from "#contracts/factor/factor.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { Check, Copy, Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { COMPANY } from "#admin-app/kit/layout/company.ts";
import { CLOSED_BY_BUTTON } from "#admin-app/kit/fields/shown-secret.tsx";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";

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

const fileOf = (codes: string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;

/** Shows the recovery codes, this once. Closes when the person says that they are in a safe place. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isStored, setIsStored] = useState(false);
  useHiddenBackground(true);
  return (
    <Modal opened onClose={onClose} title="Vos codes de secours" centered {...CLOSED_BY_BUTTON}>
      <Stack>
        <Alert color="yellow" icon={<TriangleAlert aria-hidden />}>
          Ces codes ne seront plus jamais affichés. Conservez-les hors de ce téléphone et de cet ordinateur.
        </Alert>
        <Text size="sm">Sans votre application ni votre clé d’accès, chacun ouvre votre compte une seule fois.</Text>
        <List ff="monospace" listStyleType="none" aria-label="Codes de secours" style={{ columns: 2 }} fz="sm">
          {codes.map((code) => (
            <List.Item key={code}>{code}</List.Item>
          ))}
        </List>
        <Group gap="xs">
          <CopyButton value={codes.join("\n")}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="xs"
                onClick={copy}
                data-autofocus
                leftSection={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
              >
                {copied ? "Copiés" : "Copier"}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            variant="default"
            size="xs"
            href={fileOf(codes)}
            download={`codes-de-secours-${COMPANY.toLowerCase()}.txt`}
            leftSection={<Download size={14} aria-hidden />}
          >
            Télécharger
          </Button>
        </Group>
        <Checkbox
          label="J’ai mis ces codes en lieu sûr"
          checked={isStored}
          onChange={(event) => setIsStored(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button disabled={!isStored} onClick={onClose}>
            Terminer
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
