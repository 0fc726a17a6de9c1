import { elide } from "#contracts/text/french.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";
import { ForWriters, WritableFields } from "#admin-app/kit/session/writing.tsx";
import { Badge, Button, Group, Text, Textarea } from "@mantine/core";
import { Eraser, Mail, MessageCircle, MessageSquareReply, Phone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { REQUEST_TYPE_LABELS } from "#contracts/contact-request/request-form.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useConfirmation } from "#admin-app/kit/dialogs/use-confirmation.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { AnswerDialog } from "./answer/answer-dialog.tsx";
import { RequestReplies } from "./answer/request-replies.tsx";
import type { AnswerWords } from "./answer/use-answer.ts";
import { SENDS_MAIL } from "#admin-app/kit/layout/brand.ts";
import { erasePerson, CONTACT_REQUEST_NOTES } from "./contact-request-editing.ts";
import { MentionPicker } from "./mention/mention-picker.tsx";
import { buildMailReply, buildPhoneLink, buildWhatsAppLink } from "./reply-links.ts";
import { ContactRequestFacts, ContactRequestLines } from "./contact-request-facts.tsx";
import { ContactRequestProgress } from "./contact-request-progress.tsx";
import { AskedProduct } from "./contact-request-row.tsx";
import classes from "./contact-request-view.module.css";
import { nameOf, REQUEST_TYPE_COLORS } from "./contact-request-words.ts";
import { LeaveGuard } from "#admin-app/kit/dialogs/leave-guard.tsx";
import { InlineForm } from "#admin-app/kit/editor/inline-form.tsx";
import { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";

/** A request whole: what was asked, every way to answer, how far the answer is, and what colleagues noted. */
export function ContactRequestView({
  request,
  now,
  takesFocus,
  onErased,
}: {
  request: ContactRequestItem;
  now: number;
  /** Whether nothing else in the window has the focus. */
  takesFocus: boolean;
  onErased: () => void;
}) {
  const { requestType, subject, message, product, language, company } = request;
  const mayErase = useIsAtLeast("admin");
  const call = buildPhoneLink(request);
  const chat = buildWhatsAppLink(request);
  useSeenMention(request.id);
  const [answer, setAnswer] = useState<{ words?: AnswerWords }>();
  return (
    <div className={classes.view}>
      <section className={classes.asked} aria-label="Ce qui est demandé">
        <Group gap="xs">
          <Badge color={REQUEST_TYPE_COLORS[requestType]}>{REQUEST_TYPE_LABELS[requestType]}</Badge>
          {company && <Text size="sm">{company}</Text>}
          {product && <AskedProduct product={product} className={classes.product} />}
        </Group>
        {subject && (
          <Text component="h3" fw={650} size="lg" lang={language}>
            {subject}
          </Text>
        )}
        <p className={classes.message} lang={language}>
          {message}
        </p>
        <ContactRequestLines request={request} />
        <Group gap="xs">
          <ReplyButtons request={request} takesFocus={takesFocus} onAnswer={() => setAnswer({})} />
          {call && (
            <Button component="a" href={call} variant="default" leftSection={<Phone size={18} aria-hidden />}>
              Appeler
            </Button>
          )}
          {chat && (
            <Button
              component="a"
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              leftSection={<MessageCircle size={18} aria-hidden />}
            >
              WhatsApp
            </Button>
          )}
        </Group>
        <RequestReplies request={request} onReuse={(words) => setAnswer({ words })} />
        <ContactRequestNotes request={request} />
        <AnswerDialog ids={answer ? [request.id] : []} words={answer?.words} onClose={() => setAnswer(undefined)} />
      </section>
      <aside className={classes.side} aria-label="Suivi de la demande">
        <WritableFields>
          <ContactRequestProgress request={request} now={now} />
        </WritableFields>
        <ContactRequestFacts request={request} />
        {mayErase && <Erasure request={request} onErased={onErased} />}
      </aside>
    </div>
  );
}

/** Buttons to write to the person: from here, where mails leave from here, and in the mail program. */
function ReplyButtons({ request, takesFocus, onAnswer }: { request: ContactRequestItem; takesFocus: boolean; onAnswer: () => void }) {
  const first = useRef<HTMLDivElement>(null);
  // The window opened before there was anything in it to focus.
  useEffect(() => {
    if (takesFocus) first.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [takesFocus]);
  const byMail = (
    <Button
      component="a"
      href={buildMailReply(request)}
      variant={SENDS_MAIL ? "default" : "filled"}
      leftSection={<Mail size={18} aria-hidden />}
    >
      {SENDS_MAIL ? "Dans ma messagerie" : "Répondre par e-mail"}
    </Button>
  );
  return (
    <Group gap="xs" ref={first}>
      {!SENDS_MAIL && byMail}
      {request.status !== "spam" && (
        <ForWriters>
          <Button variant={SENDS_MAIL ? "filled" : "default"} leftSection={<MessageSquareReply size={18} aria-hidden />} onClick={onAnswer}>
            {SENDS_MAIL ? "Répondre" : "Avec un modèle"}
          </Button>
        </ForWriters>
      )}
      {SENDS_MAIL && byMail}
    </Group>
  );
}

function Erasure({ request, onErased }: { request: ContactRequestItem; onErased: () => void }) {
  const erasure = useConfirmation({
    act: ({ id }: ContactRequestItem) => erasePerson(id),
    onDone: ({ requests = 1 }) => {
      notifySuccess(requests > 1 ? `Données effacées\u202f: ${requests} demandes` : "Données effacées");
      onErased();
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<Eraser size={16} aria-hidden />}
        className={classes.erase}
        onClick={() => erasure.ask(request)}
      >
        Effacer les données de cette personne
      </Button>
      <RemovalDialog removal={erasure} title="Effacer les données de cette personne" verb="Effacer" isBinned={false}>
        Toutes les demandes {elide(nameOf(request))} ({request.email}), leurs notes, vos réponses, les e-mails qui attendent et son
        abonnement à la lettre d’information seront effacés.
      </RemovalDialog>
    </>
  );
}

/** Notes among colleagues; saved on request, a draft until then. */
function ContactRequestNotes({ request }: { request: ContactRequestItem }) {
  const editor = useEditor({ resource: CONTACT_REQUEST_NOTES, item: request });
  const { form, notices, isDirty, isUnsaved, isSaving, save, discard } = editor;
  return (
    <InlineForm save={save} notices={notices}>
      <Textarea
        label="Notes"
        description="Visibles dans l’administration seulement. @ et un nom préviennent un collègue."
        autosize
        minRows={4}
        {...form.getInputProps("notes")}
        key={form.key("notes")}
      />
      <Group mt="xs" gap="sm">
        <ActionButton type="submit" variant="light" loading={isSaving} title="Ctrl + S ou ⌘ + S">
          Enregistrer les notes
        </ActionButton>
        {isDirty && (
          <Text size="sm" c="dimmed">
            Pas encore enregistrées
          </Text>
        )}
        <MentionPicker note={form.values.notes} before={request.notes} onChange={(notes) => form.setFieldValue("notes", notes)} />
      </Group>
      <LeaveGuard isUnsaved={isUnsaved} isDraft onDiscard={discard} />
    </InlineForm>
  );
}

/** Takes the mark away of an opened request whose notes name the signed-in person. A mark that cannot be taken away
 *  now is there the next time. */
function useSeenMention(id: number): void {
  const mentions = trpc.contactRequests.mentions.useQuery();
  const isNamed = mentions.data?.some((mention) => mention.id === id) ?? false;
  useEffect(() => {
    if (!isNamed) return;
    rpcClient.contactRequests.seen.mutate({ id }).then(
      () => queries.contactRequests.mentions.invalidate(),
      () => {},
    );
  }, [id, isNamed]);
}
