import fc from "fast-check";
import type { Installation } from "../installation.ts";
import { jsonOf, mutate, type Schema, valuesOf } from "./arbitraries.ts";

type Parameter = { name?: string; in?: string; schema?: Schema };

/** One documented path and method, as the OpenAPI document describes it. */
export type Operation = { method: string; path: string; parameters: Parameter[]; body?: Schema | undefined };

/** A request to send. `pick` chooses among the records that exist, where the path asks for one. */
export type FuzzRequest = {
  operation: Operation;
  pick: number;
  segment: string | undefined;
  query: string;
  text: string | undefined;
  isValid: boolean;
  sent: unknown;
};

type Described = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } };

/** Every documented operation that takes JSON or nothing; files are sent by tests of their own, and signing in is
 *  limited. */
export async function documentedOperations({ send }: Installation): Promise<Operation[]> {
  const { body } = await send("GET", "/api/openapi.json");
  const paths = Object.entries<Record<string, Described>>(body.paths);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => !requestBody || requestBody.content["application/json"])
      .filter(() => !/\/(?:login|contact|newsletter)$/.test(path))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter(({ name }) => name !== undefined),
        body: requestBody?.content["application/json"]?.schema,
      })),
  );
}

const segment = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 8 },
  { arbitrary: fc.constantFrom("0", "-1", "1e3", "2147483648", "%00", "%ff", "%ed%a0%80", "..%2f", "a%20b", "x".repeat(300)), weight: 1 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed()) || "x"), weight: 1 },
);

function queryOf(parameters: Parameter[]): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === "query");
  const parts = known.map(({ name = "", schema = {} }) =>
    fc
      .oneof(valuesOf(schema), fc.string({ maxLength: 20 }), fc.constantFrom("-1", "0", "1e9", "NaN", "[]", "'", "%", "a\u0000"))
      .map((value) => [name, String(value)]),
  );
  const unknown = fc.tuple(fc.string({ maxLength: 10 }), fc.string({ maxLength: 20 })).map(([name, value]) => [name, value]);
  const all = fc.array(fc.oneof(...parts, unknown), { maxLength: 4 });
  return all.map((pairs) =>
    pairs
      .map(([name = "", value = ""]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
      .join("&"),
  );
}

function bodyOf(schema: Schema): fc.Arbitrary<{ sent: unknown; isValid: boolean; text: string }> {
  const valid = valuesOf(schema);
  return fc.oneof(
    { arbitrary: valid.map((sent) => ({ sent, isValid: true, text: jsonOf(sent) })), weight: 12 },
    { arbitrary: mutate(valid).map((sent) => ({ sent, isValid: false, text: jsonOf(sent) })), weight: 8 },
    { arbitrary: fc.string({ maxLength: 60 }).map((text) => ({ sent: undefined, isValid: false, text })), weight: 1 },
  );
}

/** Builds requests to any of the operations; those that write as often as the others together. */
export function buildRequests(operations: Operation[]): fc.Arbitrary<FuzzRequest> {
  const requests = operations.map((operation) => {
    const { parameters, body } = operation;
    const parts = {
      pick: fc.nat(1000),
      segment: operation.path.includes("{") ? segment : fc.constant(undefined),
      query: queryOf(parameters),
    };
    const sent = body ? bodyOf(body) : fc.constant({ sent: undefined, isValid: true, text: undefined });
    const arbitrary = fc.tuple(fc.record(parts), sent).map(([rest, content]) => Object.assign({ operation }, rest, content));
    return { arbitrary, weight: operation.method === "POST" || operation.method === "PUT" ? 4 : 1 };
  });
  return fc.oneof(...requests);
}
