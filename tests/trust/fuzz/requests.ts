import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import type { Installation } from "../installation.ts";
import { jsonOf, mutate, type Schema, valuesOf } from "./arbitraries.ts";

type Parameter = { name: string; in: string; schema?: Schema; content?: Record<string, { schema: Schema }> };

/** One documented path and method, as the OpenAPI document describes it. */
export type Operation = { method: string; path: string; parameters: Parameter[]; body?: Schema | undefined; statuses: string[] };

/** A request to send. `pick` chooses among the records that exist, where the path asks for one. */
export type FuzzRequest = {
  operation: Operation;
  pick: number;
  segment: string | undefined;
  query: string;
  headers: Record<string, string>;
  text: string | undefined;
  isValid: boolean;
  sent: unknown;
};

const REDOCLY = join(import.meta.dirname, "../../../node_modules/@redocly/cli/bin/cli.js");

/** Replaces every reference within an OpenAPI document by what it refers to. */
async function dereference(document: string): Promise<any> {
  const folder = await mkdtemp(join(tmpdir(), "openapi-"));
  const [file, whole] = [join(folder, "openapi.json"), join(folder, "whole.json")];
  try {
    await writeFile(file, document);
    await promisify(execFile)(process.execPath, [REDOCLY, "bundle", file, "--dereferenced", "--output", whole], {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", CI: "1" },
    });
    return JSON.parse(await readFile(whole, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Described = { parameters?: Parameter[]; responses: object; requestBody?: { content: Record<string, { schema: Schema }> } };

/** Every documented operation that takes JSON or nothing; files are sent by tests of their own, and signing in is
 *  limited. */
export async function documentedOperations({ send }: Installation): Promise<Operation[]> {
  const document = await dereference((await send("GET", "/api/openapi.json")).text);
  const paths = Object.entries<Record<string, Described>>(document.paths);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => !requestBody || requestBody.content["application/json"])
      .filter(() => !/\/(?:login|contact|newsletter)$/.test(path))
      .map(([method, { parameters = [], requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content["application/json"]?.schema,
        statuses: Object.keys(responses),
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
  const parts = known.map(({ name, schema, content }) => {
    const valid = schema ? valuesOf(schema).map(String) : valuesOf(content?.["application/json"]?.schema ?? {}).map(jsonOf);
    const other = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom("-1", "0", "1e9", "NaN", "[]", "'", "%", "a\u0000"));
    return fc.oneof({ arbitrary: valid, weight: 3 }, other).map((value) => [name, value]);
  });
  const unknown = fc.tuple(fc.string({ maxLength: 10 }), fc.string({ maxLength: 20 })).map(([name, value]) => [name, value]);
  const all = fc.array(fc.oneof(...parts, unknown), { maxLength: 4 });
  return all.map((pairs) =>
    pairs
      .map(([name = "", value = ""]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
      .join("&"),
  );
}

/** Values of the documented headers, by their names; the last ones are not sent. */
const HEADERS: Record<string, (string | undefined)[]> = {
  prefer: ["merge", "return=minimal, merge", undefined],
  "if-match": ['"1"', 'W/"1"', "*", "1", '"x', ...Array.from({ length: 40 }, () => undefined)],
  "if-none-match": ['"1"', "*", "x", undefined],
};

function headersOf(parameters: Parameter[]): fc.Arbitrary<Record<string, string>> {
  const known = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name.toLowerCase());
  const parts = known.map((name) => [name, fc.constantFrom(...(HEADERS[name] ?? [undefined]))] as const);
  const chosen: fc.Arbitrary<Record<string, string | undefined>> = fc.record(Object.fromEntries(parts));
  return chosen.map((headers) =>
    Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
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

/** Whether an operation stores what it is sent. */
export function isWrite({ body }: Operation): boolean {
  return body !== undefined;
}

/** Builds requests to any of the operations; those that write as often as the others together. */
export function buildRequests(operations: Operation[]): fc.Arbitrary<FuzzRequest> {
  const requests = operations.map((operation) => {
    const { parameters, body } = operation;
    const parts = {
      pick: fc.nat(1000),
      segment: operation.path.includes("{") ? segment : fc.constant(undefined),
      query: queryOf(parameters),
      headers: headersOf(parameters),
    };
    const sent = body ? bodyOf(body) : fc.constant({ sent: undefined, isValid: true, text: undefined });
    const arbitrary = fc.tuple(fc.record(parts), sent).map(([rest, content]) => Object.assign({ operation }, rest, content));
    return { arbitrary, weight: isWrite(operation) ? 4 : 1 };
  });
  return fc.oneof(...requests);
}
