import { describe, expect, it } from "vitest";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { Administrator } from "../session/session.entity.ts";
import { PasswordLink } from "./password-link.entity.ts";

const DAY_MS = 24 * 60 * 60_000;
const NEW_PASSWORD = "une phrase que personne ne devine";

const server = useTestServer();

const personCalled = async (username: string) =>
  (await server.call("GET", "people.list")).find((person: { username: string }) => person.username === username);
const tokenOf = (link: string) => link.split("#")[1] ?? "";
const invite = (username: string, role = "editor", email = "") => server.call("POST", "people.invite", { username, role, email });
const post = (procedure: string, input: unknown, headers: Record<string, string> = {}) =>
  server.send("POST", `/trpc/${procedure}`, input, { "content-type": "application/json", ...headers });

describe("an invitation", () => {
  it("an invitation lets a person choose their password once, and sign in with their role", async () => {
    const { link, person, is_mailed } = await invite("Nadia");
    expect(link).toMatch(/^https:\/\/lumidar\.example\/admin\/password#[\w-]{43}$/);
    expect(person).toMatchObject({ username: "Nadia", role: "editor", state: "invited", last_seen_at: null });
    expect(is_mailed).toBe(false);
    const token = tokenOf(link);
    expect((await post("passwordLinks.read", { token })).body.result.data).toEqual({
      kind: "invitation",
      username: "Nadia",
      role: "editor",
    });
    expect((await post("passwordLinks.use", { token, password: NEW_PASSWORD })).status).toBe(200);
    expect(await personCalled("Nadia")).toMatchObject({ state: "active", version: person.version });
    const again = await post("passwordLinks.use", { token, password: `${NEW_PASSWORD} non plus` });
    expect(again.status).toBe(404);
    expect(again.body.error.data.reply.message).toContain("n’est plus valable");
    const login = await server.send("POST", "/api/admin/login", { username: "nadia", password: NEW_PASSWORD });
    expect(login.body.user).toEqual({ username: "Nadia", role: "editor" });
    expect(await personCalled("Nadia")).toMatchObject({ state: "active", last_seen_at: expect.any(String) });
  });

  it("an invitation is stored as a hash, which opens nothing", async () => {
    const token = tokenOf((await invite("Samir")).link);
    const stored = await server.orm.em.fork().findOneOrFail(PasswordLink, { administrator: { username: "Samir" } });
    expect(stored.token_hash).not.toContain(token);
    expect((await post("passwordLinks.read", { token: stored.token_hash })).status).toBe(404);
  });

  it("an invitation opens nothing after a week, nor once another one replaced it", async () => {
    const first = await invite("Leïla");
    const second = await server.call("POST", "people.inviteAgain", { id: first.person.id });
    expect((await post("passwordLinks.read", { token: tokenOf(first.link) })).status).toBe(404);
    server.setNow(new Date(Date.now() + 7 * DAY_MS - 60_000));
    expect((await post("passwordLinks.read", { token: tokenOf(second.link) })).status).toBe(200);
    server.setNow(new Date(Date.now() + 7 * DAY_MS + 60_000));
    expect((await post("passwordLinks.use", { token: tokenOf(second.link), password: NEW_PASSWORD })).status).toBe(404);
    server.setNow(new Date());
  });

  it("an invitation is used by one of two at once", async () => {
    const token = tokenOf((await invite("Karim")).link);
    const statuses = await Promise.all(
      ["l’une", "l’autre"].map(async (who) => (await post("passwordLinks.use", { token, password: `${NEW_PASSWORD}, ${who}` })).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it("an invitation names the faulty field: a taken name in any spelling, no role, no address", async () => {
    expect(await invite(" NÂDIA")).toMatchObject({
      code: "conflict",
      issues: [{ path: "username", message: "Ce nom d’utilisateur est déjà utilisé." }],
    });
    expect((await invite("Autre", "root")).issues).toEqual([{ path: "role", message: "Choisissez un rôle." }]);
    expect((await invite("Autre", "editor", "pas une adresse")).issues).toMatchObject([{ path: "email" }]);
    expect(await personCalled("Autre")).toBeUndefined();
  });

  it("an invitation refuses a password that is short, or little more than a name, and stays usable", async () => {
    const token = tokenOf((await invite("Mohamed-Ali")).link);
    for (const password of ["court", "onze lettre", "mohamedali 2026", "Lumidar-2026!!", "LUMIDAR mohamed ali"]) {
      const { status, body } = await post("passwordLinks.use", { token, password });
      expect(status, password).toBe(400);
      expect(body.error.data.reply.issues).toMatchObject([{ path: "password" }]);
    }
    expect((await post("passwordLinks.use", { token, password: "mohamed ali aime la mer en hiver" })).status).toBe(200);
  });

  it("an invitation leaves the person without any password that opens", async () => {
    await invite("Rania");
    for (const password of ["", " ", "undefined"])
      expect([400, 401]).toContain((await server.send("POST", "/api/admin/login", { username: "Rania", password })).status);
  });

  it("an invitation is made again only for a person without a password", async () => {
    const { id } = await personCalled("Nadia");
    expect(await server.call("POST", "people.inviteAgain", { id })).toMatchObject({ code: "conflict" });
  });
});

describe("people", () => {
  it("a deactivated person is out at once, and gets the same refusal as for a wrong password", async () => {
    const id = await aPerson(server, { username: "Sonia", role: "editor" });
    const headers = await signIn(server, "Sonia");
    const read = () => server.send("GET", "/api/admin/slides", undefined, headers);
    expect((await read()).status).toBe(200);
    const { version } = await personCalled("Sonia");
    expect(await server.call("POST", "people.setActive", { id, version, is_active: false })).toMatchObject({ state: "inactive" });
    expect((await read()).status).toBe(401);
    expect((await server.send("GET", "/trpc/session.current", undefined, headers)).status).toBe(401);
    expect((await post("account.get", undefined, headers)).status).not.toBe(200);
    const wrong = await server.send("POST", "/api/admin/login", { username: "Sonia", password: "autre chose" });
    const right = await server.send("POST", "/api/admin/login", { username: "Sonia", password: PASSWORD });
    expect(right.status).toBe(401);
    expect(right.body).toEqual(wrong.body);

    await server.call("POST", "people.setActive", { id, is_active: true });
    expect((await server.send("POST", "/api/admin/login", { username: "Sonia", password: PASSWORD })).status).toBe(200);
  });

  it("a person who is deactivated while invited cannot accept any more", async () => {
    const { link, person } = await invite("Hédi");
    await server.call("POST", "people.setActive", { id: person.id, is_active: false });
    expect((await post("passwordLinks.use", { token: tokenOf(link), password: NEW_PASSWORD })).status).toBe(404);
  });

  it("a person is changed only from the current version", async () => {
    const id = await aPerson(server, { username: "Yasmine", role: "reader" });
    const { version } = await personCalled("Yasmine");
    expect(await server.call("POST", "people.setRole", { id, version, role: "editor" })).toMatchObject({ role: "editor" });
    expect(await server.call("POST", "people.setRole", { id, version, role: "reader" })).toMatchObject({ code: "stale" });
    expect(await personCalled("Yasmine")).toMatchObject({ role: "editor" });
  });

  it("administrators do not change their own access", async () => {
    const { id } = await personCalled(ADMINISTRATOR.username);
    expect(await server.call("POST", "people.setRole", { id, role: "reader" })).toMatchObject({ code: "conflict" });
    expect(await server.call("POST", "people.setActive", { id, is_active: false })).toMatchObject({ code: "conflict" });
  });
});

it("of two administrators who remove each other at once, one stays", async () => {
  const { id } = await personCalled(ADMINISTRATOR.username);
  const other = await aPerson(server, { username: "Amel", role: "admin" });
  const able = { role: "admin" as const, is_active: true, id: { $in: [id, other] } };
  const setActive = async (person: number, headers: Record<string, string>) =>
    (await post("people.setActive", { id: person, is_active: false }, headers)).status;
  for (let round = 0; round < 5; round++) {
    await server.orm.em.fork().nativeUpdate(Administrator, { id: { $in: [id, other] } }, { is_active: true });
    const [mine, hers] = await Promise.all([
      server.send("POST", "/api/admin/login", ADMINISTRATOR).then(({ body }) => ({ authorization: `Bearer ${body.token}` })),
      signIn(server, "Amel"),
    ]);
    const statuses = await Promise.all([setActive(other, mine), setActive(id, hers)]);
    expect(await server.orm.em.fork().count(Administrator, able), `round ${round}: ${statuses.join()}`).toBe(1);
  }
});
