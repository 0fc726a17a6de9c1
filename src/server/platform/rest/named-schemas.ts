import { errorReplySchema } from "#contracts/shared/errors.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { jsonSchemaOf, type JsonSchema } from "./procedure-schemas.ts";

/** The schemas of the documentation that have a name, from which generators of clients make types. */
export function namedSchemas(): Record<string, JsonSchema> {
  const named = allResources().flatMap(({ schemas = {} }) => Object.entries(schemas));
  return Object.fromEntries(
    [["Error", errorReplySchema] as const, ...named].map(([name, contract]) => [name, jsonSchemaOf(contract, "output")]),
  );
}

/** A value of the document with references in place of the schemas that have a name. */
export function withReferences(value: unknown, schemas: Record<string, JsonSchema>): unknown {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  const replace = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    const name = names.get(JSON.stringify(part));
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    if (Array.isArray(part)) return part.map(replace);
    return Object.fromEntries(Object.entries(part).map(([key, held]) => [key, replace(held)]));
  };
  return replace(value);
}
