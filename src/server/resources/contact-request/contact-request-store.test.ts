import { beforeEach, describe, expect, it } from "vitest";
import { aContactRequest } from "./contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ContactRequest } from "./contact-request.entity.ts";
import { randomUUID } from "node:crypto";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import type { RequestsChanged } from "#contracts/contact-request/several-requests.ts";

const server = useTestServer();

describe("contact requests in the inbox", () => {
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

type Changed = RequestsChanged["changed"][number];

beforeEach(() => server.orm.em.fork().execute("delete from attempt; delete from contact_request"));

const send = (fields: Record<string, unknown> = {}) => server.send("POST", "/api/contact", aContactRequest(fields));
const list = async (query: Record<string, unknown> = {}): Promise<ContactRequestItem[]> =>
  (await server.call("GET", "contactRequests.list", query)).data;
const change = (changes: object[]) => server.call("POST", "contactRequests.changeMany", { changes });
const standing = async () => (await list()).map(({ status, owner }) => [status, owner?.username]);

/** Three requests, the oldest first. */
async function threeRequests(): Promise<number[]> {
  for (const message of ["Un", "Deux", "Trois"]) await send({ message });
  return (await list()).map(({ id }) => id).toSorted((one, other) => one - other);
}

describe("several requests", () => {
  it("several requests change status and owner in one step, and its reply undoes it", async () => {
    const ids = await threeRequests();
    const owner = await aPerson(server, { username: "remplaçante", role: "editor" });
    await change([{ id: ids[0], status: "done" }]);
    const { changed } = await change(ids.map((id) => ({ id, status: "done", owner })));
    expect(changed.map(({ before }: Changed) => before)).toEqual([
      { status: "done", owner: null },
      { status: "new", owner: null },
      { status: "new", owner: null },
    ]);
    expect(await standing()).toEqual(ids.map(() => ["done", "remplaçante"]));
    const [counted] = await server.orm.em.fork().execute<{ transactions: number }[]>(
      `select count(distinct tx)::int as transactions from change
          where noun = 'contact-request' and record in (?, ?, ?) and 'owner' = any(fields)`,
      ids,
    );
    expect(counted?.transactions).toBe(1);
    await change(changed.map(({ id, version, before: { status, owner: former } }: Changed) => ({ id, version, status, owner: former })));
    expect(await standing()).toEqual([
      ["new", undefined],
      ["new", undefined],
      ["done", undefined],
    ]);
  });

  it("an undoing is refused whole, naming the person, where one of the requests was changed since", async () => {
    const ids = await threeRequests();
    const { changed } = await change(ids.map((id) => ({ id, status: "in_progress" })));
    await server.call("POST", "contactRequests.update", { id: ids[1], notes: "Rappeler" });
    const undone = await change(changed.map(({ id, version }: Changed) => ({ id, version, status: "new" })));
    expect(undone).toMatchObject({ code: "stale", message: expect.stringContaining("La demande de Leïla Ben Salah") });
    expect((await list()).map(({ status }) => status)).toEqual(ids.map(() => "in_progress"));
  });

  it("what is so already does not count as changed, and a request that is gone is left out", async () => {
    const [one, other, gone] = await threeRequests();
    await server.call("POST", "contactRequests.remove", { id: gone });
    await change([{ id: one, status: "done" }]);
    const { changed } = await change([one, other, gone].map((id) => ({ id, status: "done" })));
    expect(changed.map(({ id }: Changed) => id)).toEqual([other]);
  });

  it("an owner who cannot answer, an empty choice and a request named twice are refused", async () => {
    const [id] = await threeRequests();
    const owner = await aPerson(server, { username: "stagiaire", role: "reader" });
    expect(await change([{ id, owner }])).toMatchObject({ code: "invalid", issues: [{ path: "owner" }] });
    expect(await change([])).toMatchObject({ code: "invalid" });
    expect(await change([{ id }, { id }])).toMatchObject({ code: "invalid" });
    expect((await list()).every(({ owner: present }) => present === null)).toBe(true);
  });

  it("a change whose reply was lost is made once when it is sent again", async () => {
    const ids = await threeRequests();
    const sent = { changes: ids.map((id) => ({ id, status: "done" })) };
    const headers = { "idempotency-key": randomUUID() };
    const [first, second] = [
      await server.asAdmin("POST", "/trpc/contactRequests.changeMany", sent, headers),
      await server.asAdmin("POST", "/trpc/contactRequests.changeMany", sent, headers),
    ];
    expect(second.body).toEqual(first.body);
    expect((await list()).map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it("only who may answer changes several requests", async () => {
    const [id] = await threeRequests();
    await aPerson(server, { username: "liseuse", role: "reader" });
    const headers = await signIn(server, "liseuse");
    const sent = { changes: [{ id, status: "done" }] };
    expect((await server.send("POST", "/trpc/contactRequests.changeMany", sent, headers)).status).toBe(403);
    expect((await server.send("POST", "/trpc/contactRequests.changeMany", sent)).status).toBe(401);
    expect((await server.send("GET", "/trpc/contactRequests.ids?input=%7B%7D")).status).toBe(401);
  });

  it("the ids of a search are those of all its pages, newest first, without undesirable ones", async () => {
    const [one, other, third] = await threeRequests();
    await change([{ id: other, status: "spam" }]);
    expect(await server.call("GET", "contactRequests.ids", { q: "leila" })).toEqual({ ids: [third, one] });
    expect(await server.call("GET", "contactRequests.ids", { status: "spam" })).toEqual({ ids: [other] });
  });
});

describe("undesirable requests", () => {
  it("an undesirable request is in its tray alone, where a search finds it, counts nowhere, and can be brought back", async () => {
    const [id] = await threeRequests();
    const before = await server.call("GET", "dashboard.overview");
    await change([{ id, status: "spam" }]);
    expect((await list({ q: "un" })).map((request) => request.id)).not.toContain(id);
    expect((await list({ status: "spam", q: "leïla" })).map((request) => request.id)).toEqual([id]);
    expect(await server.call("GET", "contactRequests.unreadCount")).toEqual({ count: 2, spam: 1 });
    const { due, requests, weeks } = await server.call("GET", "dashboard.overview");
    expect(due.new).toBe(2);
    expect(requests).toHaveLength(2);
    expect(weeks.at(-1).count).toBe(before.weeks.at(-1).count - 1);
    await change([{ id, status: "new" }]);
    expect((await list()).map((request) => request.id)).toContain(id);
  });
});
