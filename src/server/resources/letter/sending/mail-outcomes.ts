import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { FailedRecipient } from "#contracts/letter/sending.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { LetterRecipient } from "./letter-sending.entity.ts";
import { IS_FAILED } from "./read-sendings.ts";

/** Notes that the mail of a letter was sent, in the transaction that takes it from the outbox. */
export async function markLetterSent(em: EntityManager, mail: string): Promise<void> {
  await em.nativeUpdate(LetterRecipient, { mail }, { sent_at: nowOf(em) });
}

/** Notes that a subscriber leaves: on what waits for them, and on the last letter they got. Stands before the mails to
 *  them are deleted. */
export async function noteLeaving(em: EntityManager, subscriber: number, now: Date): Promise<void> {
  // Locked in the order of the sending: the mail, then its recipient.
  await sql`select id from outbox where subscriber = ${subscriber} for update`.execute(em.getKysely());
  await sql`update letter_recipient r set left_at = ${now} where r.subscriber = ${subscriber} and r.left_at is null and (
    (r.sent_at is null and (r.posted_at is null or exists (select from outbox o where o.id = r.mail and o.given_up_at is null)))
    or r.letter = (select letter from letter_recipient l where l.subscriber = ${subscriber} and l.sent_at is not null
      order by l.sent_at desc limit 1))`.execute(em.getKysely());
}

/** Most failed addresses that are listed. */
const LISTED_MAX = 500;

/** Lists the addresses that did not get a letter, with what the mail server said of each. */
export async function listFailed(em: EntityManager, letter: number): Promise<FailedRecipient[]> {
  const { rows } = await sql<FailedRecipient>`
    select r.subscriber, p.email, p.status = 'bounced' as is_bounced,
      coalesce((select last_error from outbox where id = r.mail), '') as error
    from letter_recipient r join subscriber p on p.id = r.subscriber
    where r.letter = ${letter} and ${IS_FAILED} order by p.email limit ${LISTED_MAX}`.execute(em.getKysely());
  return rows;
}
