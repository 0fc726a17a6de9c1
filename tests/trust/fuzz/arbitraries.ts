import fc from "fast-check";

/** The keywords of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Letters that people use, and those that only look like them or hide. */
const PARTS = [
  "é",
  "É",
  "œ",
  "ß",
  "’",
  "«\u202fa\u202f»",
  "ﬁ",
  "Ａ",
  "İ",
  "e\u0301",
  "😀",
  "👩‍👩‍👧",
  "مرحبا",
  "中文",
  "a\u0301\u0302\u0303",
  "\u202ea",
  "\u200b",
  "\u2028",
];
const HOSTILE = [
  "'",
  '"',
  "\\",
  "%",
  "_",
  "--",
  ";",
  "<b>",
  "</script>",
  "<!--",
  "${7*7}",
  "{{7*7}}",
  "../",
  "$$",
  "?",
  ":p",
  "||",
  "null",
  "true",
  "0",
];

const words = fc.array(fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(...PARTS), fc.constantFrom(...HOSTILE)), { maxLength: 8 });

/** Text of at most `max` letters, seldom as many. Never empty once trimmed where `min` asks for something. */
function textOf({ minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const some = words.map((parts) =>
    [...parts.join(" ")]
      .join("")
      .slice(0, Math.max(0, maxLength - 1))
      .toWellFormed(),
  );
  const filled = some.map((text) => (minLength > 0 ? `a${text}`.slice(0, maxLength) : text));
  return fc.oneof({ arbitrary: filled, weight: 30 }, { arbitrary: fc.constant("é".repeat(maxLength)), weight: 1 });
}

/** Values that the contract demands beyond the schema, by the field's name. */
const KNOWN_FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  url: fc.constantFrom("/uploads/a.webp", "/uploads/b.pdf", "https://a.example/x.png", "c.png", "http://old.example/uploads/d.png"),
  image_url: fc.constantFrom("/uploads/a.webp", "https://a.example/x.png", "", "images/y.jpg"),
  icon_url: fc.constantFrom("/uploads/a.webp", "", "https://a.example/i.png"),
  cta_link: fc.constantFrom("/contact", "/produits?q=a%20b", "https://a.example/", "mailto:a@b.example", "#bas"),
  email: fc.nat().map((n) => `p${n}@example.com`),
  content: htmlOf({ maxLength: 300 }),
  html: htmlOf({ maxLength: 300 }),
  text: htmlOf({ maxLength: 60 }),
  category: fc.constantFrom("Éclairage", "Sécurité", "Énergie", "éclairage "),
  subcategory: fc.constant(""),
  related_products: fc.constant([]),
  required_products: fc.constant([]),
  complementary_products: fc.constant([]),
  replaced_by: fc.constant(null),
  manufacturer_contact: fc.constantFrom("", "a@b.example", "https://a.example/contact"),
  responsible_contact: fc.constantFrom("", "a@b.example", "https://a.example/contact"),
  security_updates_until: fc.constantFrom(null, "2031-12-31", "2028-02-29"),
  isMain: fc.constant(false),
  products: fc.constant([]),
  articles: fc.constant([]),
  article: fc.constant(null),
  link: fc.constantFrom("/contact", "https://a.example/"),
  link_url: fc.constantFrom("/contact", "https://a.example/"),
  other_url: fc.constantFrom("/contact", "https://a.example/"),
  from_path: fc.stringMatching(/^\/[a-z]{4,12}$/),
  to_url: fc.constantFrom("/produits", "https://a.example/"),
  words: fc.array(fc.stringMatching(/^[a-z]{4,9}$/), { minLength: 2, maxLength: 5 }),
  meant: fc.array(fc.stringMatching(/^[a-z]{4,9}$/), { maxLength: 5 }),
  fields: fc.constantFrom("title", "name").chain((name) => fc.record({ [name]: textOf({ maxLength: 100 }) })),
  is_published: fc.constantFrom(false, false, false, true),
  mark_done: fc.constantFrom(false, false, false, true, ["title"]),
};

/** Versions that a change expects: seldom one that may be stale. */
const expectedVersion = fc.constantFrom(null, null, null, 1);

function htmlOf({ maxLength }: { maxLength: number }): fc.Arbitrary<string> {
  const paragraphs = fc.array(textOf({ minLength: 1, maxLength }), { minLength: 1, maxLength: 4 });
  return paragraphs.map((texts) => texts.map((text) => `<p>${escapeHtml(text)}.</p>`).join(""));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Values that a schema allows, and that the contract behind it should take: the articles' own `category` is one of a
 *  list. */
export function valuesOf(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const known = KNOWN_FIELDS[name];
  if (known) return known;
  if (name === "version" && schema.anyOf?.[0]?.type === "integer") return expectedVersion;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, name)));
  if (Object.keys(schema).length === 0) return fc.jsonValue({ maxDepth: 2 });
  switch (schema.type) {
    case "object":
      return schema.properties ? objectOf(schema) : recordOf(schema);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, name === "sections" ? 2 : 5) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) }),
        fc.constant(schema.maximum ?? 1),
      );
    case "number":
      return fc.integer({ min: 1, max: 99_999_999 }).map((hundredths) => hundredths / 100);
    case "string":
      return stringOf(schema);
    default:
      throw new Error(`no values are known of the schema ${JSON.stringify(schema).slice(0, 300)}`);
  }
}

function stringOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === "date-time") {
    const time = fc.date({ min: new Date("2001-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    return time.map((date) => date.toISOString());
  }
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text.slice(0, 80).replace(/-$/, ""));
  return textOf(schema);
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, name)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

function recordOf({ propertyNames = { type: "string", minLength: 1, maxLength: 20 }, additionalProperties = {} }: Schema) {
  return fc.dictionary(stringsOf(propertyNames), valuesOf(additionalProperties), { maxKeys: 3 });
}

function stringsOf(schema: Schema): fc.Arbitrary<string> {
  return valuesOf(schema).map(String);
}

/** Values that have broken other servers. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 4, withNullPrototype: false }),
  fc.constantFrom<unknown>("", "   ", "\u0000", "\ud800", "\udc00a", "\ufeff", "a".repeat(5000), "a".repeat(100_000), "x".repeat(201)),
  fc.constantFrom<unknown>(-1, -0, 1.5, 2 ** 31, 2 ** 53 + 1, 1e308, "5", "0x10", "1e1000", "9".repeat(400), null, [], {}, [[]], true),
  fc.constantFrom<unknown>(
    { $ne: "" },
    { __raw: true, sql: "1=1" },
    { $like: "%" },
    { toJSON: 1 },
    { length: 1e9 },
    JSON.parse('{ "then": 1 }'),
    { constructor: { prototype: { x: 1 } } },
  ),
  fc.constantFrom<unknown>(
    "' or 1=1 --",
    "'; drop table product; --",
    "1); select pg_sleep(5) --",
    "javascript:alert(1)",
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "a\r\nb",
  ),
  fc.integer({ min: 30, max: 3000 }).map((depth) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`)),
  fc.constantFrom<unknown>(
    Array.from({ length: 1000 }, (_, n) => n),
    Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n])),
  ),
);

/** Mutates a valid body in one or a few parts: a value replaced, a key left out or added, at the top or within. */
export function mutate(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(1000),
    how: fc.constantFrom("replace", "leave out", "add", "within"),
    value: nasty,
    name: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("__proto__", "constructor", "id", "version", "toString", "a\u0000")),
  });
  const whole = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce(applyChange, body));
  return fc.oneof({ arbitrary: whole, weight: 20 }, { arbitrary: nasty, weight: 1 });
}

type Change = { at: number; how: string; value: unknown; name: string };

function applyChange(body: unknown, { at, how, value, name }: Change): unknown {
  if (typeof body !== "object" || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[at % (keys.length || 1)] ?? name;
  const inside: unknown = Reflect.get(body, key);
  if (how === "leave out") return Object.fromEntries(Object.entries(body).filter(([other]) => other !== key));
  if (how === "add") return Object.fromEntries([...Object.entries(body), [name, value]]);
  if (how === "within" && Array.isArray(inside) && inside.length > 0)
    return { ...body, [key]: [...inside.slice(1), applyChange(inside[0], { at, how: "replace", value, name })] };
  return { ...body, [key]: value };
}

/** JSON of whatever was made; what has no JSON (a BigInt, a circle) is written as text, or left out. */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ?? "null";
  } catch {
    return "{"; // a circle, or a `toJSON` that is no function: sent as what is no JSON
  }
}
