import { createHash, randomBytes } from "node:crypto";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { LinkKind } from "#contracts/session/password-link.ts";
import { AppError } from "#server/app-error.ts";
import { ForgottenPassword } from "./forgotten-password.entity.ts";
import { PasswordLink } from "./password-link.entity.ts";

/** How long a link opens something, in milliseconds. */
export const LINK_LIFETIME_MS: Record<LinkKind, number> = { invitation: 7 * 24 * 60 * 60_000, reset: 30 * 60_000 };

const EXPIRED = "Ce lien n’est plus valable\u202f: il a déjà servi, ou il a expiré. Demandez-en un autre.";

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What a link is made with. `publicUrl` without trailing slash. */
type Circumstances = { now: Date; publicUrl: string };

/** Makes a link for a person in the caller's transaction; an invitation in place of their former links. One that a stranger asks for takes none
 *  away that the person has in hand: using one ends all. The secret stands behind the `#`, which browsers send
 *  to no server. */
export async function createLink(
  em: EntityManager,
  { administrator, kind }: { administrator: number; kind: LinkKind },
  { now, publicUrl }: Circumstances,
): Promise<{ link: string; expires_at: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + LINK_LIFETIME_MS[kind]);
  if (kind === "invitation") await em.nativeDelete(PasswordLink, { administrator });
  await em.insert(PasswordLink, { token_hash: hashOf(token), administrator, kind, expires_at });
  return { link: `${publicUrl}/admin/password#${token}`, expires_at };
}

/** The link of a secret, with its person. Fails with `not_found` where it was used, replaced or has expired, and for a deactivated person. */
export async function findLink(em: EntityManager, token: string, now: Date): Promise<PasswordLink> {
  const usable = { token_hash: hashOf(token), expires_at: { $gt: now }, administrator: { is_active: true } };
  const link = await em.findOne(PasswordLink, usable, { populate: ["administrator"] });
  if (!link) throw new AppError("not_found", EXPIRED);
  return link;
}

/** Uses a link up, with all others of its person, in the caller's transaction; of two at once, one does. Fails with `not_found`. */
export async function spendLink(em: EntityManager, { token_hash, administrator }: PasswordLink): Promise<void> {
  if ((await em.nativeDelete(PasswordLink, { token_hash })) === 0) throw new AppError("not_found", EXPIRED);
  await em.nativeDelete(PasswordLink, { administrator });
}

/** Erases the links that open nothing any more, and what was asked for while mail was sent, which is no longer; gives how many. */
export async function eraseOldLinks({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const em = orm.em.fork();
  const tooOld = new Date(now().getTime() - LINK_LIFETIME_MS.reset);
  const links = await em.nativeDelete(PasswordLink, { expires_at: { $lte: now() } });
  return links + (await em.nativeDelete(ForgottenPassword, { asked_at: { $lte: tooOld } }));
}
