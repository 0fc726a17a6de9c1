import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Sending, SendingState } from "#contracts/letter/sending.ts";

type Row = {
  letter: number;
  started_at: string | null;
  stopped_at: string | null;
  ended_at: string | null;
  recipients: number;
  sent: number;
  failed: number;
  left: number;
  unsubscribed: number;
};

/** SQL: whether the mail of a recipient `r` was given up, or left the outbox because it was too old. */
export const IS_FAILED = sql<boolean>`r.posted_at is not null and r.sent_at is null and r.left_at is null
  and not exists (select from outbox o where o.id = r.mail and o.given_up_at is null)`;

function stateOf({ started_at, stopped_at, recipients, sent, failed, left }: Row): SendingState {
  if (stopped_at) return "stopped";
  if (!started_at) return "planned";
  return sent + failed + left < recipients ? "sending" : "sent";
}

const toMoment = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Reads how far the sendings of letters are, by the letter, in one query. */
export async function readSendings(em: EntityManager, letters: number[]): Promise<Map<number, Sending>> {
  if (letters.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select s.letter, s.started_at, s.stopped_at, s.ended_at,
      count(r.subscriber)::int as recipients,
      count(r.subscriber) filter (where r.sent_at is not null)::int as sent,
      count(r.subscriber) filter (where ${IS_FAILED})::int as failed,
      count(r.subscriber) filter (where r.sent_at is null and r.left_at is not null)::int as left,
      count(r.subscriber) filter (where r.sent_at is not null and r.left_at is not null)::int as unsubscribed
    from letter_sending s left join letter_recipient r on r.letter = s.letter
    where s.letter = any(${letters}::int[]) group by s.letter`.execute(em.getKysely());
  return new Map(
    rows.map((row) => {
      const { letter, started_at, stopped_at: _stopped, ended_at, ...counts } = row;
      return [letter, { state: stateOf(row), started_at: toMoment(started_at), ended_at: toMoment(ended_at), ...counts }];
    }),
  );
}
