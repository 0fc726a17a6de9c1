import { uploadedImageSchema, uploadedPdfSchema } from "#contracts/media/upload.ts";
import type { Language } from "#contracts/shared/language.ts";
import { uploadedSheetSchema } from "#contracts/spreadsheet/sheet.ts";
import { allResources, type Resource } from "#server/platform/declaration/resource.ts";
import type { RestFile, RestRoute } from "#server/platform/declaration/rest-route.ts";
import { isGuarded, isOfAdministration, restRoutes } from "#server/platform/declaration/rest-routes.ts";
import type { Right } from "#server/platform/declaration/right.ts";
import { bodyNameOf, type NamedSchemas, withNames } from "./documentation/named-schemas.ts";
import { webhooksOf } from "./documentation/webhooks.ts";
import { words as english } from "./documentation/words.en.ts";
import { words as french } from "./documentation/words.fr.ts";
import { componentsOf, type ErrorStatus, headersOf } from "./openapi-components.ts";
import { jsonSchemaOf, type JsonSchema, type ProcedureReader } from "./procedure-schemas.ts";
import { UPLOAD_ROUTES } from "./upload-routes.ts";
import { chooseText, type ProgramTexts } from "#server/platform/declaration/program-texts.ts";

/** The texts of the document in each language. */
export const DOCUMENTATION: ProgramTexts<typeof french> = { fr: french, en: english };

/** Language, texts and procedures with which every operation is described. */
type Describing = { language: Language; words: typeof french; readProcedure: ProcedureReader };

const json = (schema: unknown) => ({ "application/json": { schema } });

function errorResponses(...statuses: ErrorStatus[]) {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]));
}

function operationId({ method, path }: { method: string; path: string }): string {
  const words = path
    .replace(/^\/api\//, "")
    .split(/[^a-z]+/i)
    .filter(Boolean);
  return [method, ...words].map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join("");
}

/** Refers to a parameter of `openapi-components.ts`. */
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Lists the parameters of a path: every write takes an idempotency key, a change of a record `If-Match`, a replacement
 *  `Prefer: merge`, every read `If-None-Match`, and a public one the language. Source: REST-8. */
function parametersOf(route: RestRoute, input: JsonSchema, scanned: JsonSchema = {}) {
  const { method, path, procedure, given = {}, merges } = route;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: input.properties?.[name] ?? { type: "string" },
  }));
  const ifMatch = input.properties?.version ? [parameter("IfMatch")] : [];
  if (method === "put" || merges) return [...inPath, parameter("IdempotencyKey"), ...ifMatch, parameter("PreferMerge")];
  if (method !== "get") return procedure === "session.login" ? inPath : [...inPath, parameter("IdempotencyKey"), ...ifMatch];
  const known = { ...scanned.properties, ...input.properties };
  const names = Object.keys(known).filter((name) => !path.includes(`{${name}}`) && !(name in given));
  const asked = names.map((name) => ({ name, in: "query", required: false, schema: known[name] }));
  return [...inPath, ...asked, ...(isOfAdministration(route) ? [] : [parameter("Lang")]), parameter("IfNoneMatch")];
}

function hasBody({ method }: RestRoute): boolean {
  return method !== "get" && method !== "delete";
}

function bodyOf({ path, given = {} }: RestRoute, { properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  const isInBody = (name: string) => !path.includes(`{${name}}`) && !(name in given);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  };
}

/** Tags of the paths whose first word is not the name of theirs. */
const TAGS: Record<string, keyof (typeof french)["tags"]> = {
  login: "access",
  dashboard: "access",
  "product-export": "products",
  upload: "files",
  "upload-pdf": "files",
  "upload-sheet": "files",
};

function tagOf(path: string): string {
  const [, word] = /^\/api\/admin\/([a-z-]+)/.exec(path) ?? [];
  return word === undefined ? "public" : (TAGS[word] ?? word);
}

/** Describes the right that a guarded path demands, for the documentation. */
function describeRight(right: Right | undefined, words: typeof french): string {
  if (!right) return "";
  const ofKeys = right.scope === undefined ? words.noScope : words.scope(right.scope);
  return `${words.role(right.role)} ${right.isOfAnyScope ? words.anyScope : ofKeys}`;
}

/** The security schemes of a guarded path: a session, or an API key with its scope. */
function securityOf(right: Right | undefined) {
  const scopes = right?.scope === undefined ? [] : [right.scope];
  return [{ bearer: [] }, ...(scopes.length > 0 || right?.isOfAnyScope ? [{ apiKey: scopes }] : [])];
}

/** The schema of a route's reply, and whether it may be merged. */
type Reply = { output: JsonSchema; merges: boolean };

/** Describes the replies of success. */
function successes({ method, path, status = 200, mayCreate }: RestRoute, { output, merges }: Reply, { success }: typeof french) {
  const tag = path.endsWith("/{id}") ? "RecordETag" : "ETag";
  const headers = headersOf({ ...(merges && { "Preference-Applied": "PreferenceApplied" }), ...(method === "get" && { ETag: tag }) });
  if (!mayCreate) return { [status]: { description: success.done, ...headers, content: json(output) } };
  const content = json(output.properties?.body);
  return { "200": { description: success.replaced, ...headers, content }, "201": { description: success.created, content } };
}

/** Describes a list that is given whole or as a scan. */
function orScanned(list: JsonSchema, scanned: JsonSchema): JsonSchema {
  if (list.type === "array") return { ...list, type: ["array", "object"], properties: scanned.properties ?? {} };
  const properties = { ...list.properties, next_cursor: scanned.properties?.next_cursor ?? {} };
  return { ...list, properties, required: ["data"] };
}

/** Describes the refusals of a route, by their statuses. */
function refusalsOf(route: RestRoute, sent: JsonSchema) {
  const { method, path, procedure, mayMiss = path.includes("{") } = route;
  const isAdmin = isGuarded(route);
  const isRead = method === "get";
  return {
    ...(isRead && { "304": { $ref: "#/components/responses/NotModified" } }),
    ...errorResponses("400", "503"),
    ...((isAdmin || procedure === "session.login") && errorResponses("401")),
    ...(isAdmin && errorResponses("403")),
    ...(mayMiss && errorResponses("404")),
    ...(!isRead && errorResponses("409")),
    ...(!isRead && sent.properties?.version && errorResponses("412")),
    ...(hasBody(route) && errorResponses("413", "415")),
    ...(hasBody(route) && !isAdmin && errorResponses("429")),
  };
}

function operationOf(route: RestRoute, { readProcedure, language, words }: Describing) {
  const { method, path, procedure, summary, merges = method === "put" } = route;
  const { input, output, right } = readProcedure(procedure);
  const sent = input ? jsonSchemaOf(input, "input") : {};
  const isAdmin = isGuarded(route);
  const scan = route.scan === undefined ? undefined : readProcedure(route.scan);
  const parameters = parametersOf(route, sent, scan?.input && jsonSchemaOf(scan.input, "input"));
  const listed = jsonSchemaOf(output, "output");
  return {
    operationId: operationId(route),
    summary: chooseText(summary, language),
    ...(isAdmin && { description: `${describeRight(right, words)}${scan ? ` ${words.scanning}` : ""}` }),
    tags: [tagOf(path)],
    security: isAdmin ? securityOf(right) : [],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(route) && { requestBody: { required: true, content: json(bodyOf(route, sent)) } }),
    responses: {
      ...successes(route, { output: scan ? orScanned(listed, jsonSchemaOf(scan.output, "output")) : listed, merges }, words),
      ...refusalsOf(route, sent),
    },
  };
}

const UPLOAD_REPLIES = { image: uploadedImageSchema, file: uploadedPdfSchema, sheet: uploadedSheetSchema };

function uploadOperation({ path, part, summary, right }: (typeof UPLOAD_ROUTES)[number], { language, words }: Describing) {
  const file = {
    type: "object",
    properties: { [part]: { type: "string", contentMediaType: "application/octet-stream" } },
    required: [part],
  };
  return {
    operationId: operationId({ method: "post", path }),
    summary: chooseText(summary, language),
    description: describeRight(right, words),
    tags: [tagOf(path)],
    security: securityOf(right),
    parameters: [parameter("IdempotencyKey")],
    requestBody: { required: true, content: { "multipart/form-data": { schema: file } } },
    responses: {
      "201": { description: words.success.stored, content: json(jsonSchemaOf(UPLOAD_REPLIES[part], "output")) },
      ...errorResponses("400", "401", "403", "409", "413", "415", "503"),
    },
  };
}

function fileOperation({ path, summary, input, types, right }: RestFile, { language, words }: Describing) {
  const file = { schema: { type: "string", contentMediaType: "application/octet-stream" } };
  const names = types.map((type) => type.replace(/;.*/, "")); // a client compares them without parameters
  return {
    operationId: operationId({ method: "get", path }),
    summary: chooseText(summary, language),
    description: describeRight(right, words),
    tags: [tagOf(path)],
    security: securityOf(right),
    parameters: [{ name: "input", in: "query", required: true, content: json(jsonSchemaOf(input, "input")) }],
    responses: {
      "200": { description: words.success.file, content: Object.fromEntries(names.map((name) => [name, file])) },
      ...errorResponses("400", "401", "403", "503"),
    },
  };
}

/** Collects the schemas of bodies, by their names. */
function bodySchemas({ readProcedure }: Describing): NamedSchemas {
  const named = restRoutes().map((route) => {
    const { input } = readProcedure(route.procedure);
    const name = hasBody(route) ? (route.body ?? bodyNameOf(route.procedure)) : undefined;
    return name !== undefined && input ? { [name]: bodyOf(route, jsonSchemaOf(input, "input")) } : {};
  });
  return Object.assign({}, ...named);
}

/** The site that the document describes: its URL without trailing slash, its company's name, and what names a resource
 *  as the history does. */
type Site = { publicUrl: string; company: string; tableOf: (resource: Resource<string>) => string };

/** Builds the OpenAPI 3.1 document of every REST path and webhook in a language, from the tables that answer them. */
export function openApiDocument({ publicUrl, company, tableOf }: Site, readProcedure: ProcedureReader, language: Language) {
  const words = chooseText(DOCUMENTATION, language);
  const describing = { language, words, readProcedure };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRoutes()) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, describing) };
  for (const route of UPLOAD_ROUTES) paths[route.path] = { post: uploadOperation(route, describing) };
  for (const file of allResources().flatMap(({ restFiles = [] }) => restFiles)) paths[file.path] = { get: fileOperation(file, describing) };
  const { part, schemas } = withNames({ paths, webhooks: webhooksOf(words.webhook, tableOf) }, bodySchemas(describing));
  return {
    openapi: "3.1.1",
    info: {
      title: words.title(company),
      version: "1.1.0",
      description: words.introduction,
      license: { name: words.licence, identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: publicUrl, description: words.site }],
    tags: Object.entries(words.tags).map(([name, { name: shown, description }]) => ({ name, "x-displayName": shown, description })),
    ...part,
    components: componentsOf(schemas, words),
  };
}
