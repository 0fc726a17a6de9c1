import { CONFLICT_REASONS } from "#contracts/shared/errors.ts";
import { OPERATIONS_MAX } from "#contracts/shared/operation.ts";
import { LIMIT_DEFAULT, LIMIT_MAX } from "#contracts/shared/paging.ts";
import type { words as french } from "./words.fr.ts";

const INTRODUCTION = [
  "The catalogue, the blog and the back office. Fields have the same names in requests and replies.",
  "## Access\n\nWhat visitors see, anyone may read. All else asks for `Authorization: Bearer …`: an API key (`lum_…`) made in the back office, page “API et webhooks”, or the token of a sign-in. A key opens its scopes only, and never more than its maker may do.",
  '## Write\n\nA PUT with a stale `version` is refused (409), and nothing changes; with the header `Prefer: merge` it is first merged with what was saved since, and refused only where both changed the same thing. An optional field that a PUT leaves out keeps its value; `null` and `""` empty it. PATCH changes the fields that are sent. Under one `Idempotency-Key` a request is done once.',
  `## Read\n\nA page has \`limit\` items (${LIMIT_DEFAULT}, at most ${LIMIT_MAX}). A list of the back office is scanned by \`cursor\` or \`updated_since\`, by id, which no write shifts; \`/api/admin/changes\` gives what was deleted. Each read has an \`ETag\`: sent back in \`If-None-Match\`, it gives 304. An unknown parameter is refused.`,
  "## Languages\n\nFrench is the source. `lang=en` gives published translations, and each item says its language in `language`. Translations are read and written under `…/{id}/translations`. Messages of errors are French; `code` and `reason` are for programs.",
  `## Limits\n\nA JSON body has at most 1 MB, in UTF-8; a picture 5 MB, a PDF 10 MB. \`bulk\` takes ${OPERATIONS_MAX} operations. Bulk requests and large pages are done one by one; beyond nine that wait, the reply is 503. Forms of visitors and the sign-in reply 429 after too many tries. After 429 or 503, send the same request under the same key, after \`Retry-After\`. A method that a path lacks gets 405, and \`Allow\` names those that it has.`,
  "## Webhooks\n\nA webhook sends each chosen event to an `https` address, signed as [Standard Webhooks](https://www.standardwebhooks.com) say: `webhook-signature` is `v1,` and the HMAC-SHA256, in base64, of `{webhook-id}.{webhook-timestamp}.{body}` under the decoded secret. Without a 2xx within 15 seconds it is sent again seven times in a day; 410 stops it. An event may come twice, under the same `webhook-id`.",
];

/** The texts of the documentation in English. */
export const words: typeof french = {
  title: (company) => `${company} API`,
  introduction: INTRODUCTION.join("\n\n"),
  licence: "Proprietary",
  site: "This site",
  page: { script: "This page needs JavaScript. The OpenAPI document can be read by itself:", site: "The site", languages: "Languages" },
  tags: {
    public: { name: "Public", description: "Reads and requests open to anyone" },
    access: { name: "Sign-in", description: "Open a session, count the content" },
    products: { name: "Products", description: "The catalogue" },
    categories: { name: "Categories", description: "The categories and their attributes" },
    slides: { name: "Slides", description: "The pictures of the carousel" },
    blogs: { name: "Articles", description: "The blog" },
    pages: { name: "Pages", description: "The pages of the site" },
    features: { name: "Features", description: "The strong points of the home page" },
    requests: { name: "Requests", description: "The requests of visitors" },
    "reply-templates": { name: "Templates of answers", description: "The answers that are ready" },
    subscribers: { name: "Subscribers", description: "The subscribers of the newsletter" },
    letters: { name: "Letters", description: "The newsletters" },
    synonyms: { name: "Synonyms", description: "The words that the search takes for the same" },
    redirections: { name: "Redirections", description: "The former addresses" },
    launches: { name: "Launches", description: "The content that is published together" },
    files: { name: "Files", description: "Pictures, documents and tables" },
    changes: { name: "Deletions", description: "The records that were deleted, for programs that keep a copy" },
    webhooks: { name: "Webhooks", description: "The messages to other programs" },
  },
  role: (role) => `Least role: \`${role}\`.`,
  scope: (scope) => `Scope of an API key: \`${scope}\`.`,
  noScope: "No API key opens it.",
  anyScope: "Any API key opens it, for what its scopes may read.",
  scanning:
    "With `cursor` (empty at first) or `updated_since`, the reply is `{ data, next_cursor }`: the rows by their ids, which no write shifts.",
  success: { done: "Done", replaced: "Replaced", created: "Created", stored: "The file is stored", file: "The file" },
  parameters: {
    key: "A key of your choice, such as a UUID. The same request, sent again under this key within 24 hours, gets the first reply, and nothing is done twice. Another request under the same key is refused (409).",
    lang: "The language: `en` gives published translations, and each item says its language in `language` (`fr` where it is not translated). Without it, all is French.",
    ifMatch:
      'The `ETag` of a read, or the version in quotes (`"3"`): the request is refused (412) if the record was changed since. Equals the `version` of the body, without a merge.',
    ifNoneMatch: "The `ETag` of the reply that you have: 304 if it has not changed.",
    merge:
      "“merge” asks to merge this request with what was saved since the sent `version`. Where both changed the same thing, or where that version is no longer known (two years), the reply stays 409.",
  },
  headers: {
    merged: "“merge” where the request was merged with what had been saved since",
    etag: "The digest of the reply, which `If-None-Match` sends back",
    version: "Begins with its version; `If-None-Match` replies 304 to it, and `If-Match` writes at that version only",
    retryAfter: "Seconds to wait before another try",
    allow: "The methods that this path has",
    challenge: "How to prove an identity",
  },
  errors: {
    "400": "Invalid request: `issues` names each faulty field",
    "401":
      "No session or an expired one, or an API key that is no longer valid. At a sign-in: wrong name, password or code, or (`factor_required`) the second factor of this person is asked for: send the request again with `code`",
    "403":
      "The person’s role, or the key’s scopes, do not allow it, or (`factor_setup_required`) the person must first set up a second factor",
    "404": "Unknown or hidden",
    "405": "This path lacks this method",
    "409": `Conflict, as \`reason\` says: ${CONFLICT_REASONS.map((reason) => `\`${reason}\``).join(", ")}. For \`stale_version\`, \`code\` is \`stale\`, and \`version\` the stored version`,
    "412": "The version that `If-Match` demands is not the stored one, which `version` gives",
    "413": "Too large",
    "415": "Type of content refused",
    "429": "Too many tries: try again after `Retry-After`",
    "503": "Stopping, database or disk unavailable, or too many large requests at once: try again after `Retry-After`",
  },
  notModified: "Unchanged since the reply whose `ETag` is sent by `If-None-Match`",
  security: {
    bearer: "The token of POST /api/admin/login",
    apiKey: "An API key, made in the back office, page “API et webhooks”: `Authorization: Bearer lum_…`",
  },
  webhook: {
    summary: { created: "Creation", updated: "Change", deleted: "Deletion" },
    test: "Trial of a webhook",
    whole:
      "`item` is the record as REST gives it, in the version of the change; a deleted one as it was. The webhook may ask for some of its fields.",
    personal: "Of personal data only the id is sent.",
    granted: "`item` is the request as REST gives it, while the person who set the webhook up may read requests, and it is not erased.",
    id: "The id of the message, the same at each try",
    timestamp: "The moment of the try, in seconds since 1970",
    signature: "A signature `v1,…`, or two with a space between them for the 24 hours of a change of secret",
    received: "Received. Any 2xx will do",
    gone: "Send no more: the webhook stops",
  },
};
