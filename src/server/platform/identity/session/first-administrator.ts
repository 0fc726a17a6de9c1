import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { hashPassword } from "./password.ts";
import { Administrator } from "./session.entity.ts";

/** Creates the first administrator when there is none; among instances that start together, one does. Gives the password only when it was
 *  generated here, to be shown once. */
export async function createFirstAdministrator(
  em: EntityManager,
  { username, password }: { username: string; password: string | undefined },
): Promise<{ username: string; generatedPassword: string } | undefined> {
  if ((await em.count(Administrator)) > 0) return undefined;
  const generatedPassword = password ?? randomBytes(12).toString("base64url");
  const password_hash = await hashPassword(generatedPassword);
  const isCreated = await em.transactional(async (transaction) => {
    await sql`lock table administrator in share row exclusive mode`.execute(transaction.getKysely());
    if ((await transaction.count(Administrator)) > 0) return false;
    transaction.create(Administrator, { username, role: "admin", password_hash, password_is_generated: password === undefined });
    return true;
  });
  return isCreated && password === undefined ? { username, generatedPassword } : undefined;
}

/** Whether an administrator's password was generated here, so that the terminal showed it at the first start. */
export async function isPasswordGenerated(em: EntityManager): Promise<boolean> {
  return (await em.count(Administrator, { password_is_generated: true })) > 0;
}
