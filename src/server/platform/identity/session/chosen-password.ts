import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { isMostlyName, PASSWORD_IS_A_NAME } from "#contracts/session/password.ts";
import { ApiKey } from "../api-key/api-key.entity.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { PasswordLink } from "../person/password-link.entity.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { hashPassword } from "./password.ts";
import { Session } from "./session.entity.ts";

/** The hash of a password that a person chose. Fails with `invalid` where it is little more than their name or the company's. Takes long: call it
 *  outside of transactions. */
export async function hashChosen(em: EntityManager, password: string, username: string): Promise<string> {
  const { name } = await readSettings(em);
  if (isMostlyName(password, [username, name])) throw invalidField("password", PASSWORD_IS_A_NAME);
  return hashPassword(password);
}

/** Ends the links by which a person could choose a password, in the caller's transaction: who has one in hand, or in a former mailbox, had it by what
 *  was true until now. */
export async function endLinks(em: EntityManager, administrator: number): Promise<void> {
  await em.nativeDelete(PasswordLink, { administrator });
}

/** Gives a person another password in the caller's transaction, and ends their links. Without `butSession` the account is taken back: all sessions and API keys end.
 *  With it the person changes their own password: their other sessions end, and their keys stay. */
export async function setPassword(
  em: EntityManager,
  { id, password_hash, butSession }: { id: number; password_hash: string; butSession?: string },
): Promise<void> {
  // No new version: who has the person in a list or a form has seen no password.
  await sql`update administrator set password_hash = ${password_hash}, password_is_generated = false where id = ${id}`.execute(
    em.getKysely(),
  );
  await em.nativeDelete(Session, { administrator: id, ...(butSession !== undefined && { id: { $ne: butSession } }) });
  await endLinks(em, id);
  if (butSession === undefined) await em.nativeDelete(ApiKey, { administrator: id });
}
