import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { type Given, playDocument, type PlayedDocument } from "./testing/play-document.ts";

const SUBSCRIBER = "amel@example.com";
const WEBHOOK = "http://127.0.0.1:9/";

let server: TestServer;
let folder: string;
let given: Given;
beforeAll(async () => {
  server = await startTestServer({ sendsWebhooks: true });
  folder = await mkdtemp(join(tmpdir(), "sent-files-"));
  const files = { "/api/admin/upload": "a.png", "/api/admin/upload-pdf": "a.pdf", "/api/admin/upload-sheet": "a.csv" };
  given = {
    bodies: {
      SignIn: ADMINISTRATOR,
      WebhookAddress: { url: WEBHOOK },
      Bounce: { email: SUBSCRIBER, is_bounced: true },
      "/api/admin/categories/{id}/translations": { translations: { en: { fields: { name: "Lighting" } } } },
      LetterInput: { title: "Nouveautés", sections: [] },
    },
    files: Object.fromEntries(Object.entries(files).map(([path, name]) => [path, join(folder, name)])),
    parameters: { slug: "publie", reference: "PUBLIE-1", input: '{"format":"csv"}' },
  };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#c9822b" } });
  await writeFile(join(folder, "a.png"), await picture.png().toBuffer());
  await writeFile(join(folder, "a.pdf"), "%PDF-1.7\n1 0 obj << /Type /Page >> endobj\n%%EOF");
  await writeFile(join(folder, "a.csv"), "Titre;Référence\nVariateur;A-1\n");
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "publie", category: "Sécurité", is_active: true }));
  await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "publie", status: "published" }));
  await server.send("POST", "/api/newsletter", { email: SUBSCRIBER });
  await server.orm.em.fork().execute("update subscriber set status = 'confirmed'");
  await server.call("POST", "webhooks.create", { url: WEBHOOK, events: ["slide.created"] });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const readDocument = async (): Promise<PlayedDocument> => (await server.send("GET", "/api/openapi.json")).body;

/** Makes a key of every scope that the document names. */
async function makeKey(document: PlayedDocument): Promise<string> {
  const named = [...JSON.stringify(document.paths).matchAll(/"apiKey":\["([a-z-]+:[a-z]+)"\]/gi)].map(([, scope]) => scope);
  const { key } = await server.call("POST", "apiKeys.create", { name: "ERP", scopes: [...new Set(named)], days: 1 });
  return key;
}

it("every documented operation, called by another client with a key, replies as the document says", async () => {
  const document = await readDocument();
  const { called, faults } = await playDocument(document, { url: server.url, key: await makeKey(document), session: server.token, given });
  expect(faults).toEqual([]);
  const documented = Object.values(document.paths).flatMap((operations) => Object.values(operations));
  expect(called.toSorted()).toEqual(documented.map(({ operationId }) => operationId).toSorted());
});

it("the other client refuses a reply that is not as the document says", async () => {
  const { paths, components, ...document } = await readDocument();
  const ofSlides = Object.fromEntries(Object.entries(paths).filter(([path]) => path === "/api/admin/slides"));
  const other = JSON.parse(JSON.stringify(components).replaceAll('"cta_text":{"type":"string"', '"cta_text":{"type":"integer"'));
  const changed = { ...document, paths: ofSlides, components: other };
  const { faults } = await playDocument(changed, { url: server.url, key: server.token, session: server.token, given });
  expect(faults.join()).toMatch(/postAdminSlides: schema check/);
});
