import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aContactRequest, aProduct } from "#server/testing/factories.ts";
import { CONTACT_EMAIL, startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { Administrator } from "#server/session/session.entity.ts";
import { ContactRequest } from "./contact-request.entity.ts";

const DAY_MS = 24 * 60 * 60_000;

describe("contact requests", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from contact_request");
    server.setNow(new Date());
  });

  const send = (fields: Record<string, unknown> = {}) => server.send("POST", "/api/contact", aContactRequest(fields));
  const list = (query: Record<string, unknown> = {}) => server.call("GET", "contactRequests.list", query);
  const stored = async () => (await list()).data;

  describe("sent by a visitor", () => {
    it("are stored with the time, the language, the text that was agreed to and when an answer is due", async () => {
      const now = new Date("2026-11-20T09:00:00.000Z");
      server.setNow(now);
      const { status, body } = await send({ phone: "+216 20 000 000", company: "Dar Lina", subject: "Villa", language: "en" });
      expect(status).toBe(201);
      expect(body.success).toBe(true);
      expect(await stored()).toEqual([
        {
          ...aContactRequest({ phone: "+216 20 000 000", company: "Dar Lina", subject: "Villa", language: "en", consent: undefined }),
          id: expect.any(Number),
          version: 1,
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
          due_at: new Date(now.getTime() + DAY_MS).toISOString(),
          consent_version: expect.stringMatching(/^\d{4}-\d{2}$/),
          product: null,
          status: "new",
          owner: null,
          notes: "",
        },
      ]);
    });

    it("name the visible product they are about, and keep its title when it goes", async () => {
      const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Variateur Lueur" }));
      const shown = await server.send(
        "GET",
        `/trpc/contactRequests.product?input=${encodeURIComponent(JSON.stringify({ slug: product.slug }))}`,
      );
      expect(shown.body.result.data).toEqual({ slug: product.slug, title: "Variateur Lueur", reference: product.reference });
      await send({ product: product.slug });
      expect((await stored())[0].product).toEqual({ id: product.id, title: "Variateur Lueur" });
      await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
      expect((await stored())[0].product).toEqual({ id: null, title: "Variateur Lueur" });
    });

    it("are stored without a product that is hidden or unknown, and tell nothing about it", async () => {
      const { body: hidden } = await server.asAdmin("POST", "/api/admin/products", aProduct({ is_active: false }));
      for (const slug of [hidden.slug, "n-existe-pas"]) {
        const query = encodeURIComponent(JSON.stringify({ slug }));
        expect((await server.send("GET", `/trpc/contactRequests.product?input=${query}`)).body.result.data).toBeNull();
        expect((await send({ product: slug, message: slug })).status).toBe(201);
      }
      expect((await stored()).map((request: { product: unknown }) => request.product)).toEqual([null, null]);
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
    ])("are refused where %s is %j, and the field is named", async (field, value) => {
      const { status, body } = await send({ [field]: value });
      expect(status).toBe(400);
      expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([field]);
      expect(await stored()).toEqual([]);
    });

    it("are stored once when they come twice, at once or within a day, and again later", async () => {
      const now = new Date();
      const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send()).status));
      expect(statuses).toEqual([201, 201, 201, 201, 201]);
      expect(await stored()).toHaveLength(1);
      server.setNow(new Date(now.getTime() + 2 * DAY_MS));
      await send();
      server.setNow(now);
      expect(await stored()).toHaveLength(2);
    });

    it("are thanked for and thrown away when a machine filled in the invisible field", async () => {
      const { status, body } = await send({ website: "https://spam.example" });
      expect(status).toBe(201);
      expect(body).toEqual((await send()).body);
      expect(await stored()).toHaveLength(1);
      expect(await server.orm.em.fork().execute("select content from outbox where content::text like '%spam%'")).toEqual([]);
    });

    it("are counted: the eleventh of a minute from one address is refused", async () => {
      for (let n = 1; n <= 10; n += 1) expect((await send({ message: `${n}` })).status).toBe(201);
      const { status, headers } = await send({ message: "11" });
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    });

    it("leave a mail to the company and one to the sender in the outbox, which repeats nothing that was typed", async () => {
      await send({ firstName: "Visitez spam.example", message: "Achetez <b>ceci</b>", language: "en" });
      const rows = await server.orm.em.fork().execute<{ content: any }[]>("select content from outbox order by content->>'language' desc");
      const [company, visitor] = rows.map(({ content }) => content);
      expect(company).toMatchObject({ to: { address: CONTACT_EMAIL }, replyTo: { address: "leila@example.com" }, language: "fr" });
      expect(company.text).toContain("> Achetez <b>ceci</b>");
      expect(company.html).not.toContain("<b>ceci");
      expect(visitor).toMatchObject({ to: { address: "leila@example.com" }, replyTo: { address: CONTACT_EMAIL }, language: "en" });
      expect(visitor.subject).toBe("We have received your request");
      expect(visitor.text).toMatch(/^Hello,/);
      expect(visitor.text + visitor.html).not.toMatch(/spam|Achetez/);
    });

    it("do not let mails pile up where nobody sends them: what has expired goes when the next one comes", async () => {
      await send();
      server.setNow(new Date(Date.now() + 20 * DAY_MS));
      await send({ message: "Bien plus tard" });
      const rows = await server.orm.em.fork().execute<{ text: string }[]>("select content->>'text' as text from outbox");
      expect(rows).toHaveLength(2);
    });

    it("write to one address five times a day at most, whoever asks, and reach the company all the same", async () => {
      await server.orm.em.fork().execute("delete from outbox");
      for (let n = 1; n <= 7; n += 1) await send({ message: `${n}`, email: n % 2 ? "cible@example.com" : "CIBLE@example.com" });
      const rows = await server.orm.em
        .fork()
        .execute<{ address: string }[]>("select lower(content->'to'->>'address') as address from outbox");
      expect(rows.filter(({ address }) => address === "cible@example.com")).toHaveLength(5);
      expect(rows.filter(({ address }) => address === CONTACT_EMAIL)).toHaveLength(7);
    });
  });

  describe("in the inbox", () => {
    it("are closed to who is not signed in", async () => {
      await send();
      for (const query of ["list", "get", "exportCsv", "unreadCount", "owners"])
        expect((await server.send("GET", `/trpc/contactRequests.${query}?input=%7B%22id%22:1%7D`)).status, query).toBe(401);
      for (const mutation of ["update", "take", "remove", "erasePerson"])
        expect((await server.send("POST", `/trpc/contactRequests.${mutation}`, { id: 1 })).status, mutation).toBe(401);
    });

    it("are paged, newest first, searched without accents and narrowed by status and kind", async () => {
      for (const [n, requestType] of ["demo", "quote", "support"].entries()) {
        server.setNow(new Date(Date.UTC(2026, 10, 20 + n)));
        await send({ requestType, message: `Numéro ${n} à 100%` });
      }
      server.setNow(new Date());
      const messages = ({ data }: { data: { message: string }[] }) => data.map(({ message }) => message[7]);
      expect(messages(await list())).toEqual(["2", "1", "0"]);
      expect(await list({ limit: 2, page: 2 })).toMatchObject({ total: 3, page: 2, limit: 2, data: [{ requestType: "demo" }] });
      expect(messages(await list({ q: "numero leila 1" }))).toEqual(["2", "1", "0"]);
      expect(messages(await list({ q: "100%" }))).toHaveLength(3);
      expect(messages(await list({ q: "1%0" }))).toEqual([]);
      expect(messages(await list({ requestType: "quote" }))).toEqual(["1"]);
      expect(messages(await list({ status: "done" }))).toEqual([]);
      expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 3 });
    });

    it("are given to somebody, noted on and closed; a stale change is refused and changes nothing", async () => {
      await send();
      const [{ id, version, ...sent }] = await stored();
      const [owner] = await server.call("GET", "contactRequests.owners");
      const change = { id, version, status: "in_progress", owner: owner.id, notes: "Rappeler jeudi." };
      const changed = await server.call("POST", "contactRequests.update", change);
      expect(changed).toEqual({
        ...sent,
        ...change,
        version: 2,
        owner: { id: owner.id, username: "admin" },
        updated_at: changed.updated_at,
      });
      expect(await server.call("POST", "contactRequests.update", { id, version, status: "done" })).toMatchObject({ code: "conflict" });
      expect(await server.call("POST", "contactRequests.update", { id, owner: null })).toMatchObject({
        owner: null,
        status: "in_progress",
      });
      expect(await server.call("POST", "contactRequests.update", { id, owner: 4242 })).toMatchObject({
        code: "invalid",
        issues: [{ path: "owner" }],
      });
      expect(await server.call("POST", "contactRequests.update", { id: 4242, status: "done" })).toMatchObject({ code: "not_found" });
      expect(await server.call("GET", "contactRequests.get", { id })).toMatchObject({ version: 3, notes: "Rappeler jeudi." });
      expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 0 });
    });

    it("are taken on by whoever says so, once: a colleague who comes later is told who has it", async () => {
      await send();
      const [{ id }] = await stored();
      expect(await server.call("POST", "contactRequests.take", { id })).toMatchObject({
        status: "in_progress",
        owner: { username: "admin" },
      });
      expect(await server.call("POST", "contactRequests.take", { id })).toMatchObject({ status: "in_progress" }); // pressed twice
      const em = server.orm.em.fork();
      const colleague = em.create(Administrator, { username: "sami", password_hash: "aucun", role: "admin" });
      (await em.findOneOrFail(ContactRequest, id)).owner = colleague;
      await em.flush();
      expect(await server.call("POST", "contactRequests.take", { id })).toMatchObject({
        code: "conflict",
        message: "Cette demande est déjà prise en charge par sami.",
      });
      expect(await server.call("GET", "contactRequests.get", { id })).toMatchObject({ owner: { username: "sami" } });
      expect(await server.call("POST", "contactRequests.take", { id: 4242 })).toMatchObject({ code: "not_found" });
    });

    it("can be changed in nothing that the visitor wrote", async () => {
      await send();
      const [{ id }] = await stored();
      const forged = {
        id,
        notes: "vu",
        message: "autre",
        email: "a@example.com",
        created_at: "2001-01-01T00:00:00.000Z",
        consent_version: "x",
      };
      await server.call("POST", "contactRequests.update", forged);
      const { consent: _, ...written } = aContactRequest();
      expect((await stored())[0]).toMatchObject({ ...written, consent_version: expect.not.stringContaining("x"), notes: "vu" });
    });

    it("are erased with all they left, the mails that still wait included", async () => {
      await send({ lastName: "Effacée" });
      const [{ id }] = await stored();
      expect(await server.call("POST", "contactRequests.remove", { id })).toEqual({ success: true });
      expect(await server.call("POST", "contactRequests.remove", { id })).toMatchObject({ code: "not_found" });
      const em = server.orm.em.fork();
      expect(await em.count(ContactRequest)).toBe(0);
      expect(await em.execute("select id from outbox where content::text like '%Effacée%'")).toEqual([]);
    });

    it("go with everything else that their sender left, and with nothing of anybody else", async () => {
      await server.orm.em.fork().execute("delete from newsletter_subscriber; delete from outbox");
      await send({ message: "Un", email: "Leila@example.com" });
      await send({ message: "Deux" });
      await send({ message: "Trois", email: "autre.leila@example.com" });
      await server.send("POST", "/api/newsletter", { email: "leila@EXAMPLE.com" });
      await server.send("POST", "/api/newsletter", { email: "autre.leila@example.com" });
      const { id } = (await stored()).find(({ message }: { message: string }) => message === "Deux");
      expect(await server.call("POST", "contactRequests.erasePerson", { id })).toEqual({ success: true, requests: 2 });
      expect((await stored()).map(({ message }: { message: string }) => message)).toEqual(["Trois"]);
      const { data } = await server.call("GET", "newsletter.list", {});
      expect(data.map(({ email }: { email: string }) => email)).toEqual(["autre.leila@example.com"]);
      const em = server.orm.em.fork();
      expect(await em.execute("select id from outbox where content::text ~* '[^.]leila@example'")).toEqual([]);
      expect(await em.execute("select id from outbox")).not.toEqual([]);
      expect(await server.call("POST", "contactRequests.erasePerson", { id })).toMatchObject({ code: "not_found" });
    });

    it("are handed to a spreadsheet that runs nothing a visitor typed", async () => {
      server.setNow(new Date("2026-11-20T09:00:00.000Z"));
      await send({ firstName: "=HYPERLINK(1)", company: 'Dar; "Lina"', message: "Une ligne\nune autre", phone: "+216 1" });
      const { filename, content } = await server.call("GET", "contactRequests.exportCsv", { requestType: "demo" });
      expect(filename).toMatch(/^demandes-\d{4}-\d{2}-\d{2}\.csv$/);
      expect(content).toMatch(/^\uFEFFNuméro;Reçue le;/);
      expect(content).toMatch(/\r\n\d+;2026-11-20 10:00;2026-11-21 10:00;Nouvelle;;Démo;/); // by the clocks of Tunis
      expect(content).toContain(";'=HYPERLINK(1);");
      expect(content).toContain(`;"Dar; ""Lina""";`);
      expect(content).toContain(";'+216 1;");
      expect(content).toContain(`;"Une ligne\nune autre";`);
      expect((await server.call("GET", "contactRequests.exportCsv", { requestType: "quote" })).content.trim().split("\r\n")).toHaveLength(
        1,
      );
    });
  });
});
