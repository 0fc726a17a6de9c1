import { Alert, Fieldset, Group, Text } from "@mantine/core";
import { MailX, Send } from "lucide-react";
import { useState } from "react";
import type { Letter } from "#contracts/letter/letter.ts";
import { SENDS_MAIL } from "#admin-app/kit/layout/sends-mail.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TestButtons } from "./test-buttons.tsx";

/** The ways to send a letter, as it is stored: to oneself, and for administrators to the subscribers. */
export function SendPanel({ letter, isDirty }: { letter: Letter | undefined; isDirty: boolean }) {
  const maySend = useIsAtLeast("admin");
  const [isOpen, setOpen] = useState(false);
  if (!SENDS_MAIL)
    return (
      <Alert icon={<MailX aria-hidden />} color="gray" title="Ce serveur n’envoie pas d’e-mails">
        La lettre s’écrit et se traduit ici, mais ne peut pas partir. L’envoi se règle sur le serveur, par SMTP_URL.
      </Alert>
    );
  const isStored = letter !== undefined && !isDirty;
  return (
    <ForWriters>
      <Fieldset legend="Envoi">
        {!isStored && (
          <Text size="sm" c="dimmed">
            Enregistrez la lettre pour en recevoir un essai ou l’envoyer.
          </Text>
        )}
        {isStored && (
          <Group gap="xs">
            {maySend && (
              <ActionButton size="xs" leftSection={<Send size={14} aria-hidden />} onClick={() => setOpen(true)}>
                Envoyer aux abonnés…
              </ActionButton>
            )}
            <TestButtons id={letter.id} />
          </Group>
        )}
        {isStored && !maySend && (
          <Text size="sm" c="dimmed" mt="xs">
            Un administrateur l’envoie aux abonnés.
          </Text>
        )}
      </Fieldset>
      {isStored && <SendDialog letter={letter} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </ForWriters>
  );
}
