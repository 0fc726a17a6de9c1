import type { Role } from "#contracts/session/roles.ts";
import { hashPassword } from "#server/platform/identity/session/password.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import type { TestServer } from "./test-server.ts";

/** The password of every person that `aPerson` makes. */
export const PASSWORD = "le mot de passe des essais";

let passwordHash: Promise<string> | undefined;

/** A person with a role, who may sign in. Gives their id. */
export async function aPerson({ orm }: Pick<TestServer, "orm">, { username, role }: { username: string; role: Role }): Promise<number> {
  passwordHash ??= hashPassword(PASSWORD);
  const em = orm.em.fork();
  const person = em.create(Administrator, { username, role, password_hash: await passwordHash });
  await em.persist(person).flush();
  return person.id;
}

/** Signs a person in who has the password of `aPerson`; gives the headers of their requests. */
export async function signIn(server: Pick<TestServer, "send">, username: string): Promise<{ authorization: string }> {
  const { body } = await server.send("POST", "/api/admin/login", { username, password: PASSWORD });
  return { authorization: `Bearer ${body.token}` };
}
