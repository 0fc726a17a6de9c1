import { z } from "zod";
import { type Meta, type Right, rightOf } from "#server/rpc/rights.ts";
import { appRouter } from "#server/router.ts";

type ProcedureParts = { _def: { inputs: z.ZodType[]; output?: z.ZodType; type: "query" | "mutation"; meta?: Meta } };

// tRPC's types nest the procedures by router; at run time they are flat, by their full names.
const PROCEDURES = appRouter._def.procedures as unknown as Record<string, ProcedureParts>;

/** JSON Schema of one side of a procedure. */
export type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; required?: string[]; [keyword: string]: unknown };

/** The contracts a procedure was declared with; `input` is missing where it takes none. Fails when no procedure has that name. */
export function contractsOf(procedure: string): { input: z.ZodType | undefined; output: z.ZodType } {
  const found = PROCEDURES[procedure];
  const output = found?._def.output;
  if (!found || !output) throw new Error(`REST route names ${procedure}, which is no procedure with an output`);
  const [input] = found._def.inputs;
  return { input: input instanceof z.ZodVoid ? undefined : input, output };
}

/** What a procedure asks of who calls it, where it is not for every visitor. */
export function rightOfProcedure(path: string): Right | undefined {
  const found = PROCEDURES[path];
  return found && rightOf({ path, ...found._def });
}

/** The JSON Schema (draft 2020-12, OpenAPI 3.1's own) of a contract, as it is sent (`input`) or received (`output`). */
export function jsonSchemaOf(contract: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(contract, { io, unrepresentable: "any" });
  return schema as JsonSchema; // no contract of ours has a list of types where zod's type allows one
}
