import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { RecordedChange, Snapshot } from "#server/platform/database/change.entity.ts";
import { personalEvents } from "#contracts/webhook/webhook.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { mayCall } from "#server/platform/rpc/rights.ts";
import { allResources, type Resource, resourceNameOf } from "#server/platform/declaration/resource.ts";

/** Reads when the version of a change was written: a later version has a time of its own. */
async function readWriteTime(em: EntityManager, { entity }: Resource<string>, { record, version, at }: RecordedChange): Promise<Date> {
  const { rows } = await sql<{ updated_at: Date }>`
    select updated_at from ${sql.table(em.getMetadata().get(entity).tableName)} where id = ${record} and version = ${version}`.execute(
    em.getKysely(),
  );
  return new Date(rows[0]?.updated_at ?? at);
}

/** Event of a record of personal data, and the person who set its endpoint up. */
type PersonalEvent = { type: string; record: number; owner: number | undefined };

/** Reads the record of an event that may carry personal data. Gives undefined of any other event, of an erased record,
 *  and where the endpoint's owner may not read it, or not any more. */
export async function readPersonalItem(em: EntityManager, { type, record, owner }: PersonalEvent): Promise<object | undefined> {
  const declared = allResources().find(({ personal }) => personal && personalEvents(personal.name)[0] === type);
  if (!declared?.personal || owner === undefined) return undefined;
  const person = await em.findOne(Administrator, { id: owner, is_active: true });
  if (!person || !mayCall({ role: person.role }, { role: declared.rights.read })) return undefined;
  return declared.personal.readItem(em, record);
}

/** Builds the record of an event as the REST paths give it, in the version of the change. A snapshot that is older than
 *  today's contract is given as it was recorded. */
export async function eventItem(em: EntityManager, change: RecordedChange, snapshot: Snapshot): Promise<object> {
  const declared = allResources().find(({ entity }) => resourceNameOf(em, entity) === change.noun);
  if (!declared) return snapshot;
  const [read = snapshot] = (await declared.readSnapshots?.(em, [snapshot])) ?? [];
  const { created_at: created } = read;
  const item = {
    ...read,
    id: change.record,
    version: change.version,
    created_at: typeof created === "string" ? new Date(created).toISOString() : created,
    updated_at: (await readWriteTime(em, declared, change)).toISOString(),
  };
  const whole = (await declared.completeItem?.(em, item)) ?? item;
  const [contract] = Object.values(declared.schemas ?? {}); // the first is that of a record
  const parsed = contract?.safeParse(whole);
  return parsed?.success ? (parsed.data as object) : whole; // each contract of a record is an object
}
