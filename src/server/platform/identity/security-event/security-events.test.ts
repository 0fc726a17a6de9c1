import { describe, expect, it } from "vitest";
import type { SecurityEvent as Item } from "#contracts/security-event/security-event.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { eraseOldSecurityEvents } from "./record-security-event.ts";
import { SecurityEvent } from "./security-event.entity.ts";

const lines: string[] = [];
const server = useTestServer({ logTo: (line) => lines.push(line), logLevel: "info", trustedProxies: 1 });

const events = async (filter: object = {}): Promise<Item[]> => (await server.call("GET", "securityEvents.list", filter)).data;
const login = (fields: object, headers: Record<string, string> = {}) =>
  server.send("POST", "/api/admin/login", { ...ADMINISTRATOR, ...fields }, headers);

/** Lists the events that an act has caused. */
async function listCaused(act: () => Promise<unknown>): Promise<Item[]> {
  const [last] = await events();
  await act();
  return (await events()).filter(({ id }) => id > (last?.id ?? 0)).toReversed();
}

describe("security events", () => {
  it("a sign-in is recorded with its person, time and kind of device, and a network that names no connection", async () => {
    await aPerson(server, { username: "paul", role: "reader" });
    const headers = { "x-forwarded-for": "203.0.113.77", "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0" };
    const caused = await listCaused(() => login({ username: "Paul", password: PASSWORD }, headers));
    expect(caused).toMatchObject([
      { kind: "sign_in", actor: "paul", subject: "", device: "Firefox sur Windows", network: "203.0.113.0/24", count: 1 },
    ]);
    expect(await listCaused(() => login({ username: "paul", password: PASSWORD }, headers)), "again in this hour: counted there").toEqual(
      [],
    );
    const elsewhere = { "x-forwarded-for": "2001:db8:1:2:3:4:5:6" };
    expect(await listCaused(() => login({ username: "paul", password: PASSWORD }, elsewhere))).toMatchObject([
      { network: "2001:db8:1::/48", device: "Navigateur" },
    ]);
  });

  it("refusals cannot fill the table: they are counted in one row an hour, and an unknown name is in none", async () => {
    await aPerson(server, { username: "cible", role: "reader" });
    const caused = await listCaused(async () => {
      for (let time = 0; time < 12; time += 1) await login({ username: "cible", password: "faux" }, { "x-forwarded-for": "198.51.100.1" });
      for (let time = 0; time < 6; time += 1)
        await login({ username: `mot-de-passe-${time}` }, { "x-forwarded-for": `198.51.100.${time}` });
    });
    expect(caused.map(({ kind, actor, count }) => ({ kind, actor, count }))).toEqual([
      { kind: "sign_in_refused", actor: "cible", count: 10 },
      { kind: "sign_in_throttled", actor: "cible", count: 2 },
      { kind: "sign_in_refused", actor: null, count: 6 },
    ]);
    server.setNow(new Date(Date.now() + 61 * 60_000));
    const later = await listCaused(() => login({ username: "cible", password: "faux" }, { "x-forwarded-for": "198.51.100.9" }));
    server.setNow(new Date());
    expect(later).toMatchObject([{ kind: "sign_in_refused", actor: "cible", count: 1 }]);
    expect(JSON.stringify(await events())).not.toContain("mot-de-passe");
  });

  it("changes of rights, keys, endpoints, passwords and sign-outs are recorded, with whom they concern", async () => {
    const { person } = await server.call("POST", "people.invite", { username: "sami", role: "reader", email: "", display_name: "" });
    const caused = await listCaused(async () => {
      const changed = await server.call("POST", "people.setRole", { id: person.id, version: person.version, role: "editor" });
      await server.call("POST", "people.setActive", { id: person.id, version: changed.version, is_active: false });
      const key = await server.call("POST", "apiKeys.create", { name: "ERP", scopes: ["products:read"], days: 1 });
      await server.call("POST", "apiKeys.revoke", { id: key.id });
      const webhook = { url: "https://exemple.example/chemin-secret", events: ["product.created"] };
      const { id } = await server.call("POST", "webhooks.create", webhook);
      await server.call("POST", "webhooks.remove", { id });
    });
    expect(caused.map(({ kind, actor, subject }) => `${actor}: ${kind} ${subject}`)).toEqual([
      "admin: role_changed sami (Éditeur)",
      "admin: person_deactivated sami",
      "admin: api_key_created ERP",
      "admin: api_key_revoked ERP",
      "admin: webhook_changed exemple.example (ajout)",
      "admin: webhook_changed exemple.example (suppression)",
    ]);
    const own = await listCaused(async () => {
      await aPerson(server, { username: "nadia", role: "reader" });
      const headers = await signIn(server, "nadia");
      const call = (procedure: string, input?: object) =>
        server.send("POST", `/trpc/${procedure}`, input, { "content-type": "application/json", ...headers });
      await call("factors.verify", { password: "faux" });
      await call("account.update", { version: 1, display_name: "", email: "nadia@exemple.example", current_password: PASSWORD });
      await call("account.setPassword", { current_password: PASSWORD, password: "une phrase bien plus longue" });
      await call("account.endSessions");
    });
    expect(own.map(({ kind, actor }) => `${actor}: ${kind}`)).toEqual([
      "nadia: sign_in",
      "nadia: proof_refused",
      "nadia: email_changed",
      "nadia: password_changed",
      "nadia: sign_out_everywhere",
    ]);
  });

  it("exports and erasures are recorded, and not whom they concern", async () => {
    await server.send("POST", "/api/contact", aContactRequest({ email: "oublie@exemple.example" }));
    const caused = await listCaused(async () => {
      await server.asAdmin("GET", `/api/admin/product-export?input=${encodeURIComponent(JSON.stringify({ format: "csv" }))}`);
      await server.call("GET", "contactRequests.exportCsv", {});
      await server.call("GET", "subscribers.exportCsv", {});
      const { data } = await server.call("GET", "contactRequests.list", {});
      await server.call("POST", "contactRequests.erasePerson", { id: data[0].id });
    });
    expect(caused.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      "export produits, CSV",
      "export demandes, CSV",
      "export abonnés, CSV",
      expect.stringMatching(/^person_erased demande n° \d+/),
    ]);
    expect(JSON.stringify(caused)).not.toContain("@");
  });

  it("an event is rolled back with its change", async () => {
    const failRoleChange = () => server.call("POST", "people.setRole", { id: 1, role: "reader" });
    expect(await listCaused(failRoleChange)).toEqual([]);
    expect((await failRoleChange()).code).toBe("conflict");
  });

  it("events are filtered by person and day, and erased after two years", async () => {
    expect((await events({ actor: "cible" })).every(({ actor }) => actor === "cible")).toBe(true);
    expect(await events({ day: "2001-01-01" })).toEqual([]);
    const em = server.orm.em.fork();
    await em.insert(SecurityEvent, { at: new Date("2020-01-01"), kind: "sign_in", actor: "ancienne" });
    expect(await eraseOldSecurityEvents({ orm: server.orm, now: () => new Date() })).toBe(1);
    expect(await events({ actor: "ancienne" })).toEqual([]);
  });
});

describe("LOG-3 the audit log", () => {
  it("the audit log has one line for each refusal and each change, with author and subject, and administrators see it", async () => {
    await aPerson(server, { username: "lecteur", role: "reader" });
    const reader = await signIn(server, "lecteur");
    lines.length = 0;
    await login({ username: "inconnue" });
    await server.send("GET", "/api/admin/products");
    await server.send("POST", "/api/admin/features", aFeature(), reader);
    const { body } = await server.asAdmin("POST", "/api/admin/features", aFeature());
    await server.asAdmin("DELETE", `/api/admin/features/${body.id}`);
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
    expect(requests.map(({ who, method, route, status }) => `${who} ${method} ${route} ${status}`)).toEqual([
      "visitor POST /api/admin/login 401",
      "visitor GET /api/admin/products 401",
      "lecteur (reader) POST /api/admin/features 403",
      "admin (admin) POST /api/admin/features 201",
      "admin (admin) DELETE /api/admin/features/:id 200",
    ]);
    const changes = (await server.call("GET", "history.ofRecord", { noun: "feature", id: body.id })).data;
    expect(changes).toMatchObject([
      { actor: "admin", operation: "delete", version: 1 },
      { actor: "admin", operation: "insert", version: 1 },
    ]);
    const { status } = await server.send("GET", "/trpc/securityEvents.list?input=%7B%7D", undefined, reader);
    expect(status).toBe(403);
  });
});
