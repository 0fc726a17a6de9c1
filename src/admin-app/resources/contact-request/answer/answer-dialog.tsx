import { Alert, Loader, Stack, Text, Button, Group } from "@mantine/core";
import { CopyButton } from "#admin-app/kit/fields/copy-button.tsx";
import { MailX, Check, Copy, Mail } from "lucide-react";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import type { ReplyTemplate } from "#contracts/reply-template/reply-template.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { isUncertain, sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { FailureAlert, LoadFailure, MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { SENDS_MAIL } from "#admin-app/kit/layout/brand.ts";
import { trpc } from "#admin-app/rpc.ts";
import { AnswerFields, PreviewByPerson } from "./answer-fields.tsx";
import {
  type AnswerWords,
  findAnswerFaults,
  listLanguages,
  listNames,
  useAnswerWords,
  useSendingAnswer,
  fillAnswer,
} from "./use-answer.ts";
import { useState } from "react";
import { DialogActions } from "#admin-app/kit/dialogs/short-form.tsx";
import { nameOf } from "../contact-request-words.ts";
import { buildMailAnswer } from "../reply-links.ts";

const EMPTY: AnswerWords = { subject: "", text: "" };

/** Answers one request, or several at once, from a template or freely. `words` are those that it opens with. */
export function AnswerDialog({
  ids,
  words,
  onClose,
}: {
  /** The requests; closed while there are none. */
  ids: number[];
  words?: AnswerWords | undefined;
  onClose: () => void;
}) {
  const isOpen = ids.length > 0;
  return (
    <FormModal opened={isOpen} onClose={onClose} size="lg" title={ids.length > 1 ? `Répondre à ${ids.length} demandes` : "Répondre"}>
      {isOpen && <Addressees ids={ids} words={words} onClose={onClose} />}
    </FormModal>
  );
}

type Surroundings = { words?: AnswerWords | undefined; onClose: () => void };

/** Reads who is answered, and the templates. */
function Addressees({ ids, ...surroundings }: { ids: number[] } & Surroundings) {
  const requests = trpc.contactRequests.addressees.useQuery({ ids }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  const templates = trpc.replyTemplates.list.useQuery();
  if (requests.error && !requests.data)
    return <LoadFailure title="Les demandes n’ont pas pu être lues" error={requests.error} onRetry={() => void requests.refetch()} />;
  if (!requests.data || templates.isPending) return <Loader aria-label="Chargement des demandes..." />;
  if (requests.data.length === 0) return <Text>Ces demandes n’existent plus.</Text>;
  return (
    <>
      <MissingPart title="Les modèles n’ont pas pu être chargés" query={templates} />
      <AnswerForm requests={requests.data} templates={templates.data ?? []} {...surroundings} />
    </>
  );
}

const UNCERTAIN = "Il n’est pas sûr que la réponse soit partie. Renvoyée telle quelle, elle ne part qu’une fois.";

/** The form of an answer to these requests. */
function AnswerForm({
  requests,
  templates,
  words: initial = EMPTY,
  onClose,
}: { requests: ContactRequestItem[]; templates: ReplyTemplate[] } & Surroundings) {
  const answer = useAnswerWords(initial);
  const [areFaultsShown, setAreFaultsShown] = useState(false);
  const sending = useSendingAnswer({ requests, onSent: onClose });
  const faults = findAnswerFaults(answer.words);
  const count = requests.length;

  function handleSend() {
    if (Object.keys(faults).length > 0) setAreFaultsShown(true);
    else sending.mutate(answer.words);
  }

  return (
    <Stack>
      {!SENDS_MAIL && (
        <Alert icon={<MailX aria-hidden />} color="gray" title="Ce serveur n’envoie pas d’e-mails">
          Écrivez la réponse ici, puis ouvrez-la dans votre messagerie ou copiez-la. L’envoi se règle sur le serveur, par SMTP_URL.
        </Alert>
      )}
      <Text size="sm">
        <strong>À</strong> {listNames(requests)}
        <br />
        <strong>Langue</strong> {listLanguages(requests)}
      </Text>
      <AnswerFields answer={answer} requests={requests} templates={templates} faults={areFaultsShown ? faults : {}} />
      {count > 1 && <PreviewByPerson words={answer.words} requests={requests} />}
      <FailureAlert error={sending.error} say={(error) => (isUncertain(error) ? `${UNCERTAIN} ${sentenceOf(error)}` : sentenceOf(error))} />
      {SENDS_MAIL ? (
        <DialogActions
          verb={count > 1 ? `Envoyer ${count} réponses` : "Envoyer"}
          onCancel={onClose}
          onConfirm={handleSend}
          isPending={sending.isPending}
        />
      ) : (
        <AnswerByHand words={answer.words} requests={requests} />
      )}
    </Stack>
  );
}

/** Ways to send an answer where the server sends none: each person's opens in the mail program, or is copied. */
function AnswerByHand({ words, requests }: { words: AnswerWords; requests: ContactRequestItem[] }) {
  const isOne = requests.length === 1;
  return (
    <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {requests.map((request) => {
        const filled = fillAnswer(words, request);
        return (
          <Group key={request.id} component="li" justify="space-between" gap="xs">
            <Text size="sm">{!isOne && nameOf(request)}</Text>
            <Group gap="xs">
              <CopyButton value={filled.text}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    size={isOne ? "sm" : "xs"}
                    leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
                    onClick={copy}
                    aria-label={`${copied ? "Copié" : "Copier"}\u202f: ${nameOf(request)}`}
                  >
                    {copied ? "Copié" : "Copier le texte"}
                  </Button>
                )}
              </CopyButton>
              <Button
                component="a"
                size={isOne ? "sm" : "xs"}
                href={buildMailAnswer(request, filled)}
                leftSection={<Mail size={16} aria-hidden />}
                aria-label={`Ouvrir dans ma messagerie\u202f: ${nameOf(request)}`}
              >
                Ouvrir dans ma messagerie
              </Button>
            </Group>
          </Group>
        );
      })}
    </Stack>
  );
}
