import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aColleague } from "#server/testing/colleague.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { PASSWORD, signIn } from "#server/testing/people.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { RecoveryCode } from "./factor.entity.ts";
import { removeFactorsOf } from "./team-factors.ts";
import { setUpTotp } from "./totp.factory.ts";

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

let server: TestServer;
let now: Date;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
  server.setNow(now);
};
beforeEach(async () => {
  server = await startTestServer();
  now = new Date();
  server.setNow(now);
});
afterEach(() => server.stop());

const login = (input: object = {}) => server.send("POST", "/api/admin/login", { ...ADMINISTRATOR, ...input });
const postWithKey = (procedure: string, input?: unknown) =>
  server.asAdmin("POST", `/trpc/${procedure}`, input ?? {}, { "idempotency-key": randomUUID() });

describe("recovery codes", () => {
  it("recovery codes are ten, different, long, and stored as hashes only", async () => {
    const { recoveryCodes } = await setUpTotp(server, now);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const stored = JSON.stringify(await server.orm.em.fork().find(RecoveryCode, {}));
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  it("recovery codes are good once each, in any spelling, and not twice at the same time", async () => {
    const { recoveryCodes } = await setUpTotp(server, now);
    const [first = "", second = ""] = recoveryCodes;
    expect((await login({ code: ` ${first.toUpperCase().replaceAll("-", " ")} ` })).status).toBe(200);
    expect((await login({ code: first })).status).toBe(401);
    const together = await Promise.all(Array.from({ length: 5 }, () => login({ code: second })));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.call("GET", "factors.own")).recovery_codes).toBe(8);
  });

  it("recovery codes are renewed together, and the former ones are worthless", async () => {
    const { recoveryCodes } = await setUpTotp(server, now);
    const { recovery_codes: renewed } = await server.call("POST", "factors.renewRecoveryCodes", {});
    expect(renewed).toHaveLength(10);
    expect((await login({ code: recoveryCodes[0] })).status).toBe(401);
    expect((await login({ code: renewed[0] })).status).toBe(200);
  });

  it("no idempotency key stores recovery codes or secrets", async () => {
    const { phone, recoveryCodes } = await setUpTotp(server, now);
    expect(phone).toBeDefined();
    const answers = [await postWithKey("factors.startTotp"), await postWithKey("factors.renewRecoveryCodes")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(recoveryCodes).toHaveLength(10);
    expect(await server.orm.em.fork().execute("select * from idempotency_key")).toEqual([]);
  });
});

describe("changes of factors", () => {
  const asked = { success: false, code: "verification_required" };

  it("a change of factors requires another proof of identity ten minutes after the sign-in", async () => {
    pass(10 * MINUTE_MS + 1000);
    for (const procedure of ["factors.startTotp", "factors.removeTotp", "factors.renewRecoveryCodes", "passkeys.startAdding"])
      expect(await server.call("POST", procedure, {}), procedure).toMatchObject(asked);
    expect(await server.call("POST", "factors.confirmTotp", { code: "123456" })).toMatchObject(asked);
    expect(await server.call("POST", "passkeys.remove", { id: "abc" })).toMatchObject(asked);
    expect(await server.call("POST", "factors.setPolicy", { is_required: false })).toMatchObject(asked);
    expect(await server.call("POST", "factors.takeAway", { administrator: 1 })).toMatchObject(asked);
    expect(await server.call("POST", "factors.verify", { password: "faux" })).toMatchObject({
      code: "invalid",
      issues: [{ path: "password" }],
    });
    expect(await server.call("POST", "factors.startTotp", {})).toMatchObject(asked);
    expect(await server.call("POST", "factors.verify", { password: ADMINISTRATOR.password })).toEqual({ success: true });
    expect(await server.call("POST", "factors.startTotp", {})).toMatchObject({ secret: expect.any(String) });
    pass(10 * MINUTE_MS + 1000);
    expect(await server.call("POST", "factors.startTotp", {})).toMatchObject(asked);
  });

  it("a change of rights or passwords requires a recent proof of identity, too", async () => {
    pass(11 * MINUTE_MS);
    for (const [procedure, input] of [
      ["people.invite", { username: "nadia", email: "", role: "reader" }],
      ["people.inviteAgain", { id: 1 }],
      ["people.setRole", { id: 1, role: "reader" }],
      ["people.setActive", { id: 1, is_active: false }],
      ["apiKeys.create", { name: "ERP", scopes: ["products:read"], days: null }],
      ["webhooks.create", { url: "https://exemple.com/", events: ["slide.created"] }],
      ["webhooks.update", { id: 1, version: 1, url: "https://exemple.com/", events: ["slide.created"] }],
      ["webhooks.rotate", { id: 1 }],
      ["account.setPassword", { current_password: ADMINISTRATOR.password, password: "une autre longue phrase" }],
    ] as const)
      expect(await server.call("POST", procedure, input), procedure).toMatchObject(asked);
  });

  it("a person with a factor proves their identity by it, and no longer by the password", async () => {
    const { phone } = await setUpTotp(server, now);
    pass(11 * MINUTE_MS);
    expect(await server.call("POST", "factors.verify", { password: ADMINISTRATOR.password })).toMatchObject({ code: "conflict" });
    expect(await server.call("POST", "factors.renewRecoveryCodes", {})).toMatchObject(asked);
    const code = phone.codeAt(now);
    expect(await server.call("POST", "factors.verify", { code })).toEqual({ success: true });
    expect(await server.call("POST", "factors.verify", { code }), "each code is good once").toMatchObject({ code: "invalid" });
    expect((await server.call("POST", "factors.renewRecoveryCodes", {})).recovery_codes).toHaveLength(10);
  });

  it("every other session of the same person must prove the identity again", async () => {
    const { body } = await login();
    const other = { authorization: `Bearer ${body.token}`, "content-type": "application/json" };
    const start = () => server.send("POST", "/trpc/factors.startTotp", {}, other);
    expect((await start()).status).toBe(200);
    await setUpTotp(server, now);
    expect((await start()).body.error.data.reply).toMatchObject(asked);
  });

  it("a password cannot be guessed at an open session", async () => {
    const tries = [];
    for (let i = 0; i < 12; i += 1) tries.push(await server.call("POST", "factors.verify", { password: `essai ${i}` }));
    expect(tries.at(-1)).toMatchObject({ code: "too_many_requests" });
    expect(await server.call("POST", "factors.verify", { password: ADMINISTRATOR.password })).toMatchObject({ code: "too_many_requests" });
  });

  it("a change of factors requires a session", async () => {
    for (const procedure of ["factors.startTotp", "factors.verify", "passkeys.startAdding", "passkeys.startVerifying"]) {
      const { status } = await server.send("POST", `/trpc/${procedure}`, { password: "x" });
      expect(status, procedure).toBe(401);
    }
  });
});

describe("a second factor for all", () => {
  const restricted = { success: false, code: "factor_setup_required" };

  /** Makes an API key; gives a function that reads its response. */
  async function replyToKey({ call }: Pick<TestServer, "call">) {
    const { key } = await call("POST", "apiKeys.create", { name: "ERP", scopes: ["products:read"], days: null });
    return () => server.send("GET", "/api/admin/products", undefined, { authorization: `Bearer ${key}` });
  }

  it("a person without a factor must set one up, and can do nothing else", async () => {
    const colleague = await aColleague(server);
    expect(await server.call("POST", "factors.setPolicy", { is_required: true })).toMatchObject({ code: "conflict" });
    await setUpTotp(server, now);
    expect(await server.call("POST", "factors.setPolicy", { is_required: true })).toEqual({ is_required: true });
    expect(await server.call("GET", "dashboard.stats")).toHaveProperty("products");
    for (const [method, procedure] of [
      ["GET", "dashboard.stats"],
      ["GET", "session.current"],
      ["GET", "drafts.list"],
      ["GET", "factors.people"],
      ["POST", "factors.setPolicy"],
      ["POST", "features.create"],
    ] as const)
      expect(
        await colleague.call(method, procedure, procedure === "factors.setPolicy" ? { is_required: false } : aFeature()),
      ).toMatchObject(restricted);
    expect(await colleague.call("GET", "factors.own")).toMatchObject({ totp: null, is_required: true });
    await setUpTotp(colleague, now);
    expect(await colleague.call("GET", "session.current")).toMatchObject({ username: "claire" });
    expect(await colleague.call("POST", "factors.removeTotp", {})).toMatchObject({ code: "conflict" });
    expect(await colleague.call("GET", "factors.own")).toMatchObject({ totp: { last_used_at: expect.any(String) }, recovery_codes: 10 });
  });

  it("the rule holds for the API keys of a person without a factor as well", async () => {
    const colleague = await aColleague(server);
    const reply = await replyToKey(colleague);
    await setUpTotp(server, now);
    await server.call("POST", "factors.setPolicy", { is_required: true });
    expect(await reply()).toMatchObject({ status: 403, body: restricted });
    await setUpTotp(colleague, now);
    expect(await reply()).toMatchObject({ status: 200 });
  });

  it("the rule applies to REST and uploads alike, and not to signing out", async () => {
    await aColleague(server, "samia");
    await setUpTotp(server, now);
    await server.call("POST", "factors.setPolicy", { is_required: true });
    const headers = await signIn(server, "samia");
    expect(await server.send("GET", "/api/admin/dashboard/stats", undefined, headers)).toMatchObject({ status: 403, body: restricted });
    expect(await server.send("POST", "/api/admin/upload", new FormData(), headers)).toMatchObject({ status: 403, body: restricted });
    expect(await server.send("GET", "/api/admin/product-export?format=csv", undefined, headers)).toMatchObject({
      status: 403,
      body: restricted,
    });
    const out = await server.send("POST", "/trpc/session.logout", {}, headers);
    expect(out.status).toBe(200);
  });

  it("a colleague removes the factors of a locked-out person, with their sessions and API keys", async () => {
    const colleague = await aColleague(server);
    await setUpTotp(colleague, now);
    const reply = await replyToKey(colleague);
    expect(await reply()).toMatchObject({ status: 200 });
    expect(await server.call("GET", "factors.people")).toEqual([
      { administrator: 1, username: "admin", factors: [] },
      { administrator: colleague.id, username: "claire", factors: ["totp"] },
    ]);
    expect(await server.call("POST", "factors.takeAway", { administrator: 999 })).toMatchObject({ code: "not_found" });
    expect(await server.call("POST", "factors.takeAway", { administrator: colleague.id })).toEqual({ success: true });
    expect(await colleague.call("GET", "session.current")).toMatchObject({ code: "unauthenticated" });
    expect(await reply()).toMatchObject({ status: 401 });
    pass(STEP_MS);
    const { status } = await server.send("POST", "/api/admin/login", { username: "claire", password: PASSWORD });
    expect(status).toBe(200);
  });

  it("the command removes the factors of a person by name", async () => {
    await setUpTotp(server, now);
    expect((await login()).body.code).toBe("factor_required");
    await removeFactorsOf(server.orm.em.fork(), " ADMIN");
    expect((await login()).status).toBe(200);
    await expect(removeFactorsOf(server.orm.em.fork(), "inconnue")).rejects.toThrow("remove-factors");
  });
});
