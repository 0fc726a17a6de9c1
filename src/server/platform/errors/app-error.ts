import type { ZodError } from "zod";
import type { Collision } from "#contracts/merge/merge.ts";
import { type ConflictReason, ERROR_MESSAGE, type ErrorCode, type ErrorReply, type Issue } from "#contracts/shared/errors.ts";

type SecondStep = Pick<ErrorReply, "ticket" | "factors">;

type ErrorDetails = {
  issues?: Issue[];
  retryAfter?: number;
  secondStep?: SecondStep;
  version?: number;
  reason?: ConflictReason;
  collisions?: Collision[];
};

/** An expected failure, on which the sender of the request can act. Anything else that is thrown is a bug, answered as
 *  `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  /** The second step of a sign-in that asks for a second factor. */
  readonly secondStep: SecondStep | undefined;

  /** The version that is stored, where an older one was changed. */
  readonly version: number | undefined;

  /** The reason of a conflict, for programs. */
  readonly reason: ConflictReason | undefined;

  /** The changes that collide with the stored ones. */
  readonly collisions: Collision[] | undefined;

  constructor(code: ErrorCode, message: string = ERROR_MESSAGE[code], details: ErrorDetails = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.secondStep = details.secondStep;
    this.version = details.version;
    this.reason = details.reason;
    this.collisions = details.collisions;
  }
}

/** Names the fields that a contract refuses, each with its sentence. */
export function issuesOf({ issues }: ZodError): Issue[] {
  return issues.map(({ path, message }) => ({ path: path.join("."), message }));
}

/** Refuses one field of an input, with a sentence for the user who typed it. */
export function invalidField(path: string, message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path, message }] });
}

/** Refuses a change of an older version than the stored one, with what prevents a merge, where that is known. */
export function staleVersion(version: number, details: Pick<ErrorDetails, "issues" | "collisions"> = {}): AppError {
  return new AppError("stale", undefined, { version, reason: "stale_version", ...details });
}

const TAKEN = {
  slug: "Ce slug est déjà utilisé.",
  reference: "Cette référence est déjà utilisée.",
  name: "Ce nom est déjà utilisé.",
  from_path: "Cette adresse a déjà une redirection.",
};

/** A field of which no two entities of a resource may have the same value. */
export type UniqueField = keyof typeof TAKEN;

/** Whether a field must have unique values. */
export function isUniqueField(path: string): path is UniqueField {
  return path in TAKEN;
}

/** Refuses fields whose values another entity has already, with a sentence for each. */
export function takenFields(paths: UniqueField[]): AppError {
  const issues = paths.map((path) => ({ path, message: TAKEN[path] }));
  const [first] = paths;
  return new AppError("conflict", issues.map(({ message }) => message).join(" "), { issues, ...(first && { reason: `${first}_taken` }) });
}
