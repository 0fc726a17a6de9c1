import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { normalize } from "#contracts/shared/normalize.ts";
import { recordOperation } from "../security-event/record-security-event.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { setPassword } from "./chosen-password.ts";
import { hashPassword } from "./password.ts";
import { Administrator } from "./session.entity.ts";

/** Gives a person a new random password, for who operates the server; ends their sessions and API keys. Fails with a `StartError` where no active person has
 *  that name. */
export async function resetPassword(em: EntityManager, name: string): Promise<{ username: string; password: string }> {
  const person = await em.findOne(Administrator, { normalized_username: normalize(name) });
  if (!person) throw new StartError(`password: no one is called ${name}`);
  if (!person.is_active) throw new StartError(`password: ${person.username} is deactivated; an administrator can reactivate them`);
  const { id, username } = person;
  const password = randomBytes(12).toString("base64url");
  const password_hash = await hashPassword(password);
  await em.fork().transactional(async (transaction) => {
    await setPassword(transaction, { id, password_hash });
    await recordOperation(transaction, "password_changed", username);
  });
  return { username, password };
}
