import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import {
  type contactRequestChangeSchema,
  type contactRequestFilterSchema,
  type ContactRequestItem,
  COUNTED_REQUESTS_MAX,
  REQUEST_STATUSES,
  type RequestLine,
} from "#contracts/contact-request/contact-request-list.ts";
import { personName } from "#contracts/person/person.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { assignSent, type Change, refuseStale, lockForUpdate, auditFields } from "#server/platform/rpc/entity-store.ts";
import { matchWords } from "#server/platform/database/text-sql.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ContactRequest, ContactRequestLine } from "./contact-request.entity.ts";

type RequestChange = Omit<z.infer<typeof contactRequestChangeSchema>, "id" | "version" | "merge">;

type Filter = z.infer<typeof contactRequestFilterSchema>;

/** Filter of the people who can answer requests: active, and allowed to write them. */
export const ANSWERING: FilterQuery<Administrator> = { is_active: true, password_hash: { $ne: "" }, role: { $in: ["admin", "editor"] } };

/** The refusal of an owner who cannot answer requests. */
export const notAnswering = () => invalidField("owner", "Cette personne ne peut pas répondre aux demandes.");

/** The owner of a request as it crosses the wire. */
export function toOwner({ id, username, display_name }: Administrator): NonNullable<ContactRequestItem["owner"]> {
  return { id, username, display_name };
}

function toLine({ product, reference, title, quantity, note }: ContactRequestLine): RequestLine {
  return { product: product?.id ?? null, reference, title, quantity, note };
}

function toItem(request: ContactRequest, lines: ContactRequestLine[]): ContactRequestItem {
  const { requestType, firstName, lastName, email, phone, company, subject, message } = request;
  const { language, consent_version, product, product_title, from_page, status, owner, notes, due_at, answered_at } = request;
  return {
    ...auditFields(request),
    requestType,
    firstName,
    lastName,
    email,
    phone,
    company,
    subject,
    message,
    language,
    consent_version,
    product: product_title ? { id: product?.id ?? null, title: product_title } : null,
    lines: lines.map(toLine),
    from_page,
    status,
    owner: owner ? toOwner(owner) : null,
    notes,
    due_at: due_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  };
}

/** Requests as they cross the wire, each with its selection. Their `owner` must be loaded. */
export async function toItems(em: EntityManager, requests: ContactRequest[]): Promise<ContactRequestItem[]> {
  const ids = requests.map(({ id }) => id);
  const lines =
    ids.length > 0 ? await em.find(ContactRequestLine, { contact_request: { $in: ids } }, { orderBy: { position: "asc" } }) : [];
  const byRequest = Map.groupBy(lines, ({ contact_request }) => contact_request.id);
  return requests.map((request) => toItem(request, byRequest.get(request.id) ?? []));
}

/** One request as it crosses the wire. Its `owner` must be loaded. */
async function toWholeItem(em: EntityManager, request: ContactRequest): Promise<ContactRequestItem> {
  const lines = await em.find(ContactRequestLine, { contact_request: request }, { orderBy: { position: "asc" } });
  return toItem(request, lines);
}

/** States that a list shows by default: all but spam, each by its name, so that an index alone counts them. */
const NO_SPAM = REQUEST_STATUSES.filter((status) => status !== "spam");

/** The filter of a list of requests. Spam is there by its own status only. */
export function buildFilter({ q = "", status, requestType }: Filter): FilterQuery<ContactRequest> {
  return { $and: matchWords(q), status: status ?? { $in: NO_SPAM }, ...(requestType && { requestType }) };
}

/** The requests that match, newest first, with their owners. Without `page`, all of them. */
export function findRequests(em: EntityManager, filter: Filter, page?: { limit: number; offset: number }): Promise<ContactRequest[]> {
  return em.find(ContactRequest, buildFilter(filter), { orderBy: [{ created_at: "desc" }, { id: "desc" }], populate: ["owner"], ...page });
}

/** Reads these requests as administrators see them, in any order. */
export async function readRequests(em: EntityManager, ids: number[]): Promise<ContactRequestItem[]> {
  return toItems(em, await em.find(ContactRequest, { id: { $in: ids } }, { populate: ["owner"] }));
}

/** Counts the requests that match; of a search `COUNTED_REQUESTS_MAX` at most. */
export async function countRequests(em: EntityManager, filter: Filter): Promise<{ total: number; has_more: boolean }> {
  const where = buildFilter(filter);
  if (!filter.q) return { total: await em.count(ContactRequest, where), has_more: false };
  // As rows: building a thousand entities takes longer than finding them.
  const found = em
    .createQueryBuilder(ContactRequest)
    .select("id")
    .where(where as object); // of its overloads, a filter fits none
  const { length: count } = await found.limit(COUNTED_REQUESTS_MAX + 1).execute("all", false);
  return { total: Math.min(count, COUNTED_REQUESTS_MAX), has_more: count > COUNTED_REQUESTS_MAX };
}

/** Changes status, owner or notes under a row lock. Fails with `not_found`, with `stale` when `version` is no longer
 *  the stored one, and with `invalid` when the new owner cannot answer it; a present owner may stay. */
async function changeRequest(em: EntityManager, { id, version, fields: { owner, ...fields } }: Change<RequestChange>) {
  const request = await lockForUpdate(em, ContactRequest, id);
  refuseStale(request, version);
  const able = owner === request.owner?.id ? {} : ANSWERING;
  const administrator = typeof owner === "number" ? await em.findOne(Administrator, { $and: [{ id: owner }, able] }) : null;
  if (typeof owner === "number" && !administrator) throw notAnswering();
  assignSent(em, request, { ...fields, ...(owner !== undefined && { owner: administrator }) });
  await em.flush();
  await em.populate(request, ["owner"]);
  return toWholeItem(em, request);
}

/** Reads one request, and changes it. */
export const requestStore = {
  get: async (em: EntityManager, id: number) => toWholeItem(em, await em.findOneOrFail(ContactRequest, { id }, { populate: ["owner"] })),
  update: changeRequest,
};

/** Gives a request to an administrator, under a row lock. Fails with `not_found`, and with `conflict` when another one
 *  has it. */
export async function takeRequest(em: EntityManager, id: number, administrator: number): Promise<ContactRequestItem> {
  const request = await lockForUpdate(em, ContactRequest, id);
  await em.populate(request, ["owner"]);
  if (request.owner && request.owner.id !== administrator)
    throw new AppError("conflict", `Cette demande est déjà prise en charge par ${personName(request.owner)}.`);
  return changeRequest(em, { id, version: undefined, fields: { status: "in_progress", owner: administrator } });
}
