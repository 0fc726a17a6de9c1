import { DAY_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import { randomBytes } from "node:crypto";
import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { CONSENT_VERSION } from "#contracts/shared/submission.ts";
import type { Language } from "#contracts/shared/language.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readTrustedTime } from "#server/platform/database/trusted-time.ts";
import { Outbox } from "#server/platform/mail/outbox.entity.ts";
import { deleteExpiredMails, post } from "#server/platform/mail/outbox.ts";
import { assignSent } from "#server/platform/rpc/entity-store.ts";
import { noteLeaving } from "#server/resources/letter/sending/mail-outcomes.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { alreadySubscribedMail, confirmationMail, welcomeMail } from "./subscription-mails.ts";
import { Subscriber } from "./subscriber.entity.ts";

/** Lifetime of the link of the confirmation mail, and of an unconfirmed address. The legal texts name it. */
export const CONFIRM_WITHIN_DAYS = 7;

const EXPIRED = "Ce lien n’est plus valable. Abonnez-vous à nouveau pour en recevoir un autre.";

/** Context of the request. */
type Context = { now: Date; publicUrl: string };

function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Loads the subscriber of an address, in any case, under a lock. Fails with `not_found`. */
export async function lockByEmail(em: EntityManager, email: string): Promise<Subscriber> {
  const { rows } = await sql<{ id: number }>`
    select id from subscriber where lower(email) = lower(${email})`.execute(em.getKysely());
  const [{ id } = { id: 0 }] = rows;
  return em.findOneOrFail(Subscriber, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Erases the addresses that were neither confirmed nor accepted in time, with the mails to them. */
async function eraseUnconfirmed(em: EntityManager, now: Date): Promise<void> {
  const time = await readTrustedTime(em, now);
  const heldUntil = new Date(time.getTime() - CONFIRM_WITHIN_DAYS * DAY_MS);
  await em.nativeDelete(Subscriber, {
    $or: [
      { status: "pending", token_expires_at: { $lt: time } },
      { status: "spam", created_at: { $lt: heldUntil } },
    ],
  });
}

/** Stores an address that looks like spam apart, without a mail; a known one stays as it is. */
export async function holdSubscription(
  em: EntityManager,
  { email, language }: { email: string; language: Language },
  now: Date,
): Promise<void> {
  await eraseUnconfirmed(em, now);
  await sql`
    insert into subscriber (email, language, status, consent_version, unsubscribe_token, created_at, updated_at)
    values (${email}, ${language}, 'spam', ${CONSENT_VERSION}, ${newToken()}, ${now}, ${now}) on conflict do nothing`.execute(
    em.getKysely(),
  );
}

/** Stores the wish of a visitor to subscribe, and sends a mail. Does the same work whether or not the address is known:
 *  one row, one mail. Only the reader of the mailbox learns more. */
export async function requestSubscription(
  em: EntityManager,
  { email, language }: { email: string; language: Language },
  { now, publicUrl }: Context,
): Promise<void> {
  const token = newToken();
  await deleteExpiredMails(em, now);
  await eraseUnconfirmed(em, now);
  await sql`
    insert into subscriber (email, language, status, unsubscribe_token, created_at, updated_at)
    values (${email}, ${language}, 'pending', ${newToken()}, ${now}, ${now}) on conflict do nothing`.execute(em.getKysely());
  const subscriber = await lockByEmail(em, email);
  const isConfirmed = subscriber.status === "confirmed";
  if (!isConfirmed) {
    const token_expires_at = new Date(now.getTime() + CONFIRM_WITHIN_DAYS * DAY_MS);
    Object.assign(subscriber, { status: "pending", email, language, consent_version: CONSENT_VERSION });
    Object.assign(subscriber, { token_hash: sha256(token), token_expires_at, confirmed_at: null, updated_at: now });
  }
  const sender = { company: await readSettings(em), publicUrl };
  const mail = isConfirmed
    ? alreadySubscribedMail(subscriber, sender)
    : confirmationMail(subscriber, sender, { token, days: CONFIRM_WITHIN_DAYS });
  post(em, mail, { now, lifetime: CONFIRM_WITHIN_DAYS * DAY_MS, subscriber });
}

/** Confirms the subscription of a mail's link; a second time changes nothing. Fails with `not_found` when the link is
 *  unknown, replaced by a newer one, or too old. */
export async function confirmSubscription(em: EntityManager, token: string, { now, publicUrl }: Context): Promise<void> {
  const subscriber = await em.findOne(Subscriber, { token_hash: sha256(token) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!subscriber?.token_expires_at || subscriber.token_expires_at < now) throw new AppError("not_found", EXPIRED);
  if (subscriber.status !== "pending") return;
  Object.assign(subscriber, { status: "confirmed", confirmed_at: now, updated_at: now });
  post(em, welcomeMail(subscriber, { company: await readSettings(em), publicUrl }), { now, lifetime: DAY_MS, subscriber });
}

/** Ends the subscription of a mail's link, and any confirmation under way. Never fails and reveals nothing: the link
 *  does what it promises, once or ten times. The address stays stored, so that an older mail's link still works after a
 *  new subscription; an administrator can erase it. */
export async function endSubscription(em: EntityManager, token: string, now: Date): Promise<void> {
  const subscriber = await em.findOne(Subscriber, { unsubscribe_token: token }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!subscriber) return;
  if (subscriber.status === "confirmed") await noteLeaving(em, subscriber.id, now);
  assignSent(em, subscriber, { status: "unsubscribed", token_hash: null, token_expires_at: null, confirmed_at: null });
  await em.nativeDelete(Outbox, { subscriber });
}
