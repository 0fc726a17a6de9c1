import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { CONSENT_VERSION } from "#contracts/shared/submission.ts";
import { aContactRequest } from "./contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { CONTACT_EMAIL, useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const DAY_MS = 24 * 60 * 60_000;

describe("contact requests sent by a visitor", () => {
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

describe("the mails of contact requests", () => {
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from outbox; delete from contact_request");
    server.setNow(new Date());
  });

  const send = (fields: Record<string, unknown> = {}) => server.send("POST", "/api/contact", aContactRequest(fields));
  /** The mails that wait to be sent, each beside its reader. */
  async function outbox() {
    const rows = await server.orm.em.fork().execute<{ content: any }[]>("select content from outbox order by id");
    const mails = rows.map(({ content }) => content);
    const toVisitors = mails.filter(({ to }) => to.address !== CONTACT_EMAIL);
    return { company: mails.find(({ to }) => to.address === CONTACT_EMAIL), visitor: toVisitors[0], mails, toVisitors };
  }

  it("the company reads the whole selection, the sender what the catalogue says, without notes", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lueur & co", reference: "LU-7" }));
    await send({ message: "Devis", lines: [{ slug: product.slug, quantity: 3, note: "Achetez <b>ceci</b>" }] });
    const { company, visitor } = await outbox();
    expect(company.text).toContain("Lueur & co (LU-7)\u202f: 3 – Achetez <b>ceci</b>");
    expect(company.html).toContain("Lueur &#38; co (LU-7)");
    expect(company.html, "programs for mail leave out sides that they do not know").not.toMatch(/-inline-|:start/);
    expect(company.html).not.toContain("<b>ceci");
    expect(visitor.text).toContain("Votre sélection, avec les quantités\u202f:");
    expect(visitor.text).toContain("Lueur & co (LU-7)\u202f: 3");
    expect(visitor.text + visitor.html).not.toContain("ceci");
  });

  it("a mail confirms a request in the visitor's language, with translated products", async () => {
    const { body: one } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Variateur Brise", reference: "BR-1" }));
    const { body: other } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Capteur Écume", reference: "EC-1" }));
    const texts = { short_description: "A soft light." };
    for (const [record, title] of [
      [one.id, "Brise dimmer"],
      [other.id, "Foam sensor"],
    ]) {
      const sent = { noun: "product", record, language: "en", fields: { ...texts, title }, is_published: true };
      const { body } = await server.asAdmin("POST", "/trpc/translations.save", sent);
      expect(body.error?.data.reply).toBeUndefined();
    }
    await send({ language: "en", requestType: "quote", product: one.slug, lines: [{ slug: other.slug, quantity: 2 }] });
    await send({ language: "fr", requestType: "quote", product: one.slug, message: "Encore" });
    const { toVisitors } = await outbox();
    const [english, french] = ["en", "fr"].map((language) => toVisitors.find((mail) => mail.language === language));
    expect(english).toMatchObject({ language: "en", subject: "We have received your request" });
    expect(english.html).toContain('<html lang="en">');
    expect(english.text).toContain("your request for a quote about “Brise dimmer”. We will reply within 24 hours.");
    expect(english.text).toContain("Foam sensor (EC-1): 2");
    expect(english.text).not.toMatch(/Variateur|Capteur|Écume|demande/);
    expect(french).toMatchObject({ language: "fr", subject: "Votre demande nous est bien parvenue" });
    expect(french.text).toContain("Variateur Brise");
  });

  it("mails wait in the outbox, and the one to the sender repeats nothing that was typed", async () => {
    await send({ firstName: "Visitez spam.example", message: "Achetez <b>ceci</b>", language: "en" });
    const { company, visitor, mails } = await outbox();
    expect(mails).toHaveLength(2);
    expect(company).toMatchObject({ to: { address: CONTACT_EMAIL }, replyTo: { address: "leila@example.com" }, language: "fr" });
    expect(company.text).toContain("> Achetez <b>ceci</b>");
    expect(company.html).not.toContain("<b>ceci");
    expect(visitor).toMatchObject({ to: { address: "leila@example.com" }, replyTo: { address: CONTACT_EMAIL }, language: "en" });
    expect(visitor.subject).toBe("We have received your request");
    expect(visitor.text).toMatch(/^Hello,/);
    expect(visitor.text + visitor.html).not.toMatch(/spam|Achetez/);
  });

  it("expired mails are removed when the next one is written", async () => {
    await send();
    server.setNow(new Date(Date.now() + 20 * DAY_MS));
    await send({ message: "Bien plus tard" });
    expect((await outbox()).mails).toHaveLength(2);
  });

  it("one address gets five mails a day at most, and the company hears of every request", async () => {
    for (let n = 1; n <= 7; n += 1) await send({ message: `${n}`, email: n % 2 ? "cible@example.com" : "CIBLE@example.com" });
    const addresses = (await outbox()).mails.map(({ to }) => to.address.toLowerCase());
    expect(addresses.filter((address) => address === "cible@example.com")).toHaveLength(5);
    expect(addresses.filter((address) => address === CONTACT_EMAIL)).toHaveLength(7);
  });
});
