import { BRAND } from "#contracts/shared/brand.ts";
import { errorReplySchema } from "#contracts/shared/errors.ts";
import { uploadedImageSchema, uploadedPdfSchema } from "#contracts/media/upload.ts";
import { contractsOf, jsonSchemaOf, type JsonSchema } from "./procedure-schemas.ts";
import type { RestRoute } from "./rest-route.ts";
import { isGuarded, REST_ROUTES } from "./routes.ts";
import { UPLOAD_ROUTES } from "./upload-routes.ts";

const ERROR_RESPONSES = {
  "400": "Demande invalide\u202f: chaque champ fautif est nommé dans `issues`",
  "401": "Session absente ou expirée",
  "404": "Élément inconnu ou masqué",
  "409": "Conflit\u202f: slug, référence, nom, version ou clé d’idempotence",
  "413": "Contenu trop volumineux",
  "415": "Type de contenu refusé",
  "429": "Trop de tentatives",
} as const;

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

/** Header of every request that writes. Source: interface.md « REST replies ». */
const IDEMPOTENCY_KEY = { $ref: "#/components/parameters/IdempotencyKey" };

function parametersOf({ method, path, procedure }: RestRoute, input: JsonSchema) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: input.properties?.[name] ?? { type: "string" },
  }));
  if (method !== "get") return procedure === "session.login" ? inPath : [...inPath, IDEMPOTENCY_KEY];
  const names = Object.keys(input.properties ?? {}).filter((name) => !path.includes(`{${name}}`));
  return [...inPath, ...names.map((name) => ({ name, in: "query", required: false, schema: input.properties?.[name] }))];
}

function bodyOf({ path }: RestRoute, { properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  const isInBody = (name: string) => !path.includes(`{${name}}`);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  };
}

function tagOf(path: string): string {
  return path.startsWith("/api/admin/") ? "Administration" : "Public";
}

function operationOf(route: RestRoute) {
  const { method, path, procedure, summary, status = 200 } = route;
  const { input, output } = contractsOf(procedure);
  const sent = input ? jsonSchemaOf(input, "input") : {};
  const isAdmin = isGuarded(route);
  const hasBody = method !== "get" && method !== "delete";
  const parameters = parametersOf(route, sent);
  return {
    operationId: operationId(route),
    summary,
    tags: [tagOf(path)],
    security: isAdmin ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(bodyOf(route, sent)) } }),
    responses: {
      [status]: { description: "Réussite", content: json(jsonSchemaOf(output, "output")) },
      ...errorResponses("400", ...(isAdmin || procedure === "session.login" ? (["401"] as const) : [])),
      ...(path.includes("{") && errorResponses("404")),
      ...(method !== "get" && errorResponses("409")),
      ...(hasBody && errorResponses("413", "415")),
      ...(hasBody && !isAdmin && errorResponses("429")),
    },
  };
}

function uploadOperation({ path, part, summary }: (typeof UPLOAD_ROUTES)[number]) {
  const output = part === "image" ? uploadedImageSchema : uploadedPdfSchema;
  const file = {
    type: "object",
    properties: { [part]: { type: "string", contentMediaType: "application/octet-stream" } },
    required: [part],
  };
  return {
    operationId: operationId({ method: "post", path }),
    summary,
    tags: ["Administration"],
    security: [{ bearer: [] }],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: { required: true, content: { "multipart/form-data": { schema: file } } },
    responses: {
      "201": { description: "Fichier enregistré", content: json(jsonSchemaOf(output, "output")) },
      ...errorResponses("400", "401", "409", "413", "415"),
    },
  };
}

/** The OpenAPI 3.1 document of every REST path, made from the same table that answers them. `publicUrl` without trailing slash. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of REST_ROUTES) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  for (const route of UPLOAD_ROUTES) paths[route.path] = { post: uploadOperation(route) };
  const error = { $ref: "#/components/schemas/Error" };
  return {
    openapi: "3.1.1",
    info: {
      title: `API ${BRAND.name}`,
      version: "1.0.0",
      description:
        "Le catalogue, le blog et l’administration. Les champs portent les mêmes noms dans les demandes et les réponses. Un PUT dont la `version` est dépassée est refusé (409), et rien ne change.",
      license: { name: "Propriétaire", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: publicUrl, description: "Ce site" }],
    tags: [
      { name: "Public", description: "Lectures et demandes ouvertes à tous" },
      { name: "Administration", description: "Réservé aux administrateurs connectés" },
    ],
    paths,
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
      },
      schemas: { Error: jsonSchemaOf(errorReplySchema, "output") },
      responses: Object.fromEntries(
        Object.entries(ERROR_RESPONSES).map(([status, description]) => [`Error${status}`, { description, content: json(error) }]),
      ),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "Le jeton reçu de POST /api/admin/login" },
      },
    },
  };
}
