import { uploadedImageSchema, uploadedPdfSchema } from "#contracts/media/upload.ts";
import { jsonSchemaOf, type JsonSchema, type ProcedureReader, namedSchemas, withReferences } from "./procedure-schemas.ts";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import type { Right } from "#server/platform/declaration/right.ts";
import type { RestFile, RestRoute } from "#server/platform/declaration/rest-route.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { uploadedSheetSchema } from "#contracts/spreadsheet/sheet.ts";
import { componentsOf, type ErrorStatus } from "./openapi-components.ts";
import { UPLOAD_ROUTES } from "./upload-routes.ts";

function json(schema: unknown) {
  return { "application/json": { schema } };
}

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

/** Header of every request that writes. Source: REST-8. */
const IDEMPOTENCY_KEY = { $ref: "#/components/parameters/IdempotencyKey" };

/** Header of every request that replaces an entity. */
const PREFER_MERGE = { $ref: "#/components/parameters/PreferMerge" };

/** Header of every request that changes a record. */
const IF_MATCH = { $ref: "#/components/parameters/IfMatch" };

/** Language of the public reads. */
const LANG = { $ref: "#/components/parameters/Lang" };

function isOfContent(path: string): boolean {
  return !path.startsWith("/api/admin/");
}

function parametersOf({ method, path, procedure, given = {}, merges }: RestRoute, input: JsonSchema, scanned: JsonSchema = {}) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: input.properties?.[name] ?? { type: "string" },
  }));
  const ifMatch = input.properties?.version ? [IF_MATCH] : [];
  if (method === "put" || merges) return [...inPath, IDEMPOTENCY_KEY, ...ifMatch, PREFER_MERGE];
  if (method !== "get") return procedure === "session.login" ? inPath : [...inPath, IDEMPOTENCY_KEY, ...ifMatch];
  const known = { ...scanned.properties, ...input.properties };
  const names = Object.keys(known).filter((name) => !path.includes(`{${name}}`) && !(name in given));
  const asked = names.map((name) => ({ name, in: "query", required: false, schema: known[name] }));
  return [...inPath, ...asked, ...(isOfContent(path) ? [LANG] : [])];
}

function bodyOf({ path, given = {} }: RestRoute, { properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  const isInBody = (name: string) => !path.includes(`{${name}}`) && !(name in given);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  };
}

function tagOf(path: string): string {
  return path.startsWith("/api/admin/") ? "Administration" : "Public";
}

/** Describes the right that a guarded path demands, for the documentation. */
function describeRight(right: Right | undefined): string {
  if (!right) return "";
  const ofKeys = right.scope === undefined ? "Aucune clé d’API ne l’ouvre." : `Droit demandé à une clé d’API\u202f: \`${right.scope}\`.`;
  return `Rôle demandé au moins\u202f: ${ROLE_LABELS[right.role]}. ${ofKeys}`;
}

/** The security schemes of a guarded path: a session, or an API key with its scope. */
function securityOf(right: Right | undefined) {
  return [{ bearer: [] }, ...(right?.scope === undefined ? [] : [{ apiKey: [right.scope] }])];
}

/** Describes the replies of success. */
function successes({ method, path, status = 200, mayCreate }: RestRoute, output: JsonSchema, merges: boolean) {
  const isRecord = method === "get" && path.endsWith("/{id}");
  const named = [...(merges ? ["Preference-Applied"] : []), ...(isRecord ? ["ETag"] : [])];
  const headers = named.length > 0 && {
    headers: Object.fromEntries(named.map((name) => [name, { $ref: `#/components/headers/${name.replace("-", "")}` }])),
  };
  if (!mayCreate) return { [status]: { description: "Réussite", ...headers, content: json(output) } };
  const content = json(output.properties?.body);
  return { "200": { description: "Remplacé", ...headers, content }, "201": { description: "Créé", content } };
}

const SCANNING =
  "Avec `cursor` (vide la première fois) ou `updated_since`, la réponse est `{ data, next_cursor }`\u202f: les lignes par leur id, que rien ne décale.";

/** Describes a list that is given whole or as a scan. */
function orScanned(list: JsonSchema, scanned: JsonSchema): JsonSchema {
  if (list.type === "array") return { ...list, type: ["array", "object"], properties: scanned.properties ?? {} };
  const properties = { ...list.properties, next_cursor: scanned.properties?.next_cursor ?? {} };
  return { ...list, properties, required: ["data"] };
}

function operationOf(route: RestRoute, readProcedure: ProcedureReader) {
  const { method, path, procedure, summary, merges = method === "put" } = route;
  const { input, output, right } = readProcedure(procedure);
  const sent = input ? jsonSchemaOf(input, "input") : {};
  const isAdmin = isGuarded(route);
  const hasBody = method !== "get" && method !== "delete";
  const scan = route.scan === undefined ? undefined : readProcedure(route.scan);
  const parameters = parametersOf(route, sent, scan?.input && jsonSchemaOf(scan.input, "input"));
  const listed = jsonSchemaOf(output, "output");
  return {
    operationId: operationId(route),
    summary,
    ...(isAdmin && { description: `${describeRight(right)}${scan ? ` ${SCANNING}` : ""}` }),
    tags: [tagOf(path)],
    security: isAdmin ? securityOf(right) : [],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(bodyOf(route, sent)) } }),
    responses: {
      ...successes(route, scan ? orScanned(listed, jsonSchemaOf(scan.output, "output")) : listed, merges),
      ...(method === "get" && { "304": { $ref: "#/components/responses/NotModified" } }),
      ...errorResponses("503"),
      ...errorResponses("400", ...(isAdmin || procedure === "session.login" ? (["401"] as const) : [])),
      ...(isAdmin && errorResponses("403")),
      ...(path.includes("{") && errorResponses("404")),
      ...(method !== "get" && errorResponses("409")),
      ...(method !== "get" && sent.properties?.version && errorResponses("412")),
      ...(hasBody && errorResponses("413", "415")),
      ...(hasBody && !isAdmin && errorResponses("429")),
    },
  };
}

const UPLOAD_REPLIES = { image: uploadedImageSchema, file: uploadedPdfSchema, sheet: uploadedSheetSchema };

function uploadOperation({ path, part, summary, right }: (typeof UPLOAD_ROUTES)[number]) {
  const file = {
    type: "object",
    properties: { [part]: { type: "string", contentMediaType: "application/octet-stream" } },
    required: [part],
  };
  return {
    operationId: operationId({ method: "post", path }),
    summary,
    description: describeRight(right),
    tags: ["Administration"],
    security: securityOf(right),
    parameters: [IDEMPOTENCY_KEY],
    requestBody: { required: true, content: { "multipart/form-data": { schema: file } } },
    responses: {
      "201": { description: "Fichier enregistré", content: json(jsonSchemaOf(UPLOAD_REPLIES[part], "output")) },
      ...errorResponses("400", "401", "403", "409", "413", "415", "503"),
    },
  };
}

function fileOperation({ path, summary, input, types, right }: RestFile) {
  const file = { schema: { type: "string", contentMediaType: "application/octet-stream" } };
  return {
    operationId: operationId({ method: "get", path }),
    summary,
    description: describeRight(right),
    tags: ["Administration"],
    security: securityOf(right),
    parameters: [{ name: "input", in: "query", required: true, content: json(jsonSchemaOf(input, "input")) }],
    responses: {
      "200": { description: "Le fichier", content: Object.fromEntries(types.map((type) => [type, file])) },
      ...errorResponses("400", "401", "403", "503"),
    },
  };
}

/** The site that the document describes: its URL without trailing slash, and its company's name. */
type Site = { publicUrl: string; company: string };

/** Builds the OpenAPI 3.1 document of every REST path, from the same table that answers them. */
export function openApiDocument({ publicUrl, company }: Site, readProcedure: ProcedureReader) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRoutes()) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, readProcedure) };
  for (const route of UPLOAD_ROUTES) paths[route.path] = { post: uploadOperation(route) };
  for (const file of allResources().flatMap(({ restFiles = [] }) => restFiles)) paths[file.path] = { get: fileOperation(file) };
  const schemas = namedSchemas();
  return {
    openapi: "3.1.1",
    info: {
      title: `API ${company}`,
      version: "1.0.0",
      description:
        'Le catalogue, le blog et l’administration. Les champs portent les mêmes noms dans les demandes et les réponses. Un PUT dont la `version` est dépassée est refusé (409), et rien ne change\u202f; avec l’en-tête `Prefer: merge`, il est d’abord fusionné avec ce qui a été enregistré entre-temps, et refusé de même là où les deux ont modifié la même chose. Un champ facultatif absent d’un PUT garde sa valeur\u202f; `null` et `""` le vident. Les corps sont en UTF-8. Une méthode qu’un chemin n’a pas reçoit 405, et `Allow` nomme celles qu’il a.',
      license: { name: "Propriétaire", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: publicUrl, description: "Ce site" }],
    tags: [
      { name: "Public", description: "Lectures et demandes ouvertes à tous" },
      { name: "Administration", description: "Réservé aux personnes connectées, chacune selon son rôle" },
    ],
    paths: withReferences(paths, schemas) as typeof paths, // the same, with references
    components: componentsOf(schemas),
  };
}
