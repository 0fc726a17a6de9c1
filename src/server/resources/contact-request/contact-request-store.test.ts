import { beforeEach, describe, expect, it } from "vitest";
import { aContactRequest } from "./contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aPerson } from "#server/testing/people.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ContactRequest } from "./contact-request.entity.ts";

describe("contact requests in the inbox", () => {
  const server = useTestServer();
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from contact_request");
    server.setNow(new Date());
  });

  const send = (fields: Record<string, unknown> = {}) => server.send("POST", "/api/contact", aContactRequest(fields));
  const list = (query: Record<string, unknown> = {}) => server.call("GET", "contactRequests.list", query);
  const readInbox = async () => (await list()).data;

  it("the inbox is closed to anyone who is not signed in", async () => {
    await send();
    for (const query of ["list", "get", "exportCsv", "unreadCount", "owners"])
      expect((await server.send("GET", `/trpc/contactRequests.${query}?input=%7B%22id%22:1%7D`)).status, query).toBe(401);
    for (const mutation of ["update", "take", "remove", "erasePerson"])
      expect((await server.send("POST", `/trpc/contactRequests.${mutation}`, { id: 1 })).status, mutation).toBe(401);
  });

  it("requests go to active people who may write, and stay with their present owner", async () => {
    await send();
    const [{ id }] = await readInbox();
    const writer = await aPerson(server, { username: "rédactrice", role: "editor" });
    const reader = await aPerson(server, { username: "lectrice", role: "reader" });
    const gone = await aPerson(server, { username: "partie", role: "editor" });
    await server.orm.em.fork().nativeUpdate(Administrator, { id: gone }, { is_active: false });
    const offered = (await server.call("GET", "contactRequests.owners")).map(({ username }: { username: string }) => username);
    expect(offered).toContain("rédactrice");
    for (const username of ["lectrice", "partie"]) expect(offered).not.toContain(username);
    for (const owner of [reader, gone])
      expect(await server.call("POST", "contactRequests.update", { id, owner })).toMatchObject({
        code: "invalid",
        issues: [{ path: "owner" }],
      });
    expect(await server.call("POST", "contactRequests.update", { id, owner: writer })).toMatchObject({ owner: { username: "rédactrice" } });
    await server.orm.em.fork().nativeUpdate(Administrator, { id: writer }, { is_active: false });
    expect(await server.call("POST", "contactRequests.update", { id, owner: writer, notes: "Rappeler" })).toMatchObject({
      owner: { id: writer },
      notes: "Rappeler",
    });
  });

  it("the list is paged, newest first, searched without accents and narrowed by status and kind", async () => {
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
    expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 3, spam: 0 });
  });

  it("a request is stored again when its copy came by a clock that was ahead", async () => {
    server.setNow(new Date(Date.now() + 400 * 24 * 60 * 60_000));
    await send();
    server.setNow(new Date());
    await send();
    expect(await readInbox()).toHaveLength(2);
  });

  it("a search counts up to a thousand requests, a list without words all of them", async () => {
    await send({ message: "Un devis" });
    await server.orm.em.fork().execute(`insert into contact_request select (made).* from (
      select jsonb_populate_record(contact_request, jsonb_build_object('id', id + n, 'message', 'Un devis ' || n)) as made
      from contact_request, generate_series(1, 1001) n offset 0) rows`);
    expect(await list({ limit: 1 })).toMatchObject({ total: 1002, has_more: false });
    expect(await list({ limit: 1, q: "devis" })).toMatchObject({ total: 1000, has_more: true });
    expect(await list({ limit: 1, q: "devis", page: 1000 })).toMatchObject({ total: 1000, data: [{}] });
    expect(await list({ limit: 1, q: "introuvable" })).toMatchObject({ total: 0, has_more: false });
  });

  it("a request gets an owner, notes and an end; a stale change is refused and changes nothing", async () => {
    await send();
    const [{ id, version, ...sent }] = await readInbox();
    const [owner] = await server.call("GET", "contactRequests.owners");
    const change = { id, version, status: "in_progress", owner: owner.id, notes: "Rappeler jeudi." };
    const changed = await server.call("POST", "contactRequests.update", change);
    expect(changed).toEqual({
      ...sent,
      ...change,
      version: 2,
      owner: { id: owner.id, username: "admin", display_name: "" },
      updated_at: changed.updated_at,
    });
    expect(await server.call("POST", "contactRequests.update", { id, version, status: "done" })).toMatchObject({ code: "stale" });
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
    expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 0, spam: 0 });
  });

  it("one administrator takes a request, and a later colleague is shown its owner", async () => {
    await send();
    const [{ id }] = await readInbox();
    expect(await server.call("POST", "contactRequests.take", { id })).toMatchObject({
      status: "in_progress",
      owner: { username: "admin" },
    });
    // pressed twice
    expect(await server.call("POST", "contactRequests.take", { id })).toMatchObject({ status: "in_progress" });
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

  it("no change reaches what the visitor wrote", async () => {
    await send();
    const [{ id }] = await readInbox();
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
    expect((await readInbox())[0]).toMatchObject({ ...written, consent_version: expect.not.stringContaining("x"), notes: "vu" });
  });

  it("erasing a request erases all it left, waiting mails included", async () => {
    await send({ lastName: "Effacée" });
    const [{ id }] = await readInbox();
    expect(await server.call("POST", "contactRequests.remove", { id })).toEqual({ success: true });
    expect(await server.call("POST", "contactRequests.remove", { id })).toMatchObject({ code: "not_found" });
    const em = server.orm.em.fork();
    expect(await em.count(ContactRequest)).toBe(0);
    expect(await em.execute("select id from outbox where content::text like '%Effacée%'")).toEqual([]);
  });

  it("erasing a person erases all their requests, and nothing of other people", async () => {
    await server.orm.em.fork().execute("delete from subscriber; delete from outbox");
    await send({ message: "Un", email: "Leila@example.com" });
    await send({ message: "Deux" });
    await send({ message: "Trois", email: "autre.leila@example.com" });
    await server.send("POST", "/api/newsletter", { email: "leila@EXAMPLE.com" });
    await server.send("POST", "/api/newsletter", { email: "autre.leila@example.com" });
    const { id } = (await readInbox()).find(({ message }: { message: string }) => message === "Deux");
    expect(await server.call("POST", "contactRequests.erasePerson", { id })).toEqual({ success: true, requests: 2 });
    expect((await readInbox()).map(({ message }: { message: string }) => message)).toEqual(["Trois"]);
    const { data } = await server.call("GET", "subscribers.list", {});
    expect(data.map(({ email }: { email: string }) => email)).toEqual(["autre.leila@example.com"]);
    const em = server.orm.em.fork();
    expect(await em.execute("select id from outbox where content::text ~* '[^.]leila@example'")).toEqual([]);
    expect(await em.execute("select id from outbox")).not.toEqual([]);
    expect(await server.call("POST", "contactRequests.erasePerson", { id })).toMatchObject({ code: "not_found" });
  });

  it("the export runs nothing that a visitor typed", async () => {
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
    expect((await server.call("GET", "contactRequests.exportCsv", { requestType: "quote" })).content.trim().split("\r\n")).toHaveLength(1);
  });

  it("requests are exported and erased with their selections", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Aube", reference: "AU-1" }));
    await send({ message: "Sans", email: "autre@example.com" });
    await send({ message: "Avec", lines: [{ slug: product.slug, quantity: 2, note: '=cmd;"x"' }] });
    expect((await list()).data.map(({ lines }: { lines: unknown[] }) => lines.length)).toEqual([1, 0]);
    const { content } = await server.call("GET", "contactRequests.exportCsv", {});
    expect(content).toContain(";Sélection;");
    expect(content).toContain(';"2 × Aube (AU-1)\u202f: =cmd;""x""";');
    const [{ id }] = await readInbox();
    expect(await server.call("GET", "contactRequests.get", { id })).toMatchObject({ lines: [{ title: "Aube", quantity: 2 }] });
    expect(await server.call("POST", "contactRequests.update", { id, notes: "Vu" })).toMatchObject({ lines: [{ title: "Aube" }] });
    const em = server.orm.em.fork();
    expect(JSON.stringify(await em.execute("select * from change where noun = 'contact-request'"))).not.toContain("cmd");
    await server.call("POST", "contactRequests.erasePerson", { id });
    expect(await em.execute("select * from contact_request_line")).toEqual([]);
  });
});
