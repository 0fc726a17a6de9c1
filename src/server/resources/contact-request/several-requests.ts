import { elide } from "#contracts/text/french.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { contactRequestFilterSchema } from "#contracts/contact-request/contact-request-list.ts";
import {
  changeRequestsSchema,
  type ChangeRequests,
  REQUESTS_AT_ONCE_MAX,
  requestIdsSchema,
  type RequestsChanged,
  requestsChangedSchema,
} from "#contracts/contact-request/several-requests.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { assignSent, lockManyForUpdate } from "#server/platform/rpc/entity-store.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ContactRequest } from "./contact-request.entity.ts";
import { ANSWERING, buildFilter, notAnswering } from "./contact-request-store.ts";

/** Changes of many requests at once, in one transaction. */
export const severalProcedures = {
  /** Ids of the requests of a list, on all its pages: a later change applies to these, not to what is found then. */
  ids: adminProcedure
    .input(contactRequestFilterSchema)
    .output(requestIdsSchema)
    .query(async ({ ctx: { em }, input }) => {
      const orderBy = [{ created_at: "desc" as const }, { id: "desc" as const }];
      const found = await em.find(ContactRequest, buildFilter(input), { fields: ["id"], orderBy, limit: REQUESTS_AT_ONCE_MAX });
      return { ids: found.map(({ id }) => id) };
    }),
  /** Changes each request as it says; those that are gone are left out. Fails with `stale`, naming the person, where
   *  one was changed since the version that is given, and changes nothing then. */
  changeMany: adminProcedure
    .input(changeRequestsSchema)
    .use(transaction)
    .output(requestsChangedSchema)
    .mutation(({ ctx: { em }, input: { changes } }) => changeRequests(em, changes)),
};

async function findOwners(em: EntityManager, changes: ChangeRequests["changes"]): Promise<Map<number, Administrator>> {
  const ids = [...new Set(changes.flatMap(({ owner }) => owner ?? []))];
  const able = ids.length > 0 ? await em.find(Administrator, { $and: [{ id: { $in: ids } }, ANSWERING] }) : [];
  return new Map(able.map((person) => [person.id, person]));
}

function refuseStaleRequest({ firstName, lastName, version }: ContactRequest, seen: number | undefined): void {
  if (seen === undefined || seen === version) return;
  const sentence = `La demande ${elide(`${firstName} ${lastName}`)} a été modifiée entre-temps\u202f: rien n’a été changé.`;
  throw new AppError("stale", sentence, { version });
}

async function changeRequests(em: EntityManager, changes: ChangeRequests["changes"]): Promise<RequestsChanged> {
  const owners = await findOwners(em, changes);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const changed: { request: ContactRequest; before: RequestsChanged["changed"][number]["before"] }[] = [];
  for (const request of await lockManyForUpdate(em, ContactRequest, [...byId.keys()])) {
    const { version, status, owner } = byId.get(request.id) ?? {};
    refuseStaleRequest(request, version);
    const before = { status: request.status, owner: request.owner?.id ?? null };
    const person = typeof owner === "number" && owner !== before.owner ? owners.get(owner) : request.owner;
    if (typeof owner === "number" && !person) throw notAnswering();
    assignSent(em, request, { status, owner: owner === null ? null : person });
    if (request.status !== before.status || (request.owner?.id ?? null) !== before.owner) changed.push({ request, before });
  }
  await em.flush();
  return { changed: changed.map(({ request: { id, version }, before }) => ({ id, version, before })) };
}
