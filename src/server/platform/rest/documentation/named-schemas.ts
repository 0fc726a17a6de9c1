import type { z } from "zod";
import { deletionSchema } from "#contracts/history/deletion.ts";
import { uploadedImageSchema, uploadedPdfSchema } from "#contracts/media/upload.ts";
import { mergeRequestSchema } from "#contracts/merge/merge-request.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { errorReplySchema } from "#contracts/shared/errors.ts";
import { operationResultsSchema } from "#contracts/shared/operation.ts";
import { loginReplySchema } from "#contracts/session/session.ts";
import { recordTranslationsSchema } from "#contracts/translation/record-translations.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { type JsonSchema, jsonSchemaOf } from "../procedure-schemas.ts";
import examples from "./examples.json" with { type: "json" };

/** Schemas by their names in the document. */
export type NamedSchemas = Record<string, JsonSchema>;

/** Contracts of no resource. */
const SHARED: Record<string, z.ZodType> = {
  ApiError: errorReplySchema,
  Deletion: deletionSchema,
  Done: okSchema,
  MergeRequest: mergeRequestSchema,
  OperationResults: operationResultsSchema,
  SignedIn: loginReplySchema,
  Translations: recordTranslationsSchema,
  UploadedImage: uploadedImageSchema,
  UploadedPdf: uploadedPdfSchema,
};

/** Examples of schemas by their names, as the server takes and gives them; examples.test.ts writes them. */
const EXAMPLES: Record<string, unknown> = examples.schemas;

/** Endings of the names of bodies, by the verb of their procedure. */
const BODY_ENDINGS: Record<string, string> = {
  create: "Input",
  update: "Replacement",
  patch: "Patch",
  upsert: "Upsert",
  bulk: "Operations",
};

/** Names the record of a resource; undefined for a router whose resource declares no contract. */
function recordNameOf(router: string): string | undefined {
  const resource = allResources().find((each) => each.router === router);
  return Object.keys(resource?.schemas ?? {})[0];
}

/** Names the body of a procedure that writes a record; undefined of any other. */
export function bodyNameOf(procedure: string): string | undefined {
  const [router = "", verb = ""] = procedure.split(".");
  const [record, ending] = [recordNameOf(router), BODY_ENDINGS[verb]];
  return record !== undefined && ending !== undefined ? record + ending : undefined;
}

/** Collects the schemas that have a name: as replies have them, and as bodies have them where that differs. The name of
 *  a contract that is only sent ends in `Input`. */
function declaredSchemas(): NamedSchemas {
  const contracts = [...Object.entries(SHARED), ...allResources().flatMap(({ schemas = {} }) => Object.entries(schemas))];
  const isInput = (name: string) => name.endsWith("Input");
  const asReplied = contracts.filter(([name]) => !isInput(name)).map(([name, contract]) => [name, jsonSchemaOf(contract, "output")]);
  const asSent = contracts.map(([name, contract]) => [isInput(name) ? name : `${name}Sent`, jsonSchemaOf(contract, "input")]);
  return Object.fromEntries([...asReplied, ...asSent]);
}

const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Creates what replaces the schemas that have a name by references, below a value or from it on. */
function createReplacer(named: NamedSchemas) {
  const names = new Map(
    Object.entries(named)
      .toReversed() // of two names the first
      .map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  const replaceBelow = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part)) return part.map(replace);
    return Object.fromEntries(Object.entries(part).map(([key, held]) => [key, replace(held)]));
  };
  const replace = (part: unknown): unknown => {
    const name = typeof part === "object" && part !== null ? names.get(JSON.stringify(part)) : undefined;
    return name === undefined ? replaceBelow(part) : toReference(name);
  };
  return { replace, replaceBelow };
}

/** Lists the names that a value refers to. */
function findNames(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
}

/** Collects the named schemas that are referred to, from a value on. */
function collectReferred(value: unknown, all: NamedSchemas): NamedSchemas {
  const found: NamedSchemas = {};
  const waiting = findNames(value);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = all[name];
    if (!schema || found[name]) continue;
    found[name] = schema;
    waiting.push(...findNames(schema));
  }
  return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Replaces the schemas of a part of the document that have a name by references, and gives those that are named there.
 *  `bodies` are the schemas of bodies by their names. */
export function withNames<Part>(part: Part, bodies: NamedSchemas): { part: Part; schemas: NamedSchemas } {
  const named = { ...bodies, ...declaredSchemas() };
  const { replace, replaceBelow } = createReplacer(named);
  const all = Object.entries(named).map(([name, schema]) => {
    const example = EXAMPLES[name];
    // with references, it is a schema still
    const replaced = replaceBelow(schema) as JsonSchema;
    return [name, example === undefined ? replaced : { ...replaced, examples: [example] }] as const;
  });
  const replaced = replace(part) as Part; // the same, with references
  return { part: replaced, schemas: collectReferred([replaced, toReference("ApiError")], Object.fromEntries(all)) };
}
