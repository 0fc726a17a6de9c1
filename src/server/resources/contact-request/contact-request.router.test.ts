import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { CONSENT_VERSION } from "#contracts/shared/submission.ts";
import { aContactRequest } from "./contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const DAY_MS = 24 * 60 * 60_000;

describe("contact requests sent by a visitor", () => {
  const server = useTestServer();
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from contact_request");
    server.setNow(new Date());
  });

  const send = (fields: Record<string, unknown> = {}) => server.send("POST", "/api/contact", aContactRequest(fields));
  const list = (query: Record<string, unknown> = {}) => server.call("GET", "contactRequests.list", query);
  const readInbox = async () => (await list()).data;

  it("a request is stored with its time, language, consent text and due date", async () => {
    const now = new Date("2026-11-20T09:00:00.000Z");
    server.setNow(now);
    const { status, body } = await send({ phone: "+216 20 000 000", company: "Dar Lina", subject: "Villa", language: "en" });
    expect(status).toBe(201);
    expect(body.success).toBe(true);
    expect(await readInbox()).toEqual([
      {
        ...aContactRequest({ phone: "+216 20 000 000", company: "Dar Lina", subject: "Villa", language: "en", consent: undefined }),
        id: expect.any(Number),
        version: 1,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        due_at: new Date(now.getTime() + DAY_MS).toISOString(),
        consent_version: CONSENT_VERSION,
        product: null,
        lines: [],
        from_page: "",
        status: "new",
        owner: null,
        notes: "",
        answered_at: null,
      },
    ]);
  });

  it("a request shows the page of ours from which the visitor came, in any language, and no other address", async () => {
    for (const from_page of ["/en/products/brume", "/", "https://evil.example/<b>", "/produits?q=secret", null])
      await send({ from_page, message: `De ${from_page}` });
    const pages = (await readInbox()).map((request: { from_page: string }) => request.from_page);
    expect(pages.toReversed()).toEqual(["/produits/brume", "/", "", "", ""]);
  });

  it("a request names the visible product it is about, and keeps its title when that goes", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Variateur Lueur" }));
    const shown = await server.send(
      "GET",
      `/trpc/contactRequests.product?input=${encodeURIComponent(JSON.stringify({ slug: product.slug }))}`,
    );
    expect(shown.body.result.data).toEqual({ slug: product.slug, title: "Variateur Lueur", reference: product.reference });
    await send({ product: product.slug });
    expect((await readInbox())[0].product).toEqual({ id: product.id, title: "Variateur Lueur" });
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    expect((await readInbox())[0].product).toEqual({ id: null, title: "Variateur Lueur" });
  });

  it("a request is stored without a hidden or unknown product, and reveals nothing about it", async () => {
    const { body: hidden } = await server.asAdmin("POST", "/api/admin/products", aProduct({ is_active: false }));
    for (const slug of [hidden.slug, "n-existe-pas"]) {
      const query = encodeURIComponent(JSON.stringify({ slug }));
      expect((await server.send("GET", `/trpc/contactRequests.product?input=${query}`)).body.result.data).toBeNull();
      expect((await send({ product: slug, message: slug })).status).toBe(201);
    }
    expect((await readInbox()).map((request: { product: unknown }) => request.product)).toEqual([null, null]);
  });

  it("a request keeps its selection in order, with the titles of that moment, without hidden products", async () => {
    const [aube, brise] = await Promise.all(
      ["Aube", "Brise"].map(async (title) => (await server.asAdmin("POST", "/api/admin/products", aProduct({ title }))).body),
    );
    const { body: hidden } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Cachée", is_active: false }));
    const ended = aProduct({ title: "Arrêtée", lifecycle: "discontinued" });
    const { body: discontinued } = await server.asAdmin("POST", "/api/admin/products", ended);
    const lines = [
      { slug: discontinued.slug, quantity: 2 },
      { slug: brise.slug, quantity: 12, note: "  Pour\nl’étage " },
      { slug: hidden.slug, quantity: 2 },
      { slug: "n-existe-pas", quantity: 2 },
      { slug: aube.slug },
    ];
    const { status, body } = await send({ requestType: "quote", lines });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(["success", "message"]);
    const sent = [
      { product: brise.id, reference: brise.reference, title: "Brise", quantity: 12, note: "Pour l’étage" },
      { product: aube.id, reference: aube.reference, title: "Aube", quantity: 1, note: "" },
    ];
    expect((await readInbox())[0]).toMatchObject({ product: null, lines: sent });

    await server.asAdmin("PUT", `/api/admin/products/${aube.id}`, { ...aube, related_products: [], title: "Aurore" });
    await server.asAdmin("DELETE", `/api/admin/products/${brise.id}`);
    expect((await readInbox())[0].lines).toEqual([{ ...sent[0], product: null }, sent[1]]);
  });

  it("a link offers the visible products that it names in its order, and the number of the others", async () => {
    const zigbee = [{ name: "Protocole", value: "Zigbee 3.0", unit: "" }];
    const [aube, brise] = await Promise.all(
      [{ title: "Aube" }, { title: "Brise", price_from: 49.9, specifications: zigbee }].map(
        async (fields) => (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body,
      ),
    );
    const { body: hidden } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Cachée", is_active: false }));
    const shownOf = ({ id, slug, reference }: { id: number; slug: string; reference: string }) => ({ id, slug, reference, image: null });
    const readSelection = async (written: unknown) =>
      (await server.send("GET", `/trpc/contactRequests.selection?input=${encodeURIComponent(JSON.stringify({ written }))}`)).body;
    const { result } = await readSelection(`${brise.slug}.4,${hidden.slug},${aube.slug},n-existe-pas.3,<script>`);
    expect(result.data).toEqual({
      products: [
        { ...shownOf(brise), title: "Brise", quantity: 4, price_from: 49.9, needs_hub: true },
        { ...shownOf(aube), title: "Aube", quantity: 1, price_from: null, needs_hub: false },
      ],
      gone: 2,
    });
    expect((await readSelection("")).result.data).toEqual({ products: [], gone: 0 });
    expect((await readSelection(["aube"])).error.data.reply.code).toBe("invalid");
  });

  it("a selection follows a product under its new slug, and answers by the slug that was asked for", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Aube" }));
    const renamed = { ...product, related_products: [], slug: `${product.slug}-2026` };
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, renamed);
    const ask = async (procedure: string, input: object) =>
      (await server.send("GET", `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)).body.result.data;
    const written = `${product.slug}.4,${renamed.slug}.2`;
    expect(await ask("contactRequests.selection", { written })).toMatchObject({
      products: [
        { slug: product.slug, title: "Aube", quantity: 4 },
        { slug: renamed.slug, title: "Aube", quantity: 2 },
      ],
      gone: 0,
    });
    expect(await ask("contactRequests.product", { slug: product.slug })).toMatchObject({ title: "Aube" });
    await send({ product: product.slug, lines: [{ slug: product.slug, quantity: 4 }, { slug: renamed.slug }] });
    const [{ product: asked, lines }] = await readInbox();
    expect(asked).toEqual({ id: product.id, title: "Aube" });
    expect(lines).toMatchObject([
      { product: product.id, quantity: 4 },
      { product: product.id, quantity: 1 },
    ]);
    const { body: other } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Brise", slug: product.slug }));
    expect(await ask("contactRequests.selection", { written }), "another product has that slug now").toMatchObject({
      products: [{ title: "Brise" }, { title: "Aube" }],
    });
    await server.asAdmin("DELETE", `/api/admin/products/${other.id}`);
  });

  it("a search finds requests by titles and references of their products", async () => {
    const [aube, brise] = await Promise.all(
      ["Lampe Aube Dorée", "Brise"].map(async (title) => (await server.asAdmin("POST", "/api/admin/products", aProduct({ title }))).body),
    );
    await send({ lastName: "Selmi", lines: [{ slug: aube.slug }] });
    await send({ lastName: "Trabelsi", product: brise.slug });
    const findNames = async (q: string) => (await list({ q })).data.map(({ lastName }: { lastName: string }) => lastName);
    expect(await findNames("aube doree")).toEqual(["Selmi"]);
    expect(await findNames(aube.reference.toLowerCase())).toEqual(["Selmi"]);
    expect(await findNames("selmi dorée")).toEqual(["Selmi"]);
    expect(await findNames("brise")).toEqual(["Trabelsi"]);
    expect((await list({ q: "aube doree" })).total).toBe(1);
  });

  it.each([
    ["lines.0.quantity", [{ slug: "aube", quantity: 0 }]],
    ["lines.0.quantity", [{ slug: "aube", quantity: 1000 }]],
    ["lines.0.quantity", [{ slug: "aube", quantity: 1.5 }]],
    ["lines.0.quantity", [{ slug: "aube", quantity: "2" }]],
    ["lines.0.slug", [{ slug: 7 }]],
    ["lines.0.slug", [{ slug: "x".repeat(201) }]],
    ["lines.0.note", [{ slug: "aube", note: "x".repeat(301) }]],
    ["lines.0.note", [{ slug: "aube", note: "\u0000" }]],
    ["lines", [{ slug: "aube" }, { slug: "aube" }]],
    ["lines", Array.from({ length: 51 }, (_, index) => ({ slug: `p-${index}` }))],
    ["lines", "aube.2"],
  ])("a request is refused with a wrong selection: %s of %j", async (path, lines) => {
    const { status, body } = await send({ lines });
    expect(status).toBe(400);
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
    expect(await readInbox()).toEqual([]);
  });

  it.each([
    ["firstName", " "],
    ["lastName", ""],
    ["email", "leila"],
    ["email", "leila@example.com\r\nBcc: x@example.com"],
    ["message", "\n"],
    ["consent", false],
    ["requestType", "order"],
    ["language", "de"],
    ["message", "x".repeat(5001)],
  ])("a request is refused where %s is %j, and the field is named", async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([field]);
    expect(await readInbox()).toEqual([]);
  });

  it("a request that comes twice is stored once within a day, and again later", async () => {
    const now = new Date();
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send()).status));
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    expect(await readInbox()).toHaveLength(1);
    server.setNow(new Date(now.getTime() + 2 * DAY_MS));
    await send();
    server.setNow(now);
    expect(await readInbox()).toHaveLength(2);
  });

  it("a request with the honeypot filled in is held as spam, without a mail, and can be taken back", async () => {
    const suspicious = JSON.parse(await readFile("tests/cases/28-trap-field-drops-request/demande.json", "utf8"));
    const { status, body } = await server.send("POST", "/api/contact", suspicious);
    expect(status).toBe(201);
    expect(body.message).toContain("bien été envoyée");
    expect(await readInbox(), "the inbox shows none of them").toEqual([]);
    expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 0, spam: 1 });
    expect(await server.orm.em.fork().execute("select 1 from outbox")).toEqual([]);
    const { data } = await server.call("GET", "contactRequests.list", { status: "spam" });
    expect(data).toEqual([expect.objectContaining({ message: suspicious.message, status: "spam" })]);
    await server.call("POST", "contactRequests.update", { id: data[0].id, status: "new" });
    expect(await readInbox()).toEqual([expect.objectContaining({ message: suspicious.message, status: "new" })]);
    expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 1, spam: 0 });
  });

  it("the eleventh request of a minute from one address is refused", async () => {
    for (let n = 1; n <= 10; n += 1) expect((await send({ message: `${n}` })).status).toBe(201);
    const { status, headers } = await send({ message: "11" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
