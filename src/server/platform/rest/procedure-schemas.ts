import type { AnyTRPCRouter } from "@trpc/server";
import { z } from "zod";
import { type Meta, rightOf } from "#server/platform/rpc/rights.ts";
import type { Right } from "#server/platform/declaration/right.ts";

type ProcedureParts = { _def: { inputs: z.ZodType[]; output?: z.ZodType; type: "query" | "mutation"; meta?: Meta } };

/** Fields of an input that steer the write, and are no fields of the record. */
export const STEERING_FIELDS: readonly string[] = ["id", "version", "merge", "partial_fields"];

/** JSON Schema of one side of a procedure. */
export type JsonSchema = {
  type?: string | string[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
};

/** The parts of a procedure that a REST path needs. */
export type Procedure = {
  /** The contract of its input, where it takes one. */
  input: z.ZodType | undefined;
  output: z.ZodType;
  /** The right that it demands, unless it is open to every visitor. */
  right: Right | undefined;
};

/** Reads a procedure by its full name. */
export type ProcedureReader = (name: string) => Procedure;

/** Creates a reader of a router's procedures, which fails for an unknown name. */
export function procedureReader(appRouter: AnyTRPCRouter): ProcedureReader {
  // tRPC's types nest the procedures by router; at run time they are flat, by their full names.
  const procedures = appRouter._def.procedures as unknown as Record<string, ProcedureParts>;
  return (path) => {
    const found = procedures[path];
    const output = found?._def.output;
    if (!found || !output) throw new Error(`REST route names ${path}, which is no procedure with an output`);
    const [input] = found._def.inputs;
    return { input: input instanceof z.ZodVoid ? undefined : input, output, right: rightOf({ path, ...found._def }) };
  };
}

/** The JSON Schema (draft 2020-12, OpenAPI 3.1's own) of a contract, as clients send it (`input`) or receive it
 *  (`output`). */
export function jsonSchemaOf(contract: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(contract, { io, unrepresentable: "any" });
  return schema as JsonSchema; // no contract of ours has a list of types where zod's type allows one
}
