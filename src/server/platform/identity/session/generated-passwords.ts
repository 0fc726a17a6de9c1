import type { EntityManager } from "@mikro-orm/postgresql";
import { normalize } from "#contracts/shared/normalize.ts";
import { recordOperation } from "#server/platform/identity/security-event/record-security-event.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { hashPassword, randomCharacters, setPassword } from "./password.ts";
import { Administrator } from "./session.entity.ts";
import { sql } from "kysely";

/** Length of a generated password, in characters: a hundred bits. */
const PASSWORD_LENGTH = 20;

/** Gives a person a new random password, for the operator of the server; ends their sessions and API keys. Fails with a
 *  `StartError` where no active person has that name. */
export async function resetPassword(em: EntityManager, name: string): Promise<{ username: string; password: string }> {
  const person = await em.findOne(Administrator, { normalized_username: normalize(name) });
  if (!person) throw new StartError(`password: no one is called ${name}`);
  if (!person.is_active) throw new StartError(`password: ${person.username} is deactivated; an administrator can reactivate them`);
  const { id, username } = person;
  const password = randomCharacters(PASSWORD_LENGTH);
  const password_hash = await hashPassword(password);
  await em.fork().transactional(async (transaction) => {
    await setPassword(transaction, { id, password_hash });
    await recordOperation(transaction, "password_changed", username);
  });
  return { username, password };
}

/** Creates the first administrator when there is none; of instances that start together, one does. Gives the password
 *  only when it was generated here, to be shown once. */
export async function createFirstAdministrator(
  em: EntityManager,
  { username, password }: { username: string; password: string | undefined },
): Promise<{ username: string; generatedPassword: string } | undefined> {
  if ((await em.count(Administrator)) > 0) return undefined;
  const generatedPassword = password ?? randomCharacters(PASSWORD_LENGTH);
  const password_hash = await hashPassword(generatedPassword);
  const isCreated = await em.transactional(async (transaction) => {
    await sql`lock table administrator in share row exclusive mode`.execute(transaction.getKysely());
    if ((await transaction.count(Administrator)) > 0) return false;
    transaction.create(Administrator, { username, role: "admin", password_hash, password_is_generated: password === undefined });
    return true;
  });
  return isCreated && password === undefined ? { username, generatedPassword } : undefined;
}

/** Whether an administrator still has a password that the first start generated and showed. */
export async function isPasswordGenerated(em: EntityManager): Promise<boolean> {
  return (await em.count(Administrator, { password_is_generated: true })) > 0;
}
