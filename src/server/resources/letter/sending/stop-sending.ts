import type { EntityManager } from "@mikro-orm/postgresql";
import { LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import { AppError } from "#server/platform/errors/app-error.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { LetterSending } from "./letter-sending.entity.ts";

const NOT_UNDER_WAY = "Cet envoi n’est pas en cours\u202f: il n’y a rien à arrêter.";
const NOT_STOPPED = "Cet envoi n’est pas arrêté\u202f: il n’y a rien à reprendre.";

/** Stops a sending. The mails that were never attempted leave the outbox, and wait with the others; one that was
 *  attempted may have reached its reader, and is left to its next try. Fails with `conflict` unless it is under way. */
export async function stopSending(em: EntityManager, letter: number): Promise<void> {
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
export async function resumeSending(em: EntityManager, letter: number): Promise<void> {
  const sending = await em.findOneOrFail(LetterSending, { letter }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!sending.stopped_at) throw new AppError("conflict", NOT_STOPPED);
  sending.stopped_at = null;
  await em.flush();
}
