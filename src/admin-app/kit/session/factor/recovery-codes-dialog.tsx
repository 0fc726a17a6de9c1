import { Alert, Button, Checkbox, CopyButton, Group, List, Modal, Stack, Text } from "@mantine/core";
import { Check, Copy, Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { COMPANY } from "#admin-app/kit/layout/company.ts";
import { CLOSED_BY_BUTTON } from "#admin-app/kit/fields/shown-secret.tsx";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";

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
