import { HOUR_MS } from "#server/platform/database/durations.ts";
import { z } from "zod";
import { letterSchema } from "#contracts/letter/letter.ts";
import {
  audienceSchema,
  failedRecipientSchema,
  sendLetterSchema,
  testedLetterSchema,
  testLetterSchema,
} from "#contracts/letter/sending.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, roleProcedure, signedInProcedure } from "#server/platform/rpc/trpc.ts";
import { Letter } from "../letter.entity.ts";
import { letterStore } from "../letter-store.ts";
import { cancelSending, confirmSending, countAudience, NO_MAIL } from "./confirm-sending.ts";
import { listFailed } from "./mail-outcomes.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import { nowOf } from "#server/platform/database/clock.ts";
import { LetterSending } from "./letter-sending.entity.ts";
import { type Language, inLanguage } from "#contracts/shared/language.ts";
import { personName } from "#contracts/person/person.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { post } from "#server/platform/mail/outbox.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { readLetterContent } from "../mail/letter-content.ts";
import { UNSUBSCRIBE_MARK } from "../mail/letter-mail.ts";
import { writeLetterMail } from "../mail/write-letter-mail.ts";

/** Administrators alone write to the subscribers. */
const sendingProcedure = roleProcedure("admin");

/** A step that refuses where no mail server is configured. */
const sendsMail = ({ isEnabled }: { isEnabled: boolean }) => {
  if (!isEnabled) throw new AppError("conflict", NO_MAIL);
};

/** The sending of letters. */
export const sendingProcedures = {
  /** The subscribers who would get a letter now. */
  audience: adminProcedure
    .use(requireSession)
    .input(byIdSchema)
    .output(audienceSchema)
    .query(async ({ ctx: { em, session }, input: { id } }) => {
      const letter = await em.findOneOrFail(Letter, { id });
      const { email } = await em.findOneOrFail(Administrator, session.administrator);
      return { ...(await countAudience(em, letter)), own_address: email };
    }),
  /** Sends a letter to the person who asks. */
  sendTest: signedInProcedure
    .use(requireSession)
    .input(testLetterSchema)
    .use(transaction)
    .output(testedLetterSchema)
    .mutation(async ({ ctx: { em, now, mail, session, publicUrl, afterCommit }, input }) => {
      sendsMail(mail);
      const address = await postTest(em, input, { administrator: session.administrator, now: now(), origin: publicUrl });
      afterCommit(mail.wake);
      return { address };
    }),
  /** Confirms the sending of a letter to the subscribers, now or at a moment. */
  send: sendingProcedure
    .input(sendLetterSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em, mail, publicUrl, afterCommit }, input }) => {
      sendsMail(mail);
      await confirmSending(em, input, publicUrl);
      afterCommit(mail.wake);
      return letterStore.get(em, input.id);
    }),
  /** Takes the confirmation back, before the sending begins. */
  cancelSending: sendingProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em }, input: { id } }) => {
      await cancelSending(em, id);
      return letterStore.get(em, id);
    }),
  /** Stops a sending: who did not get the letter yet waits. */
  stop: sendingProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em }, input: { id } }) => {
      await stopSending(em, id);
      return letterStore.get(em, id);
    }),
  /** Goes on with a stopped sending. */
  resume: sendingProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em, mail, afterCommit }, input: { id } }) => {
      sendsMail(mail);
      await resumeSending(em, id);
      afterCommit(mail.wake);
      return letterStore.get(em, id);
    }),
  /** The addresses that did not get a letter, in alphabetical order. */
  failed: adminProcedure
    .input(byIdSchema)
    .output(z.array(failedRecipientSchema))
    .query(({ ctx: { em }, input: { id } }) => listFailed(em, id)),
};

const NOT_UNDER_WAY = "Cet envoi n’est pas en cours\u202f: il n’y a rien à arrêter.";
const NOT_STOPPED = "Cet envoi n’est pas arrêté\u202f: il n’y a rien à reprendre.";

/** Stops a sending. The mails that were never attempted leave the outbox, and wait with the others; one that was
 *  attempted may have reached its reader, and is left to its next try. Fails with `conflict` unless it is under way. */
async function stopSending(em: EntityManager, letter: number): Promise<void> {
  const sending = await em.findOneOrFail(LetterSending, { letter }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!sending.started_at || sending.ended_at || sending.stopped_at) throw new AppError("conflict", NOT_UNDER_WAY);
  sending.stopped_at = nowOf(em);
  await em.flush();
  await sql`with taken as (delete from outbox o using letter_recipient r
      where r.letter = ${letter} and r.mail = o.id and r.sent_at is null and o.attempts = 0 returning o.id)
    update letter_recipient set mail = null, posted_at = null where letter = ${letter} and mail in (select id from taken)`.execute(
    em.getKysely(),
  );
}

/** Goes on with a stopped sending. Fails with `conflict` unless it is stopped. */
async function resumeSending(em: EntityManager, letter: number): Promise<void> {
  const sending = await em.findOneOrFail(LetterSending, { letter }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!sending.stopped_at) throw new AppError("conflict", NOT_STOPPED);
  sending.stopped_at = null;
  await em.flush();
}

const NO_ADDRESS = "Votre compte n’a pas d’adresse e-mail\u202f: ajoutez-la dans «\u202fMon compte\u202f» pour recevoir un essai.";

type Circumstances = { administrator: number; now: Date; origin: string };

/** Posts a letter to the person who asks, in one language, and gives their address. Its link to unsubscribe ends no
 *  subscription. Fails with `conflict` for a person without an address. */
async function postTest(
  em: EntityManager,
  { id, language }: { id: number; language: Language },
  { administrator, now, origin }: Circumstances,
): Promise<string> {
  const letter = await em.findOneOrFail(Letter, { id });
  const person = await em.findOneOrFail(Administrator, administrator);
  if (person.email === "") throw new AppError("conflict", NO_ADDRESS);
  const content = await readLetterContent(em, letter, { language, at: now });
  const { subject, text, html } = writeLetterMail(content, { company: await readSettings(em), origin });
  const out = `${origin}${inLanguage(content.language, "/newsletter/desabonnement")}`;
  const mail = { text: text.replaceAll(UNSUBSCRIBE_MARK, out), html: html.replaceAll(UNSUBSCRIBE_MARK, out) };
  const to = { name: personName(person), address: person.email };
  post(
    em,
    { to, subject: WORDS[content.language].mail.letter.test(subject), language: content.language, ...mail },
    { now, lifetime: HOUR_MS },
  );
  await em.flush();
  return person.email;
}
