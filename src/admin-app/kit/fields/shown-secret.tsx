import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { CopyButton } from "./copy-button.tsx";

/** Props of a dialog that only its own button closes: Escape would throw away what is shown once. */
export const CLOSED_BY_BUTTON = { withCloseButton: false, closeOnEscape: false, closeOnClickOutside: false };

/** A secret that was just made: shown this once. */
export function ShownSecret({ label, secret, hint, onClose }: { label: string; secret: string; hint: string; onClose: () => void }) {
  return (
    <Stack>
      <Text>{hint} Copiez-le maintenant : il ne sera plus affiché.</Text>
      <TextInput label={label} value={secret} readOnly data-autofocus onFocus={(event) => event.currentTarget.select()} />
      <Group justify="flex-end">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? "Copié" : "Copier"}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>Terminé</Button>
      </Group>
    </Stack>
  );
}
