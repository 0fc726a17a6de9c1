import type { EntityManager } from "@mikro-orm/postgresql";
import type { AnyTRPCRouter } from "@trpc/server";
import { z } from "zod";
import type { Language } from "#contracts/shared/language.ts";
import { type AgentTool, agentTool, languageParameter as language, type ToolCall } from "#server/platform/declaration/agent-tool.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { jsonSchemaOf, type Procedure, type ProcedureReader, STEERING_FIELDS } from "#server/platform/rest/procedure-schemas.ts";
import { aboutTool, LocalizedError, mcpWords } from "./faults.ts";

/** Most records of one list. */
const ROWS_MAX = 100;

/** A resource whose records API keys may read. */
type Editorial = { noun: string; router: string; isPersonal: boolean; verbs: string[] };

/** Lists the resources that have a list, by the names that the history gives them. */
export function listEditorial(em: EntityManager, appRouter: AnyTRPCRouter): Editorial[] {
  const names = Object.keys(appRouter._def.procedures);
  return allResources().flatMap(({ entity, router, isPersonal = false }) => {
    const verbs = names.flatMap((name) => (name.startsWith(`${router}.`) ? [name.slice(router.length + 1)] : []));
    return verbs.includes("list") ? [{ noun: resourceNameOf(em, entity), router, isPersonal, verbs }] : [];
  });
}

/** Finds a resource by its name. Fails with `invalid`, naming those that there are. */
export function findEditorial(resources: Editorial[], named: string, language: Language): Editorial {
  const found = resources.find(({ noun }) => noun === named);
  if (!found) throw new LocalizedError("invalid", mcpWords(language).unknownResource(resources.map(({ noun }) => noun).join(", ")));
  return found;
}

/** Refuses names that an input does not have: its contract would pass over them. */
function refuseUnknown(sent: object, { input }: Procedure, { language }: ToolCall): void {
  const known = input ? Object.keys(jsonSchemaOf(input, "input").properties ?? {}) : [];
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new LocalizedError("invalid", mcpWords(language).unknownFields(unknown.join(", "), known.join(", ") || "–"));
}

/** Marks what visitors wrote as data. */
function markVisitorText({ isPersonal }: Editorial, given: unknown, { language }: ToolCall): object {
  if (isPersonal) return { notice: mcpWords(language).visitorText, visitor_text: given };
  return Array.isArray(given) ? { data: given } : { ...(given as object) }; // procedures of records give objects
}

/** The schema of the fields of a record, without those that name it and its version. */
function fieldsOf({ input }: Procedure): object {
  const { properties = {}, required = [], ...schema } = input ? jsonSchemaOf(input, "input") : {};
  const isField = (name: string) => !STEERING_FIELDS.includes(name);
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => isField(name)));
  return { ...schema, properties: kept, required: required.filter(isField) };
}

/** Makes the tools with which API keys read records, hidden ones included. */
export function editorialTools(resources: Editorial[], readProcedure: ProcedureReader): AgentTool[] {
  const resource = z.enum(resources.map(({ noun }) => noun));
  const read = async (asked: ToolCall, { named, verb, sent }: { named: string; verb: "list" | "get"; sent: object }) => {
    const found = findEditorial(resources, named, asked.language);
    const name = `${found.router}.${verb}`;
    asked.demand(named, verb);
    const procedure = readProcedure(name);
    refuseUnknown(sent, procedure, asked);
    return markVisitorText(found, await asked.call(name, procedure.input ? sent : undefined), asked);
  };
  return [
    agentTool({
      name: "describe_resource",
      about: aboutTool("describe_resource"),
      input: z.strictObject({ resource, language }),
      run: async (asked, { resource: named }) => {
        const { noun, router, verbs } = findEditorial(resources, named, asked.language);
        const schemaOf = (verb: string) => {
          const { input } = readProcedure(`${router}.${verb}`);
          return input ? jsonSchemaOf(input, "input") : {};
        };
        return {
          resource: noun,
          scopes: [...new Set(verbs.flatMap((verb) => readProcedure(`${router}.${verb}`).right?.scope ?? []))],
          query: schemaOf("list"),
          ...(verbs.includes("get") && { key: schemaOf("get") }),
          ...(verbs.includes("update") && { fields: fieldsOf(readProcedure(`${router}.update`)) }),
          may_be_created: verbs.includes("create"),
        };
      },
    }),
    agentTool({
      name: "list_records",
      about: aboutTool("list_records"),
      input: z.strictObject({ resource, query: z.record(z.string(), z.unknown()).default({}), language }),
      run: (asked, { resource: named, query }) => {
        if (Number(query.limit) > ROWS_MAX) throw new LocalizedError("invalid", mcpWords(asked.language).tooMany(ROWS_MAX));
        return read(asked, { named, verb: "list", sent: query });
      },
    }),
    agentTool({
      name: "read_record",
      about: aboutTool("read_record"),
      input: z.strictObject({ resource, key: z.record(z.string(), z.unknown()), language }),
      run: (asked, { resource: named, key }) => read(asked, { named, verb: "get", sent: key }),
    }),
  ];
}
