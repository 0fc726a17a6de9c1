import { z } from "zod";
import { mergingSchema } from "../merge/merge-request.ts";
import { byIdSchema, okSchema, entitySchema, idSchema, expectedVersionSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import { text } from "../shared/text.ts";
import { REQUEST_TYPES } from "./request-form.ts";

/** Statuses of a request, in order; spam is apart, and becomes new again by hand. */
export const REQUEST_STATUSES = ["new", "in_progress", "done", "spam"] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Labels of them in the back office. */
export const REQUEST_STATUS_LABELS: Record<RequestStatus, string> = {
  new: "Nouvelle",
  in_progress: "En cours",
  done: "Traitée",
  spam: "Indésirable",
};

/** A person to whom a request can be given. */
export const requestOwnerSchema = z.object({ id: idSchema, username: z.string(), display_name: z.string() });

/** A product of a request's selection as it was when it was sent. `product` is null once the product is gone. */
const requestLineSchema = z.object({
  product: idSchema.nullable(),
  reference: z.string(),
  title: z.string(),
  quantity: z.int(),
  note: z.string(),
});

export type RequestLine = z.infer<typeof requestLineSchema>;

/** A request as administrators read it. */
export const contactRequestSchema = z.object({
  ...entitySchema.shape,
  requestType: z.enum(REQUEST_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  /** Version of the text that was agreed to; see `CONSENT_VERSION`. Empty for requests older than that. */
  consent_version: z.string(),
  /** `id` is null once the product is gone; its title stays as it was. Null where the request is about none. */
  product: z.object({ id: idSchema.nullable(), title: z.string() }).nullable(),
  /** The selection that came with it, in its order; empty where there is none. */
  lines: z.array(requestLineSchema),
  /** Documented path of the page from which the visitor came to the form; empty where that is not known. */
  from_page: z.string(),
  status: z.enum(REQUEST_STATUSES),
  owner: requestOwnerSchema.nullable(),
  notes: z.string(),
  /** Moment at which an answer is due: 24 hours after the request came. Source: REQ-3. */
  due_at: z.iso.datetime(),
  /** Moment of the last answer from the back office; null where there was none. */
  answered_at: z.iso.datetime().nullable(),
});

export type ContactRequestItem = z.infer<typeof contactRequestSchema>;

const narrowingShape = {
  q: searchSchema.optional(),
  status: z.enum(REQUEST_STATUSES).optional(),
  requestType: z.enum(REQUEST_TYPES).optional(),
};

/** Narrows the requests: words that must all occur, a status (spam is listed by its own only), a kind. */
export const contactRequestFilterSchema = z.object(narrowingShape);

/** Asks for one page of the requests, newest first. */
export const contactRequestListQuerySchema = pagingSchema.extend(narrowingShape);

/** Maximum count of a search's requests: a full count reads all of them for a frequent word. */
export const COUNTED_REQUESTS_MAX = 1_000;

/** One page of the requests. `has_more` where a search finds more than `total`, which is `COUNTED_REQUESTS_MAX`
 *  then. */
export const contactRequestPageSchema = pageOf(contactRequestSchema).extend({ has_more: z.boolean() });

/** Changes that an administrator may make to a request; what is not sent stays. */
export const contactRequestChangeSchema = z.object({
  ...byIdSchema.shape,
  ...expectedVersionSchema.shape,
  ...mergingSchema.shape,
  status: z.enum(REQUEST_STATUSES).optional(),
  owner: idSchema.nullable().optional(),
  notes: text(10_000).optional(),
});

/** Numbers of requests that no administrator has begun to answer, and of those that look like spam. */
export const unreadCountSchema = z.object({ count: z.int(), spam: z.int() });

/** Says that a person's data are gone, and how many requests were theirs. */
export const personErasedSchema = z.object({ ...okSchema.shape, requests: z.int() });
