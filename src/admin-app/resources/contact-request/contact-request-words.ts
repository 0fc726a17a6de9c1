import { elide } from "#contracts/text/french.ts";
import type { z } from "zod";
import { REQUEST_STATUS_LABELS, type RequestStatus, type requestOwnerSchema } from "#contracts/contact-request/contact-request-list.ts";
import type { RequestType } from "#contracts/contact-request/request-form.ts";
import { personName } from "#contracts/person/person.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

export type RequestOwner = z.infer<typeof requestOwnerSchema>;

/** A change of a request from the list or its window. */
export type RequestChange = { status: RequestStatus } | { owner: RequestOwner | null };

/** Formats the confirmation of a change of several requests. */
export function formatChanged(count: number, change: RequestChange): string {
  const requests = countOf(count, "demande");
  if ("status" in change) return `${requests}\u202f: «\u202f${REQUEST_STATUS_LABELS[change.status]}\u202f»`;
  if (!change.owner) return `${requests} sans responsable`;
  return `${requests} suivie${count > 1 ? "s" : ""} par ${personName(change.owner)}`;
}

/** Each kind's colour, the same wherever it is named. */
export const REQUEST_TYPE_COLORS: Record<RequestType, string> = { demo: "brand", quote: "teal", support: "gray" };

/** Next step of each status, with its button's label. */
export const NEXT_STEP: Record<RequestStatus, { label: string; status: RequestStatus }> = {
  new: { label: "Prendre en charge", status: "in_progress" },
  in_progress: { label: "Marquer traitée", status: "done" },
  done: { label: "Rouvrir", status: "in_progress" },
  spam: { label: "Récupérer", status: "new" },
};

const FIRST_LINE_LENGTH = 160;

/** The subject, or else how the message begins. */
export function headlineOf({ subject, message }: { subject: string; message: string }): string {
  return subject || firstCharacters(message.trim().split("\n", 1).join(""), FIRST_LINE_LENGTH);
}

const EXCERPT_LENGTH = 400;

/** The beginning of the message, in one line. */
export function excerptOf({ message }: { message: string }): string {
  return firstCharacters(message.replace(/\s+/g, " ").trim(), EXCERPT_LENGTH);
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** The message when a request could not be changed; it then shows what the server holds. */
export const changeFailed = (request: { firstName: string; lastName: string }) =>
  `La demande ${elide(nameOf(request))} n’a pas été modifiée`;
