import { Skeleton, Group, Text, Alert, Button, Checkbox, List, Stack } from "@mantine/core";
import { CopyButton } from "#admin-app/kit/fields/copy-button.tsx";
import { useState } from "react";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { TotpPanel } from "./totp-panel.tsx";
import { RECOVERY_CODES } from "#contracts/factor/factor.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { Check, Copy, Download, TriangleAlert } from "lucide-react";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { CLOSED_BY_BUTTON } from "#admin-app/kit/fields/shown-secret.tsx";
import { Dialog } from "#admin-app/kit/dialogs/dialog.tsx";

/** A person's own second factors. `onDone` is called after a change, once new recovery codes have been read. */
export function FactorPanels({ onDone }: { onDone?: () => void }) {
  const own = trpc.factors.own.useQuery();
  const [codes, setCodes] = useState<string[]>([]);

  function handleChanged(newCodes: string[]) {
    void queries.factors.own.invalidate();
    setCodes(newCodes);
    if (newCodes.length === 0) onDone?.();
  }

  function handleRead() {
    setCodes([]);
    onDone?.();
  }

  if (own.isError)
    return <LoadFailure title="Vos facteurs n’ont pas pu être chargés" error={own.error} onRetry={() => void own.refetch()} />;
  if (!own.data) return <Skeleton h={320} radius="lg" aria-busy />;
  const hasFactor = own.data.totp !== null || own.data.passkeys.length > 0;
  return (
    <>
      <TotpPanel own={own.data} onChanged={handleChanged} />
      <PasskeysPanel own={own.data} onChanged={handleChanged} />
      {hasFactor && <RecoveryCodesPanel left={own.data.recovery_codes} onRenewed={handleChanged} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={handleRead} />}
    </>
  );
}

/** The number of recovery codes left, and a button for new ones. */
function RecoveryCodesPanel({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
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

const toTextFile = (codes: string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;

/** Shows the recovery codes, this once. Closes when the person says that they are in a safe place. */
function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isStored, setIsStored] = useState(false);
  return (
    <Dialog opened onClose={onClose} title="Vos codes de secours" {...CLOSED_BY_BUTTON}>
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
            href={toTextFile(codes)}
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
    </Dialog>
  );
}
