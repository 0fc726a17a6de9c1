import { DAY_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { LETTERS_PER_MINUTE } from "#contracts/letter/sending.ts";
import type { Language } from "#contracts/shared/language.ts";
import { post } from "#server/platform/mail/outbox.ts";
import type { Reader } from "#server/resources/subscriber/subscription-mails.ts";
import { Subscriber } from "#server/resources/subscriber/subscriber.entity.ts";
import { addressMail, type LetterMails } from "../mail/letter-mail.ts";

/** Lifetime of a letter in the outbox: longer than its tries take. */
const LIFETIME_MS = 4 * DAY_MS;

type Dependencies = { orm: MikroORM; now: () => Date; publicUrl: () => string };

/** Fixes the recipients of the letters whose moment has come: the subscribers who are confirmed then. */
async function beginDueLetters(em: EntityManager, now: Date): Promise<void> {
  const { rows } = await sql<{ letter: number }>`
    update letter_sending set started_at = ${now} where started_at is null and due_at <= ${now} returning letter`.execute(em.getKysely());
  for (const { letter } of rows)
    await sql`insert into letter_recipient (letter, subscriber, language)
      select s.letter, p.id, case when jsonb_exists(s.mails, p.language) then p.language else 'fr' end
      from letter_sending s join subscriber p on p.status = 'confirmed' where s.letter = ${letter}`.execute(em.getKysely());
}

/** Counts the letters that may still leave in this minute. Those that a wrong clock noted ahead do not count. */
async function countAllowed(em: EntityManager, now: Date): Promise<number> {
  const { rows } = await sql<{ posted: number }>`select count(*)::int as posted from letter_recipient
    where posted_at > ${new Date(now.getTime() - MINUTE_MS)} and posted_at <= ${now}`.execute(em.getKysely());
  return LETTERS_PER_MINUTE - (rows[0]?.posted ?? 0);
}

type Recipient = Reader & { subscriber: number; status: string; mail_language: Language };

/** Takes the next recipients of a letter, under a lock. One who is just unsubscribing is left for the next time. */
async function takeRecipients(em: EntityManager, letter: number, limit: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select r.subscriber, r.language as mail_language, p.email, p.language, p.unsubscribe_token, p.status
    from letter_recipient r join subscriber p on p.id = r.subscriber
    where r.letter = ${letter} and r.posted_at is null and r.left_at is null
    order by r.subscriber limit ${limit} for update of r, p skip locked`.execute(em.getKysely());
  return rows;
}

/** Puts the mails of the next recipients of a letter into the outbox, and gives how many.
 *  Who is no longer subscribed gets none. */
async function postNext(
  em: EntityManager,
  { letter, mails, limit }: Due & { limit: number },
  { now, publicUrl }: { now: Date; publicUrl: string },
) {
  const recipients = await takeRecipients(em, letter, limit);
  for (const recipient of recipients) {
    const { subscriber, status, mail_language: language } = recipient;
    const mail = mails[language] ?? mails.fr;
    const isReader = status === "confirmed" && mail !== undefined;
    const id = isReader
      ? post(em, addressMail(mail, recipient, publicUrl, language), {
          now,
          lifetime: LIFETIME_MS,
          subscriber: em.getReference(Subscriber, subscriber),
        })
      : null;
    await sql`update letter_recipient set mail = ${id}, posted_at = ${isReader ? now : null}, left_at = ${isReader ? null : now}
      where letter = ${letter} and subscriber = ${subscriber}`.execute(em.getKysely());
  }
  await em.flush();
  return recipients.length;
}

/** Ends the sendings of which no recipient waits. */
async function endFinished(em: EntityManager, now: Date): Promise<void> {
  await sql`update letter_sending s set ended_at = ${now} where s.started_at is not null and s.ended_at is null and s.stopped_at is null
    and not exists (select from letter_recipient r where r.letter = s.letter and r.sent_at is null and r.left_at is null
      and (r.posted_at is null or exists (select from outbox o where o.id = r.mail and o.given_up_at is null)))`.execute(em.getKysely());
}

type Due = { letter: number; mails: LetterMails };

/** Locks the letters that are being sent, those begun first in front. Those that another instance is at are left
 *  out. */
async function lockUnderWay(em: EntityManager): Promise<Due[]> {
  const { rows } = await sql<Due>`select letter, mails from letter_sending
    where started_at is not null and ended_at is null and stopped_at is null
    order by started_at, letter for update skip locked`.execute(em.getKysely());
  return rows;
}

/** Counts the milliseconds until a letter begins; undefined where none is planned. */
async function untilNextBegins(em: EntityManager, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ due_at: string | null }>`select min(due_at) as due_at from letter_sending where started_at is null`.execute(
    em.getKysely(),
  );
  const due = rows[0]?.due_at;
  return due ? new Date(due).getTime() - now.getTime() : undefined;
}

/** Puts the letters whose turn it is into the outbox, and gives the milliseconds until the next begins.
 *  No more are put there than leave in one minute, each in one transaction with the note that it was: after a crash it
 *  goes on where it was. */
export async function postLetters({ orm, now, publicUrl }: Dependencies): Promise<number | undefined> {
  const em = orm.em.fork();
  const time = now();
  await em.transactional((transaction) => beginDueLetters(transaction, time));
  await em.transactional(async (transaction) => {
    const underWay = await lockUnderWay(transaction);
    let allowed = underWay.length > 0 ? await countAllowed(transaction, time) : 0;
    for (const due of underWay)
      if (allowed > 0) allowed -= await postNext(transaction, { ...due, limit: allowed }, { now: time, publicUrl: publicUrl() });
    await endFinished(transaction, time);
  });
  return untilNextBegins(em, time);
}
