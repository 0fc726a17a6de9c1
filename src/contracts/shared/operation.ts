import { z } from "zod";
import { idSchema } from "./entity.ts";
import { errorReplySchema } from "./errors.ts";

/** Most operations of one request. */
export const OPERATIONS_MAX = 500;

/** Ways to treat a refused operation: `all` then does nothing at all, `each` does the others. */
const modeSchema = z.enum(["all", "each"]);

export type OperationMode = z.infer<typeof modeSchema>;

const issuesSchema = errorReplySchema.shape.issues.unwrap();

/** An operation as it was read: its value, or what is wrong with it. */
export type ReadOperation<Operation> = { operation: Operation } | { issues: z.infer<typeof issuesSchema> };

/** Builds the input of a list of operations. Each is read by itself, so that a faulty one does not refuse the others.
 */
export function operationsOf<Operation extends z.ZodType>(operation: Operation) {
  const read = (sent: unknown): ReadOperation<z.output<Operation>> => {
    const { success, data, error } = operation.safeParse(sent);
    if (success) return { operation: data };
    return { issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })) };
  };
  const { $schema: _, ...documented } = z.toJSONSchema(operation, { io: "input", unrepresentable: "any" });
  return z.object({
    operations: z.array(z.unknown().transform(read).meta(documented)).min(1).max(OPERATIONS_MAX),
    mode: modeSchema.optional(),
  });
}

/** Result of an operation, by its index: the status that it would have by itself, then the record and its version, or
 *  the error. */
const operationResultSchema = z.object({
  index: z.int(),
  status: z.int(),
  id: idSchema.optional(),
  version: z.int().optional(),
  error: errorReplySchema.omit({ success: true, ticket: true, factors: true, collisions: true }).optional(),
});

export type OperationResult = z.infer<typeof operationResultSchema>;

/** The results of operations, in their order, and the number of refused ones. */
export const operationResultsSchema = z.object({ results: z.array(operationResultSchema), refused: z.int() });

export type OperationResults = z.infer<typeof operationResultsSchema>;
