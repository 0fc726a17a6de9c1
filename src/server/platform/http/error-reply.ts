import { CheckConstraintViolationException, UniqueConstraintViolationException } from "@mikro-orm/core";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { errorField, causesOf } from "#server/platform/errors/error-causes.ts";
import { ERROR_MESSAGE, ERROR_STATUS, type ErrorCode, type ErrorReply } from "#contracts/shared/errors.ts";
import { ENDS_BEFORE_BEGINNING } from "#contracts/shared/publication.ts";
import { AppError, issuesOf, isUniqueField, takenFields } from "#server/platform/errors/app-error.ts";

/** The response to a failure. `retryAfter` in seconds; `isBug` when it must be logged with its stack. */
export type Refusal = { status: number; body: ErrorReply; retryAfter?: number; isBug: boolean };

const UNKNOWN_PATH = "Cette adresse n’existe pas.";
/** The message for a body that cannot be parsed. */
export const UNREADABLE = "Cette demande est illisible.";

/** Error codes of sockets and files that mean « try again later »: no database, or a full disk. */
const UNAVAILABLE_CODES = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** SQLSTATEs that mean the same, by class: connections (08), roles and passwords (28), an unknown database (3D),
 *  resources (53), shutdown (57P), the system (58). Then a read-only database, and statements that took too long,
 *  waited too long or blocked another. */
const UNAVAILABLE_STATES = /^(?:08|28|3D|53|57P|58)[0-9A-Z]{2,3}$|^(?:25006|25P03|40001|40P01|55P03|57014)$/;

function isUnavailable(code: unknown): boolean {
  return typeof code === "string" && (UNAVAILABLE_CODES.has(code) || (code.length === 5 && UNAVAILABLE_STATES.test(code)));
}

/** Messages of the driver's errors without a code: a connection broke during a query, or none was free in time. */
const UNAVAILABLE_MESSAGE =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error)|timeout (?:exceeded|expired)|Query read timeout|Cannot use a pool)/;

function refusal(
  code: ErrorCode,
  { message = ERROR_MESSAGE[code], issues, retryAfter, secondStep, version, reason, collisions }: Partial<Omit<AppError, "code">> = {},
): Refusal {
  return {
    status: ERROR_STATUS[code],
    body: {
      success: false,
      message,
      code,
      ...(issues && { issues }),
      ...(reason && { reason }),
      ...(version !== undefined && { version }),
      ...(collisions && { collisions }),
      ...secondStep,
    },
    ...(retryAfter && { retryAfter }),
    isBug: code === "internal",
  };
}

function takenField(error: UniqueConstraintViolationException): Refusal {
  const path = /_([a-z]+)_unique/.exec(error.message)?.[1] ?? "";
  return refusal("conflict", isUniqueField(path) ? takenFields([path]) : {});
}

/** Refuses a publication that ends before it begins; undefined of any other constraint. */
function endsTooSoon({ message }: CheckConstraintViolationException): Refusal | undefined {
  const path = "published_until";
  if (!message.includes(`_${path}_check`)) return undefined;
  return refusal("invalid", { message: ENDS_BEFORE_BEGINNING, issues: [{ path, message: ENDS_BEFORE_BEGINNING }] });
}

/** The response to any thrown value, the same for REST, tRPC, uploads and pages. Never contains a stack, SQL or an
 *  entity's name. Source: REST-5. */
export function errorReplyOf(thrown: unknown): Refusal {
  for (const error of causesOf(thrown)) {
    if (error instanceof AppError) return refusal(error.code, error);
    if (error instanceof ZodError) return refusal("invalid", { issues: issuesOf(error) });
    if (error instanceof UniqueConstraintViolationException) return takenField(error);
    const tooSoon = error instanceof CheckConstraintViolationException ? endsTooSoon(error) : undefined;
    if (tooSoon) return tooSoon;
    const code = errorField(error, "code");
    const status = errorField(error, "status");
    if (status === 404) return refusal("not_found", { message: UNKNOWN_PATH }); // Koa's own, as for a missing file
    if (status === 400) return refusal("invalid", { message: UNREADABLE });
    if (isUnavailable(code) || UNAVAILABLE_MESSAGE.test(error.message)) return refusal("unavailable", { retryAfter: 5 });
  }
  if (thrown instanceof TRPCError) {
    if (thrown.code === "NOT_FOUND") return refusal("not_found", { message: UNKNOWN_PATH });
    if (thrown.code === "METHOD_NOT_SUPPORTED") return refusal("method_not_allowed");
    if (thrown.code === "UNSUPPORTED_MEDIA_TYPE") return refusal("unsupported_media_type");
    if (thrown.code === "PAYLOAD_TOO_LARGE") return refusal("too_large");
    if (thrown.code === "BAD_REQUEST" || thrown.code === "PARSE_ERROR") return refusal("invalid", { message: UNREADABLE });
  }
  return refusal("internal");
}

/** Scheme by which a client proves its identity, sent with every 401 (RFC 9110 §11.6.1). */
export const CHALLENGE = { "WWW-Authenticate": "Bearer" };
