import { Alert, Fieldset, Group, Text } from "@mantine/core";
import { MailX, Send } from "lucide-react";
import { useState } from "react";
import type { Letter } from "#contracts/letter/letter.ts";
import { SENDS_MAIL } from "#admin-app/kit/layout/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { LANGUAGES, type Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { useMutation } from "@tanstack/react-query";

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

/** Sends a letter to oneself, in each language that it is written in. */
function TestButtons({ id }: { id: number }) {
  const audience = trpc.letters.audience.useQuery({ id }, { staleTime: 0 });
  const isWritten = (language: Language) => audience.data?.languages.some((one) => one.language === language && one.is_written);
  const testing = useMutation({
    mutationFn: (language: Language) => rpcClient.letters.sendTest.mutate({ id, language }),
    onSuccess: ({ address }) => notifySuccess(`L’essai est en route vers ${address}`),
    onError: (error) => notifyFailure("L’essai n’est pas parti", error),
  });
  const offered = LANGUAGES.filter((language) => language === "fr" || isWritten(language));
  return (
    <>
      <MissingPart title="Les langues de la lettre n’ont pas pu être chargées" query={audience} />
      {offered.map((language) => (
        <ActionButton key={language} size="xs" variant="default" disabled={testing.isPending} onClick={() => testing.mutate(language)}>
          {offered.length > 1 ? `M’envoyer un essai en ${LANGUAGE_IN_FRENCH[language].toLowerCase()}` : "M’envoyer un essai"}
        </ActionButton>
      ))}
    </>
  );
}
