import { LANGUAGES } from "#contracts/shared/language.ts";
import examples from "./documentation/examples.json" with { type: "json" };
import type { NamedSchemas } from "./documentation/named-schemas.ts";
import { webhookParameters } from "./documentation/webhooks.ts";
import type { words as french } from "./documentation/words.fr.ts";

type Words = typeof french;

/** A status of a refusal that the documentation describes. */
export type ErrorStatus = keyof Words["errors"];

/** Replies that examples.test.ts got, by their statuses. */
const EXAMPLES: Record<string, unknown> = examples.errors;

/** Headers of refusals, by their statuses. */
const REFUSAL_HEADERS: Record<string, Record<string, string>> = {
  "401": { "WWW-Authenticate": "WWWAuthenticate" },
  "405": { Allow: "Allow" },
  "429": { "Retry-After": "RetryAfter" },
  "503": { "Retry-After": "RetryAfter" },
};

/** Refers to headers of replies, by their names and those of their components. */
export function headersOf(named: Record<string, string>) {
  const entries = Object.entries(named).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]);
  return entries.length > 0 ? { headers: Object.fromEntries(entries) } : {};
}

/** Describes a header or a query parameter, which is never required. */
function parameter(
  name: string,
  source: "header" | "query",
  { description, ...schema }: { description: string; [keyword: string]: unknown },
) {
  return { name, in: source, required: false, description, schema };
}

function parametersOf({ parameters: { key, lang, ifMatch, ifNoneMatch, merge }, webhook }: Words) {
  return {
    IdempotencyKey: parameter("Idempotency-Key", "header", { description: key, type: "string", minLength: 1, maxLength: 200 }),
    IfMatch: parameter("If-Match", "header", { description: ifMatch, type: "string", examples: ['"3"'] }),
    IfNoneMatch: parameter("If-None-Match", "header", { description: ifNoneMatch, type: "string" }),
    Lang: parameter("lang", "query", { description: lang, type: "string", enum: [...LANGUAGES], default: "fr" }),
    PreferMerge: parameter("Prefer", "header", { description: merge, type: "string", examples: ["merge"] }),
    ...webhookParameters(webhook),
  };
}

function responsesOf({ errors, notModified }: Words) {
  const refusals = Object.entries(errors).map(([status, description]) => {
    const example = EXAMPLES[status];
    const content = { schema: { $ref: "#/components/schemas/ApiError" }, ...(example !== undefined && { example }) };
    return [`Error${status}`, { description, ...headersOf(REFUSAL_HEADERS[status] ?? {}), content: { "application/json": content } }];
  });
  return { NotModified: { description: notModified, ...headersOf({ ETag: "ETag" }) }, ...Object.fromEntries(refusals) };
}

/** Builds the parts that the paths of the document refer to. */
export function componentsOf(schemas: NamedSchemas, words: Words) {
  const { headers, security } = words;
  const text = (description: string) => ({ description, schema: { type: "string" } });
  return {
    parameters: parametersOf(words),
    headers: {
      PreferenceApplied: text(headers.merged),
      ETag: text(headers.etag),
      RecordETag: text(headers.version),
      RetryAfter: { description: headers.retryAfter, schema: { type: "integer" } },
      Allow: text(headers.allow),
      WWWAuthenticate: text(headers.challenge),
    },
    schemas,
    responses: responsesOf(words),
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: security.bearer },
      apiKey: { type: "http", scheme: "bearer", bearerFormat: "lum_…", description: security.apiKey },
    },
  };
}
