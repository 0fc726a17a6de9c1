import { LANGUAGES } from "#contracts/shared/language.ts";
import { uploadedImageSchema, uploadedPdfSchema } from "#contracts/media/upload.ts";
import { jsonSchemaOf, type JsonSchema, type ProcedureReader, namedSchemas, withReferences } from "./procedure-schemas.ts";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import type { Right } from "#server/platform/declaration/resource.ts";
import type { RestRoute } from "#server/platform/declaration/rest-route.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { uploadedSheetSchema } from "#contracts/spreadsheet/sheet.ts";
import { UPLOAD_ROUTES } from "./upload-routes.ts";

const ERROR_RESPONSES = {
  "400": "Demande invalide\u202f: chaque champ fautif est nommé dans `issues`",
  "401":
    "Session absente ou expirée, ou clé d’API qui n’est plus valide. À la connexion\u202f: nom, mot de passe ou code incorrect, ou (`factor_required`) le second facteur de cette personne est demandé\u202f: renvoyez la demande avec `code`",
  "403":
    "Le rôle de la personne, ou les droits de la clé, ne permettent pas cette action, ou (`factor_setup_required`) la personne doit d’abord configurer un second facteur",
  "404": "Élément inconnu ou masqué",
  "409":
    "Conflit\u202f: slug, référence ou nom déjà pris (`issues`), clé d’idempotence, ou (`stale`) version dépassée, avec la `version` enregistrée",
  "413": "Contenu trop volumineux",
  "415": "Type de contenu refusé",
  "429": "Trop de tentatives\u202f: réessayez après le délai de `Retry-After`",
  "503":
    "Arrêt en cours, base de données ou disque indisponible, ou trop de grandes lectures à la fois\u202f: réessayez après `Retry-After`",
} as const;

/** Statuses whose replies carry `Retry-After`. */
const RETRIABLE = new Set(["429", "503"]);
const RETRY_AFTER = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };

function json(schema: unknown) {
  return { "application/json": { schema } };
}

function errorResponses(...statuses: (keyof typeof ERROR_RESPONSES)[]) {
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

/** Language of the public reads. */
const LANG = { $ref: "#/components/parameters/Lang" };

const LANG_PARAMETER = {
  name: "lang",
  in: "query",
  required: false,
  description:
    "La langue souhaitée\u202f: `en` donne les traductions publiées, et chaque élément dit alors sa langue dans `language` (`fr` là où il n’est pas traduit). Sans elle, tout est en français.",
  schema: { type: "string", enum: [...LANGUAGES], default: "fr" },
};

function isOfContent(path: string): boolean {
  return !path.startsWith("/api/admin/");
}

function parametersOf({ method, path, procedure, given = {}, merges }: RestRoute, input: JsonSchema) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: input.properties?.[name] ?? { type: "string" },
  }));
  if (method === "put" || merges) return [...inPath, IDEMPOTENCY_KEY, PREFER_MERGE];
  if (method !== "get") return procedure === "session.login" ? inPath : [...inPath, IDEMPOTENCY_KEY];
  const names = Object.keys(input.properties ?? {}).filter((name) => !path.includes(`{${name}}`) && !(name in given));
  const asked = names.map((name) => ({ name, in: "query", required: false, schema: input.properties?.[name] }));
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
function successes({ status = 200, mayCreate }: RestRoute, output: JsonSchema, merges: boolean) {
  const headers = merges && { headers: { "Preference-Applied": { $ref: "#/components/headers/PreferenceApplied" } } };
  if (!mayCreate) return { [status]: { description: "Réussite", ...headers, content: json(output) } };
  const content = json(output.properties?.body);
  return { "200": { description: "Remplacé", ...headers, content }, "201": { description: "Créé", content } };
}

function operationOf(route: RestRoute, readProcedure: ProcedureReader) {
  const { method, path, procedure, summary, merges = method === "put" } = route;
  const { input, output, right } = readProcedure(procedure);
  const sent = input ? jsonSchemaOf(input, "input") : {};
  const isAdmin = isGuarded(route);
  const hasBody = method !== "get" && method !== "delete";
  const parameters = parametersOf(route, sent);
  return {
    operationId: operationId(route),
    summary,
    ...(isAdmin && { description: describeRight(right) }),
    tags: [tagOf(path)],
    security: isAdmin ? securityOf(right) : [],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(bodyOf(route, sent)) } }),
    responses: {
      ...successes(route, jsonSchemaOf(output, "output"), merges),
      ...(method === "get" && { "304": { $ref: "#/components/responses/NotModified" } }),
      ...errorResponses("503"),
      ...errorResponses("400", ...(isAdmin || procedure === "session.login" ? (["401"] as const) : [])),
      ...(isAdmin && errorResponses("403")),
      ...(path.includes("{") && errorResponses("404")),
      ...(method !== "get" && errorResponses("409")),
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

const SECURITY_SCHEMES = {
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "Le jeton reçu de POST /api/admin/login" },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "lum_…",
    description: "Une clé d’API, créée dans l’administration, page «\u202fAPI et webhooks\u202f»\u202f: `Authorization: Bearer lum_…`",
  },
};

/** Headers of replies. */
const HEADERS = {
  PreferenceApplied: {
    description: "«\u202fmerge\u202f» là où la demande a été fusionnée avec ce qui avait été enregistré entre-temps",
    schema: { type: "string" },
  },
  RetryAfter: { description: "Secondes à attendre avant un autre essai", schema: { type: "integer" } },
};

/** The site that the document describes: its URL without trailing slash, and its company's name. */
type Site = { publicUrl: string; company: string };

/** Builds the OpenAPI 3.1 document of every REST path, from the same table that answers them. */
export function openApiDocument({ publicUrl, company }: Site, readProcedure: ProcedureReader) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRoutes()) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, readProcedure) };
  for (const route of UPLOAD_ROUTES) paths[route.path] = { post: uploadOperation(route) };
  const schemas = namedSchemas();
  const error = { $ref: "#/components/schemas/Error" };
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
    components: {
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description:
            "Une clé de votre choix, par exemple un UUID. La même demande envoyée à nouveau sous cette clé dans les 24 heures reçoit la première réponse, et rien n’est fait deux fois. Une autre demande sous la même clé est refusée (409).",
          schema: { type: "string", minLength: 1, maxLength: 200 },
        },
        Lang: LANG_PARAMETER,
        PreferMerge: {
          name: "Prefer",
          in: "header",
          required: false,
          description:
            "«\u202fmerge\u202f» demande de fusionner cette demande avec ce qui a été enregistré depuis la `version` envoyée. Là où les deux ont modifié la même chose, ou là où cette version n’est plus connue (deux ans), la réponse reste 409.",
          schema: { type: "string", example: "merge" },
        },
      },
      headers: HEADERS,
      schemas,
      responses: {
        NotModified: { description: "Inchangé depuis la réponse dont `If-None-Match` envoie l’`ETag`" },
        ...Object.fromEntries(
          Object.entries(ERROR_RESPONSES).map(([status, description]) => [
            `Error${status}`,
            { description, ...(RETRIABLE.has(status) && { headers: RETRY_AFTER }), content: json(error) },
          ]),
        ),
      },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
