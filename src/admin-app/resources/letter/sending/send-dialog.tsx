import { List, Loader, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Letter } from "#contracts/letter/letter.ts";
import { type Audience, LETTERS_PER_MINUTE } from "#contracts/letter/sending.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { newToken } from "#admin-app/kit/token.ts";
import { isUncertain, sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { FailureAlert, LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { fromLocalInput } from "#contracts/text/local-moment.ts";
import { isWorthRetrying, rpcClient, trpc } from "#admin-app/rpc.ts";
import { showLetter } from "../letter-editing.ts";
import { DialogActions } from "#admin-app/kit/dialogs/short-form.tsx";

/** Confirms the sending of a letter, with the number of its recipients. */
export function SendDialog({ letter, isOpen, onClose }: { letter: Letter; isOpen: boolean; onClose: () => void }) {
  return (
    <FormModal opened={isOpen} onClose={onClose} size="lg" title="Envoyer aux abonnés">
      {isOpen && <Confirmation letter={letter} onClose={onClose} />}
    </FormModal>
  );
}

function Confirmation({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const audience = trpc.letters.audience.useQuery({ id: letter.id }, { staleTime: 0, gcTime: 0 });
  if (audience.error && !audience.data)
    return <LoadFailure title="Les abonnés n’ont pas pu être comptés" error={audience.error} onRetry={() => void audience.refetch()} />;
  if (!audience.data) return <Loader aria-label="Compte des abonnés..." />;
  if (audience.data.recipients === 0)
    return <Text>Aucun abonné n’a encore confirmé son adresse{"\u202f"}: la lettre ne partirait à personne.</Text>;
  return <SendForm letter={letter} audience={audience.data} onRecount={() => void audience.refetch()} onClose={onClose} />;
}

/** Sends a letter. The same sending confirmed again after a lost reply counts once. */
function useSend({ letter, onRecount, onClose }: { letter: Letter; onRecount: () => void; onClose: () => void }) {
  const [idempotencyKey, setKey] = useState(newToken);
  return useMutation({
    mutationFn: ({ recipients, at }: { recipients: number; at: string | null }) =>
      rpcClient.letters.send.mutate({ id: letter.id, version: letter.version, recipients, at }, { context: { idempotencyKey } }),
    retry: isWorthRetrying,
    onSuccess: async (sent, { recipients, at }) => {
      notifySuccess(at === null ? `La lettre part à ${countOf(recipients, "abonné")}` : `La lettre partira le ${formatMoment(at)}`);
      onClose();
      await showLetter(sent);
    },
    onError: (error) => {
      if (isUncertain(error)) return;
      setKey(newToken());
      onRecount();
    },
  });
}

const UNCERTAIN = "Il n’est pas sûr que l’envoi soit confirmé. Confirmé à nouveau, il ne compte qu’une fois.";

function SendForm({
  letter,
  audience,
  onRecount,
  onClose,
}: {
  letter: Letter;
  audience: Audience;
  onRecount: () => void;
  onClose: () => void;
}) {
  const [when, setWhen] = useState<string>("now");
  const [typed, setTyped] = useState("");
  const [isFaulty, setFaulty] = useState(false);
  const sending = useSend({ letter, onRecount, onClose });
  const { recipients } = audience;
  const at = when === "now" ? null : fromLocalInput(typed);

  function handleSend() {
    setFaulty(at === "");
    if (at !== "") sending.mutate({ recipients, at });
  }

  return (
    <Stack>
      <Recipients audience={audience} />
      <Radio.Group label="Quand" value={when} onChange={setWhen}>
        <Stack gap="xs" mt={4}>
          <Radio value="now" label="Maintenant" />
          <Radio value="later" label="À un moment choisi" />
        </Stack>
      </Radio.Group>
      {when === "later" && (
        <TextInput
          type="datetime-local"
          label="Date et heure"
          description="Heure de Tunis. Elle part à qui est abonné à ce moment-là, telle qu’elle est maintenant."
          value={typed}
          error={isFaulty && at === "" ? "Indiquez une date et une heure." : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Text size="sm" c="dimmed">
        {recipients > LETTERS_PER_MINUTE &&
          `Il part ${LETTERS_PER_MINUTE} lettres par minute\u202f: comptez ${Math.ceil(recipients / LETTERS_PER_MINUTE)} minutes. `}
        Une lettre partie ne se rappelle pas{"\u202f"}: envoyez-vous d’abord un essai.
      </Text>
      <FailureAlert error={sending.error} say={(error) => (isUncertain(error) ? `${UNCERTAIN} ${sentenceOf(error)}` : sentenceOf(error))} />
      <DialogActions
        verb={`${at === null ? "Envoyer à" : "Programmer pour"} ${countOf(recipients, "abonné")}`}
        onCancel={onClose}
        onConfirm={handleSend}
        isPending={sending.isPending}
      />
    </Stack>
  );
}

/** Says who gets the letter, and in which language. */
function Recipients({ audience: { recipients, languages } }: { audience: Audience }) {
  return (
    <div>
      <Text>
        Elle part à <strong>{countOf(recipients, "abonné")}</strong>
        {"\u202f"}:
      </Text>
      <List size="sm" mt={4}>
        {languages
          .filter((one) => one.recipients > 0)
          .map((one) => (
            <List.Item key={one.language}>
              {countOf(one.recipients, "abonné")} en {LANGUAGE_IN_FRENCH[one.is_written ? one.language : "fr"].toLowerCase()}
              {!one.is_written &&
                `, faute d’une traduction publiée en ${LANGUAGE_IN_FRENCH[one.language].toLowerCase()}, la langue dans laquelle ils se sont abonnés`}
            </List.Item>
          ))}
      </List>
    </div>
  );
}
