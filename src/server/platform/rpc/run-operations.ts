import type { EntityManager } from "@mikro-orm/postgresql";
import type { ErrorReply, Issue } from "#contracts/shared/errors.ts";
import type { OperationMode, OperationResult, OperationResults, ReadOperation } from "#contracts/shared/operation.ts";
import { AppError, takenFields, type UniqueField } from "#server/platform/errors/app-error.ts";
import { isUniqueViolation } from "#server/platform/errors/error-causes.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import type { Writing } from "./merge-stale.ts";
import { inSavepoint } from "./transaction.ts";

/** An operation: its one key says what is done. */
type Keyed = Record<string, unknown>;

/** The functions behind the operations of a resource. */
type Work<Operation> = {
  /** Does one operation, and gives the status that it would have by itself. */
  perform: (ctx: Writing, operation: Operation) => Promise<{ status: number; id: number; version: number }>;
  /** Finds the unique fields of a refused operation whose values another row has. */
  findTaken: (em: EntityManager, operation: Operation) => Promise<UniqueField[]>;
};

/** Removes the operation's key from the paths of its issues: the fields are those of the record. */
function withoutKey(issues: Issue[]): Issue[] {
  return issues.map(({ path, message }) => ({ path: path.split(".").slice(1).join("."), message }));
}

/** Converts a failure to the error of one operation. Throws what fails all of them: a bug, or a database that is
 *  away. */
function toResult(index: number, failure: unknown): OperationResult {
  const { status, body, isBug } = errorReplyOf(failure);
  if (isBug || status >= 500) throw failure;
  const { success: _, ...error } = body;
  return { index, status, error };
}

async function runOne<Operation extends Keyed>(
  ctx: Writing,
  index: number,
  read: ReadOperation<Operation>,
  { perform, findTaken }: Work<Operation>,
): Promise<OperationResult> {
  if ("issues" in read) return toResult(index, new AppError("invalid", undefined, { issues: withoutKey(read.issues) }));
  try {
    return { index, ...(await inSavepoint(ctx.em, (em) => perform({ ...ctx, em }, read.operation))) };
  } catch (error) {
    const fields = isUniqueViolation(error) ? await findTaken(ctx.em, read.operation) : [];
    return toResult(index, fields.length > 0 ? takenFields(fields) : error);
  }
}

/** Names each fault of refused operations by its path in the request. */
function toIssues<Operation extends Keyed>(operations: ReadOperation<Operation>[], refused: OperationResult[]): Issue[] {
  return refused.flatMap(({ index, error }) => {
    const read = operations[index];
    if (!read || !error) return [];
    if ("issues" in read) return read.issues.map(({ path, message }) => ({ path: `operations.${index}${path && `.${path}`}`, message }));
    const key = Object.keys(read.operation).find((name) => read.operation[name] !== undefined);
    const faults = error.issues ?? [{ path: "", message: error.message }];
    return faults.map(({ path, message }) => ({ path: `operations.${index}.${key}${path && `.${path}`}`, message }));
  });
}

/** Refuses all operations for those that cannot be done, as the first of them would be by itself. */
function refusalOfAll(code: ErrorReply["code"], refused: number, issues: Issue[]): AppError {
  return new AppError(code, `Rien n’a été enregistré\u202f: opérations refusées\u202f: ${refused}.`, { issues });
}

/** Does operations one after the other, in the caller's transaction. */
export async function runOperations<Operation extends Keyed>(
  ctx: Writing,
  { operations, mode = "all" }: { operations: ReadOperation<Operation>[]; mode?: OperationMode | undefined },
  work: Work<Operation>,
): Promise<OperationResults> {
  const results: OperationResult[] = [];
  for (const [index, read] of operations.entries()) results.push(await runOne(ctx, index, read, work));
  const refused = results.filter(({ error }) => error !== undefined);
  const [first] = refused;
  if (mode === "all" && first?.error) throw refusalOfAll(first.error.code, refused.length, toIssues(operations, refused));
  return { results, refused: refused.length };
}
