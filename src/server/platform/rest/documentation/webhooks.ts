import { EVENT_KINDS, eventType, personalEvents, TEST_EVENT } from "#contracts/webhook/webhook.ts";
import { allResources, type Resource } from "#server/platform/declaration/resource.ts";
import type { words } from "./words.fr.ts";

type Words = (typeof words)["webhook"];

const HEADERS = ["WebhookId", "WebhookTimestamp", "WebhookSignature"].map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Parameters of every message. Source: Standard Webhooks 1.0. */
export function webhookParameters({ id, timestamp, signature }: Words) {
  const header = (name: string, description: string) => ({ name, in: "header", required: true, description, schema: { type: "string" } });
  return {
    WebhookId: header("webhook-id", id),
    WebhookTimestamp: header("webhook-timestamp", timestamp),
    WebhookSignature: header("webhook-signature", signature),
  };
}

function message(type: string, data: object) {
  const properties = { type: { const: type }, timestamp: { type: "string", format: "date-time" }, data };
  return { type: "object", properties, required: ["type", "timestamp", "data"] };
}

/** The data of an event: the record where it is not personal, and was not erased. */
function dataSchema({ isPersonal, schemas = {} }: Resource<string>) {
  const id = { id: { type: "integer" } };
  if (isPersonal) return { type: "object", properties: id, required: ["id"] };
  const [name] = Object.keys(schemas);
  const item = name === undefined ? { type: "object" } : { $ref: `#/components/schemas/${name}` };
  const properties = { ...id, version: { type: "integer" }, fields: { type: "array", items: { type: "string" } }, item };
  return { type: "object", properties, required: ["id"] };
}

function operation(type: string, texts: { summary: string; description?: string; words: Words }, data: object) {
  const {
    summary,
    description,
    words: { received, gone },
  } = texts;
  return {
    post: {
      operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      summary,
      ...(description && { description }),
      tags: ["webhooks"],
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content: { "application/json": { schema: message(type, data) } } },
      responses: { "2XX": { description: received }, "410": { description: gone } },
    },
  };
}

/** Describes the events of personal data that may carry the record. */
function personalOperations({ personal, schemas = {} }: Resource<string>, words: Words) {
  if (!personal) return [];
  const [created, erased] = personalEvents(personal.name);
  const [name = ""] = Object.keys(schemas);
  const id = { id: { type: "integer" } };
  const data = { type: "object", properties: { ...id, item: { $ref: `#/components/schemas/${name}` } }, required: ["id"] };
  const gone = { type: "object", properties: id, required: ["id"] };
  const summary = (kind: "created" | "deleted", type: string) => `${words.summary[kind]} (${type})`;
  return [
    [created, operation(created, { summary: summary("created", created), description: words.granted, words }, data)],
    [erased, operation(erased, { summary: summary("deleted", erased), description: words.personal, words }, gone)],
  ];
}

/** Describes every event that a webhook may be sent. `tableOf` names a resource as the history does. */
export function webhooksOf(words: Words, tableOf: (resource: Resource<string>) => string) {
  const events = allResources().flatMap((resource) =>
    EVENT_KINDS.map((kind) => {
      const type = eventType(tableOf(resource), kind);
      const description = resource.isPersonal ? words.personal : words.whole;
      return [type, operation(type, { summary: `${words.summary[kind]} (${type})`, description, words }, dataSchema(resource))];
    }),
  );
  const personal = allResources().flatMap((resource) => personalOperations(resource, words));
  const test = operation(TEST_EVENT, { summary: words.test, words }, { type: "object" });
  return Object.fromEntries([...events, ...personal, [TEST_EVENT, test]]);
}
