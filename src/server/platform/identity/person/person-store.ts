import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { sql } from "kysely";
import type { inviteSchema, Person, PersonState } from "#contracts/person/person.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { ApiKey } from "../api-key/api-key.entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { auditFields, changeEntity } from "#server/platform/rpc/entity-store.ts";
import { endLinks } from "#server/platform/identity/session/password.ts";
import { Administrator, Session } from "../session/session.entity.ts";

const LAST_ADMINISTRATOR = "Il faut qu’un administrateur reste\u202f: donnez d’abord ce rôle à une autre personne active.";
const NOT_ONESELF = "Votre propre accès ne se change pas ici\u202f: demandez-le à un autre administrateur.";

function stateOf({ is_active, password_hash }: Administrator): PersonState {
  if (!is_active) return "inactive";
  return password_hash === "" ? "invited" : "active";
}

/** A person as administrators see them. `asking` is the administrator who looks. */
export function toPerson(person: Administrator, asking: number): Person {
  const { id, username, display_name, email, role, last_seen_at } = person;
  return {
    ...auditFields(person),
    username,
    display_name,
    email,
    role,
    state: stateOf(person),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    is_self: id === asking,
  };
}

/** Fails with `conflict` where no other administrator could sign in. Locks them all, always in one order: of two who
 *  would each leave only the other one, the second finds out. */
async function refuseLastAdministrator(em: EntityManager, id: number): Promise<void> {
  const able = { role: "admin" as const, is_active: true, password_hash: { $ne: "" } };
  const administrators = await em.find(Administrator, able, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: "asc" } });
  if (administrators.every((administrator) => administrator.id === id)) throw new AppError("conflict", LAST_ADMINISTRATOR);
}

const TAKEN = "Ce nom d’utilisateur est déjà utilisé.";

/** Adds a person who has no password yet, in the caller's transaction. Fails with `conflict` where the username is
 *  taken, however it is written. */
export async function addPerson(em: EntityManager, input: z.infer<typeof inviteSchema>): Promise<Administrator> {
  // of two requests with one name, the second finds out
  await sql`lock table administrator in share row exclusive mode`.execute(em.getKysely());
  const isTaken = (await em.count(Administrator, { normalized_username: normalize(input.username) })) > 0;
  if (isTaken) throw new AppError("conflict", TAKEN, { issues: [{ path: "username", message: TAKEN }] });
  const person = em.create(Administrator, { ...input, password_hash: "" });
  await em.flush();
  return person;
}

type PersonChange = { id: number; version: number | undefined; fields: Partial<Pick<Administrator, "role" | "is_active">> };

/** Changes a person's role or access, in the caller's transaction; `asking` is the acting administrator. A deactivated
 *  person's links, sessions and API keys end. Fails with `not_found`, and with `conflict` for a stale version, oneself
 *  and the last administrator. */
export async function changePerson(em: EntityManager, change: PersonChange, asking: number): Promise<Person> {
  const { id, fields } = change;
  if (id === asking) throw new AppError("conflict", NOT_ONESELF);
  const mayLoseOne = fields.is_active === false || (fields.role !== undefined && fields.role !== "admin");
  if (mayLoseOne) await refuseLastAdministrator(em, id);
  const person = await changeEntity<Administrator>(em, Administrator, change);
  if (fields.is_active === false) {
    await endLinks(em, id);
    await em.nativeDelete(Session, { administrator: id });
    await em.nativeDelete(ApiKey, { administrator: id });
  }
  return toPerson(person, asking);
}
