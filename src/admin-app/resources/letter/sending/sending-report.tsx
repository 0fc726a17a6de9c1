import { Alert, Badge, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import type { Letter } from "#contracts/letter/letter.ts";
import type { Sending } from "#contracts/letter/sending.ts";
import { FailureAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { ActionButton, LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { SENDS_MAIL } from "#admin-app/kit/layout/brand.ts";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { letterToForm, showLetter } from "../letter-editing.ts";
import { LetterPreview } from "../letter-preview.tsx";
import { sendingSentence, sendingState } from "../letter-words.ts";
import { useLetters } from "../use-letters.ts";
import { FailedAddresses } from "./failed-addresses.tsx";
import layout from "#admin-app/kit/layout/form-columns.module.css";
import form from "../letter-form.module.css";
import classes from "./sending-report.module.css";

/** The progress of a sending, and the ways to stop it; the letter itself beside it. */
export function SendingReport({ letter: read, onClose }: { letter: Letter; onClose: () => void }) {
  const list = useLetters();
  const letter = list.data?.find(({ id, sending }) => id === read.id && sending) ?? read;
  const { sending } = letter;
  if (!sending) return null;
  const state = sendingState(letter);
  return (
    <div className={classes.body}>
      <div className={`${layout.columns} ${form.columns}`}>
        <Stack>
          <Group gap="xs">
            <Badge color={state.color}>{state.label}</Badge>
            <Text component="output" size="sm">
              {sendingSentence(letter)}
            </Text>
          </Group>
          {!SENDS_MAIL && sending.state !== "sent" && (
            <Alert icon={<MailX aria-hidden />} color="amber" title="Ce serveur n’envoie plus d’e-mails">
              La lettre attend. L’envoi se règle sur le serveur, par SMTP_URL.
            </Alert>
          )}
          {sending.state !== "planned" && <Figures sending={sending} />}
          <SendingActions letter={letter} state={sending.state} />
          {sending.failed > 0 && <FailedAddresses id={letter.id} failed={sending.failed} />}
          <Group>
            <Button variant="default" onClick={onClose}>
              Fermer
            </Button>
            <ForWriters>
              <LinkButton to="/admin/dashboard/letters/$id" params={{ id: "new" }} search={{ copy: letter.id }} variant="subtle">
                Partir d’une copie
              </LinkButton>
            </ForWriters>
          </Group>
        </Stack>
        <LetterPreview id={letter.id} values={letterToForm(letter)} />
      </div>
    </div>
  );
}

function Figures({ sending: { recipients, sent, failed, left, unsubscribed, state } }: { sending: Sending }) {
  const waiting = recipients - sent - failed - left;
  const figures = [
    { label: "Envoyées", value: sent },
    { label: "En attente", value: waiting },
    { label: "En échec", value: failed },
    { label: "Désabonnés avant leur tour", value: left },
    { label: "Désabonnés après elle", value: unsubscribed },
  ].filter(({ label, value }) => value > 0 || label === "Envoyées" || label === "Désabonnés après elle");
  return (
    <>
      {state !== "sent" && <Progress value={(100 * (recipients - waiting)) / Math.max(1, recipients)} aria-label="Part envoyée" />}
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <dd className={classes.value}>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const ACTIONS = {
  planned: { label: "Annuler l’envoi", hint: "La lettre redevient un brouillon, que l’on peut modifier.", call: "cancelSending" },
  sending: { label: "Arrêter l’envoi", hint: "Les lettres déjà parties ne se rappellent pas.", call: "stop" },
  stopped: { label: "Reprendre l’envoi", hint: "Elle part à ceux qui attendent, jamais deux fois au même.", call: "resume" },
} as const;

/** The action on a sending that is open to administrators; none on one that is done. */
function SendingActions({ letter: { id }, state }: { letter: Letter; state: Sending["state"] }) {
  const maySend = useIsAtLeast("admin");
  const acting = useMutation({
    mutationFn: (call: "cancelSending" | "stop" | "resume") => rpcClient.letters[call].mutate({ id }),
    onSuccess: showLetter,
  });
  if (state === "sent" || !maySend) return null;
  const { label, hint, call } = ACTIONS[state];
  return (
    <>
      <Group gap="sm">
        <ActionButton variant={state === "stopped" ? "filled" : "default"} loading={acting.isPending} onClick={() => acting.mutate(call)}>
          {label}
        </ActionButton>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </Group>
      <FailureAlert error={acting.error} />
    </>
  );
}
