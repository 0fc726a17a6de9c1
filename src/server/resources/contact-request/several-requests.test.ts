import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import type { RequestsChanged } from "#contracts/contact-request/several-requests.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aContactRequest } from "./contact-request.factory.ts";

type Changed = RequestsChanged["changed"][number];

const server = useTestServer();
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
    const owner = await aPerson(server, { username: "rédactrice", role: "editor" });
    await change([{ id: ids[0], status: "done" }]);
    const { changed } = await change(ids.map((id) => ({ id, status: "done", owner })));
    expect(changed.map(({ before }: Changed) => before)).toEqual([
      { status: "done", owner: null },
      { status: "new", owner: null },
      { status: "new", owner: null },
    ]);
    expect(await standing()).toEqual(ids.map(() => ["done", "rédactrice"]));
    const [counted] = await server.orm.em
      .fork()
      .execute<{ transactions: number }[]>(
        "select count(distinct tx)::int as transactions from change where noun = 'contact-request' and 'owner' = any(fields)",
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
    const owner = await aPerson(server, { username: "lectrice", role: "reader" });
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
