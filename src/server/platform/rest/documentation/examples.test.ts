import { join } from "node:path";
import { expect, it } from "vitest";
import { type TestServer, useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer({ logLevel: "silent" });

const FILE = join(import.meta.dirname, "examples.json");
const MOMENT = "2026-11-27T08:00:00.000Z";

/** Bodies that programs send, by the names of their schemas. */
const SENT = {
  CategoryInput: { name: "Éclairage", subcategories: ["Intérieur", "Extérieur"] },
  ProductInput: {
    title: "Variateur Brume",
    slug: "variateur-brume",
    reference: "LUM-VAR-1",
    category: "Éclairage",
    short_description: "Règle la lumière en douceur.",
    price_from: 49.9,
    specifications: [{ name: "Puissance", value: "200", unit: "W" }],
    benefits: ["Une lumière qui suit la journée."],
  },
  SlideInput: { title: "La maison qui veille", cta_text: "Demander une démo", cta_link: "/contact" },
  ArticleInput: { title: "Bien éclairer un salon", slug: "bien-eclairer-un-salon", content: "<p>Trois sources valent mieux qu’une.</p>" },
  FeatureInput: { title: "Tout s’éteint", description: "Une seule pression quand vous partez." },
  PageInput: {
    title: "Notre atelier",
    slug: "atelier",
    sections: [{ kind: "text", id: "a", title: "Où nous travaillons", html: "<p>À Tunis.</p>" }],
  },
  SynonymGroupInput: { words: ["brumisateur"], meant: ["variateur"] },
  RedirectionInput: { from_path: "/ancienne-page", to_url: "/produits" },
  ReplyTemplateInput: { name: "Rendez-vous", subject: "Votre projet", text: "Bonjour {prénom},\n\nQuand pouvons-nous passer\u202f?" },
  LaunchInput: { title: "Collection d’hiver" },
  ProductPatch: { price_from: 54.9, version: 1 },
  ProductUpsert: { title: "Variateur Brume", slug: "variateur-brume", category: "Éclairage", short_description: "Règle la lumière." },
  ProductOperations: { operations: [{ update: { reference: "LUM-VAR-1", price_from: 59.9 } }, { remove: { id: 99 } }], mode: "each" },
  Visibility: { is_active: false },
  TranslationsPatch: { translations: { en: { slug: "brume-dimmer", fields: { title: "Brume dimmer" } } } },
  ContactRequestInput: {
    requestType: "quote",
    firstName: "Leïla",
    lastName: "Ben Salah",
    email: "leila@example.com",
    message: "Je souhaite un devis pour deux variateurs.",
    consent: true,
    lines: [{ slug: "variateur-brume", quantity: 2 }],
  },
  Subscription: { email: "leila@example.com" },
};

/** Records of the administration: the name of the schema, and the path. */
const RECORDS = [
  ["Category", "categories"],
  ["Product", "products"],
  ["Slide", "slides"],
  ["Article", "blogs"],
  ["Feature", "features"],
  ["Page", "pages"],
  ["SynonymGroup", "synonyms"],
  ["Redirection", "redirections"],
  ["ReplyTemplate", "reply-templates"],
  ["Launch", "launches"],
] as const;

async function succeed(reply: ReturnType<TestServer["send"]>): Promise<any> {
  const { status, body } = await reply;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
}

/** The replies of success, by the names of their schemas. */
async function askReplies(): Promise<Record<string, unknown>> {
  const asAdmin = (...request: Parameters<TestServer["send"]>) => succeed(server.asAdmin(...request));
  const replies: Record<string, unknown> = {};
  for (const [name, path] of RECORDS) replies[name] = await asAdmin("POST", `/api/admin/${path}`, SENT[`${name}Input`]);
  const product = "/api/admin/products/1";
  replies.ListedProduct = (await succeed(server.send("GET", "/api/products?limit=1"))).data[0];
  await asAdmin("PATCH", product, SENT.ProductPatch);
  replies.Translations = await asAdmin("PATCH", `${product}/translations`, SENT.TranslationsPatch);
  await asAdmin("PUT", "/api/admin/products/by-reference/LUM-VAR-1", SENT.ProductUpsert);
  replies.OperationResults = await asAdmin("POST", "/api/admin/products/bulk", SENT.ProductOperations);
  await succeed(server.send("POST", "/api/contact", SENT.ContactRequestInput));
  await succeed(server.send("POST", "/api/newsletter", SENT.Subscription));
  replies.ContactRequest = await asAdmin("GET", "/api/admin/requests/1");
  replies.Subscriber = (await asAdmin("GET", "/api/admin/subscribers")).data[0];
  await asAdmin("PATCH", `${product}/visibility`, SENT.Visibility);
  replies.Done = await asAdmin("DELETE", "/api/admin/slides/1");
  return replies;
}

/** Asks more at once than may wait, and gives a refusal. */
async function askTooMuch() {
  const body = { operations: [{ remove: { id: 99 } }] };
  const replies = await Promise.all(Array.from({ length: 30 }, () => server.asAdmin("POST", "/api/admin/products/bulk", body)));
  return replies.find(({ status }) => status === 503);
}

/** Posts until it is too often, and gives the refusal. */
async function postTooOften() {
  for (let count = 0; count < 20; count += 1) {
    const reply = await server.send("POST", "/api/contact", SENT.ContactRequestInput);
    if (reply.status === 429) return reply;
  }
  return undefined;
}

/** The refusals, by their statuses. */
async function askRefusals(): Promise<Record<string, unknown>> {
  const product = "/api/admin/products/1";
  const stale = { ...SENT.ProductPatch, version: 1 };
  const replies = [
    await server.asAdmin("POST", "/api/admin/products", { title: "", price_from: 0 }),
    await server.send("GET", product),
    await server.call("POST", "apiKeys.create", { name: "ERP", scopes: ["slides:read"], days: 1 }).then(({ key }) => {
      return server.send("GET", product, undefined, { authorization: `Bearer ${key}` });
    }),
    await server.asAdmin("GET", "/api/admin/products/99"),
    await server.asAdmin("PUT", "/api/admin/products", {}),
    await server.asAdmin("PATCH", product, stale),
    await server.asAdmin("PATCH", product, { price_from: 1 }, { "if-match": '"1"' }),
    await server.asAdmin("POST", "/api/admin/products", { title: "x".repeat(2 ** 20) }),
    await server.asAdmin("POST", "/api/admin/products", "titre", { "content-type": "text/plain" }),
    await postTooOften(),
    await askTooMuch(),
  ];
  return Object.fromEntries(replies.map((reply) => [reply?.status, reply?.body]));
}

it("the examples of the document are what the server takes and gives", async () => {
  const schemas = { ...SENT, ...(await askReplies()) };
  const errors = await askRefusals();
  expect(Object.keys(errors)).toEqual(["400", "401", "403", "404", "405", "409", "412", "413", "415", "429", "503"]);
  const written = JSON.stringify({ schemas, errors }, null, 2).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, JSON.stringify(MOMENT));
  await expect(`${written}\n`).toMatchFileSnapshot(FILE);
});

it("every example stands in the document, in both languages", async () => {
  for (const language of ["fr", "en"]) {
    const { components } = (await server.send("GET", `/api/openapi.json?lang=${language}`)).body;
    const shown = Object.entries<any>(components.schemas).filter(([, { examples }]) => examples);
    expect(shown.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(SENT)));
    for (const status of ["400", "409", "503"])
      expect(components.responses[`Error${status}`].content["application/json"].example).toMatchObject({ success: false });
  }
});
