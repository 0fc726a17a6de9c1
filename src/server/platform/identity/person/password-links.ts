import { DAY_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import { randomBytes } from "node:crypto";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { LinkKind } from "#contracts/session/password.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { liesAhead } from "#server/platform/database/clock.ts";
import { endLinks } from "#server/platform/identity/session/password.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { ForgottenPassword, PasswordLink } from "./password-link.entity.ts";
import { type Company, writeLetter } from "#server/platform/mail/letter.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";

/** Lifetimes of links, in milliseconds. */
export const LINK_LIFETIME_MS: Record<LinkKind, number> = { invitation: 7 * DAY_MS, reset: 30 * MINUTE_MS };

const EXPIRED = "Ce lien n’est plus valable\u202f: il a déjà servi, ou il a expiré. Demandez-en un autre.";

/** Time for which a used link is remembered, in milliseconds. */
const SPENT_KEPT_MS = 10 * MINUTE_MS;

/** Gives the hash under which a used link is stored: that of no secret. */
const spentHash = (token_hash: string) => `spent ${token_hash}`;

/** Makes a link for a person in the caller's transaction, in place of all their former ones. The secret follows the
 *  `#`, which browsers send to no server. `publicUrl` has no trailing slash. */
export async function createLink(
  em: EntityManager,
  { administrator, kind }: { administrator: number; kind: LinkKind },
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<{ link: string; expires_at: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + LINK_LIFETIME_MS[kind]);
  await endLinks(em, administrator);
  await em.insert(PasswordLink, { token_hash: sha256(token), administrator, kind, expires_at });
  return { link: `${publicUrl}/admin/password#${token}`, expires_at };
}

/** Finds the link of a secret, with its person. Fails with `not_found` where it was used, replaced or has expired, and
 *  for a deactivated person. */
export async function findLink(em: EntityManager, token: string, now: Date): Promise<PasswordLink> {
  const usable = { token_hash: sha256(token), expires_at: { $gt: now }, administrator: { is_active: true } };
  const link = await em.findOne(PasswordLink, usable, { populate: ["administrator"] });
  if (!link || liesAhead(link.expires_at.getTime() - LINK_LIFETIME_MS[link.kind], now)) throw new AppError("not_found", EXPIRED);
  return link;
}

/** Uses a link up in the caller's transaction; of two at once, one succeeds. The new password ends the other links of
 *  its person. Locks the person first, as every change of a password does. Fails with `not_found`. */
export async function spendLink(em: EntityManager, { token_hash, administrator }: PasswordLink): Promise<void> {
  await lockForUpdate(em, Administrator, administrator.id);
  if ((await em.nativeDelete(PasswordLink, { token_hash })) === 0) throw new AppError("not_found", EXPIRED);
}

/** Remembers in the caller's transaction, for minutes, that a link was used, so that the same request may come again.
 *  It opens nothing. */
export async function rememberSpent(em: EntityManager, { token_hash, administrator, kind }: PasswordLink, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + SPENT_KEPT_MS);
  await em.insert(PasswordLink, { token_hash: spentHash(token_hash), administrator, kind, expires_at });
}

/** Finds the person whose link was used within the last minutes. Undefined where none was, or where their password or
 *  another link has ended it since. */
export async function personOfSpent(em: EntityManager, token: string, now: Date): Promise<Administrator | undefined> {
  const spent = { token_hash: spentHash(sha256(token)), expires_at: { $gt: now }, administrator: { is_active: true } };
  const link = await em.findOne(PasswordLink, spent, { populate: ["administrator"], refresh: true });
  return link?.administrator;
}

/** Erases the links that open nothing any more, and requests for links where mail is no longer sent; gives how many. */
export async function eraseOldLinks({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const em = orm.em.fork();
  const tooOld = new Date(now().getTime() - LINK_LIFETIME_MS.reset);
  const links = await em.nativeDelete(PasswordLink, { expires_at: { $lte: now() } });
  return links + (await em.nativeDelete(ForgottenPassword, { asked_at: { $lte: tooOld } }));
}

/** Writes the mail with the link by which a person chooses a password. The back office is French, and so are its
 *  mails. */
export function linkMail({ person, company }: { person: Administrator; company: Company }, kind: LinkKind, link: string): OutgoingMail {
  const { username, email } = person;
  const { passwordLinks, greeting } = WORDS.fr.mail;
  const m = passwordLinks[kind];
  return {
    to: { name: "", address: email },
    subject: m.subject(company.name),
    language: "fr",
    ...writeLetter({
      company,
      language: "fr",
      parts: [greeting(""), m.text(company.name, username), { button: m.button, href: link }, m.expires],
    }),
  };
}
