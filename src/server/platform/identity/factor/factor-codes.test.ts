import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { hashPassword } from "#server/platform/identity/session/password.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { Totp } from "./factor.entity.ts";
import { codeOf, setUpTotp } from "./totp.factory.ts";

const STEP_MS = 30_000;
const WRONG = "Ce code est incorrect ou a déjà servi. Saisissez le code suivant, ou un code de secours.";

it("codes are those of RFC 6238, appendix B", () => {
  const key = Buffer.from("12345678901234567890");
  const at = (seconds: number) => codeOf(key, new Date(seconds * 1000), { digits: 8 });
  expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(at)).toEqual([
    "94287082",
    "07081804",
    "14050471",
    "89005924",
    "69279037",
    "65353130",
  ]);
});

describe("an authenticator app", () => {
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
  const withCode = (ticket: string, code: string) => server.send("POST", "/trpc/signIn.withCode", { ticket, code });
  const aTicket = async (): Promise<string> => (await login()).body.ticket;

  it("the code is requested after the right password, and nothing reveals the app before", async () => {
    const before = await login({ password: "autre chose" });
    const { phone } = await setUpTotp(server, now);
    const { status, body } = await login();
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      code: "factor_required",
      message: expect.any(String),
      ticket: expect.any(String),
      factors: ["totp"],
    });
    expect((await login({ password: "autre chose" })).body).toEqual(before.body);
    expect((await login({ password: "autre chose", code: "123456" })).body).toEqual(before.body);
    pass(STEP_MS);
    const opened = await withCode(body.ticket, phone.codeAt(now));
    expect(opened.body.result.data).toMatchObject({ success: true, user: { username: "admin" } });
    const { status: reached } = await server.send("GET", "/api/admin/dashboard/stats", undefined, {
      authorization: `Bearer ${opened.body.result.data.token}`,
    });
    expect(reached).toBe(200);
  });

  it("a program signs in with password and code in one request", async () => {
    const { phone, recoveryCodes } = await setUpTotp(server, now);
    pass(STEP_MS);
    const wrong = await login({ code: "000000" === phone.codeAt(now) ? "111111" : "000000" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "unauthenticated", message: WRONG } });
    expect((await login({ code: phone.codeAt(now) })).body.token).toEqual(expect.any(String));
    expect((await login({ code: recoveryCodes[0] })).status).toBe(200);
  });

  it("a code may be a step late or early, and no more", async () => {
    const { phone } = await setUpTotp(server, now);
    pass(10 * STEP_MS);
    const codeAfterSteps = (steps: number) => phone.codeAt(new Date(now.getTime() + steps * STEP_MS));
    expect((await login({ code: codeAfterSteps(-2) })).status).toBe(401);
    expect((await login({ code: codeAfterSteps(2) })).status).toBe(401);
    expect((await login({ code: codeAfterSteps(-1) })).status).toBe(200);
    expect((await login({ code: codeAfterSteps(0) })).status).toBe(200);
    expect((await login({ code: codeAfterSteps(1) })).status).toBe(200);
    expect((await login({ code: codeAfterSteps(0) })).status, "older than the last one").toBe(401);
  });

  it("a code is good once: not again after the set-up, not twice at the same time", async () => {
    const { phone } = await setUpTotp(server, now);
    expect((await login({ code: phone.codeAt(now) })).status).toBe(401);
    pass(STEP_MS);
    const code = phone.codeAt(now);
    const together = await Promise.all(Array.from({ length: 6 }, () => login({ code })));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login({ code })).status).toBe(401);
  });

  it("a ticket opens one session, within five minutes, after ten tries at most", async () => {
    const { phone } = await setUpTotp(server, now);
    pass(STEP_MS);
    const first = await aTicket();
    expect((await withCode(first, phone.codeAt(now))).status).toBe(200);
    pass(STEP_MS);
    expect((await withCode(first, phone.codeAt(now))).status).toBe(401);
    const late = await aTicket();
    pass(5 * 60_000);
    expect((await withCode(late, phone.codeAt(now))).body.error.data.reply.message).toContain("délai");
    const changed = await aTicket();
    const tried = await aTicket();
    for (let i = 0; i < 10; i += 1) await withCode(tried, "un-code-de-secours-faux");
    pass(STEP_MS);
    expect((await withCode(tried, phone.codeAt(now))).status).toBe(401);
    await server.orm.em.fork().nativeUpdate(Administrator, { id: 1 }, { password_hash: await hashPassword("un nouveau mot de passe") });
    expect((await withCode(changed, phone.codeAt(now))).status, "the password is another one since").toBe(401);
    expect((await withCode("inconnu", phone.codeAt(now))).status).toBe(401);
  });

  it("codes cannot be guessed by someone who has the password, and recovery codes stay usable", async () => {
    const { phone, recoveryCodes } = await setUpTotp(server, now);
    pass(STEP_MS);
    const wrong = phone.codeAt(now) === "000000" ? "111111" : "000000";
    const from = (n: number) => ({ "x-forwarded-for": `10.0.0.${n}` });
    const attempts = [];
    for (let n = 0; n < 60; n += 1)
      attempts.push(await server.send("POST", "/api/admin/login", { ...ADMINISTRATOR, code: wrong }, from(n)));
    expect(attempts.filter(({ status }) => status === 429).length).toBeGreaterThan(40);
    await server.orm.em.fork().execute("delete from attempt where key like 'login%'"); // as from other addresses
    for (let n = 0; n < 4; n += 1) {
      for (let i = 0; i < 10; i += 1) attempts.push(await login({ code: wrong }));
      await server.orm.em.fork().execute("delete from attempt where key like 'login%'");
    }
    expect((await login({ code: phone.codeAt(now) })).body).toMatchObject({ code: "too_many_requests", message: /code de secours/ });
    expect((await login({ code: recoveryCodes[0] })).status).toBe(200);
  });

  it("an app is replaced by another one when a code confirms it, and not before", async () => {
    const { phone } = await setUpTotp(server, now);
    pass(STEP_MS);
    const { secret, qr_code } = await server.call("POST", "factors.startTotp", {});
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(qr_code)).toMatch(/^data:image\/svg\+xml,<svg /);
    expect(await server.call("POST", "factors.confirmTotp", { code: phone.codeAt(now) })).toMatchObject({ issues: [{ path: "code" }] });
    expect((await login({ code: phone.codeAt(now) })).status).toBe(200);
    const { phone: other, recoveryCodes } = await setUpTotp(server, now);
    expect(recoveryCodes, "they were shown at the first set-up").toEqual([]);
    pass(STEP_MS);
    expect((await login({ code: phone.codeAt(now) })).status).toBe(401);
    expect((await login({ code: other.codeAt(now) })).status).toBe(200);
  });

  it("the secret is stored so that the database alone does not reveal it, nor open it for another person", async () => {
    await setUpTotp(server, now);
    const em = server.orm.em.fork();
    const { secret } = await em.findOneOrFail(Totp, { administrator: 1 });
    expect(Buffer.from(secret ?? "", "base64url").toString("latin1")).not.toMatch(/[A-Z2-7]{32}/);
    const flipped = Buffer.from(secret ?? "", "base64url");
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    await em.nativeUpdate(Totp, { administrator: 1 }, { secret: flipped.toString("base64url") });
    const answer = await login({ code: "123456" });
    expect(answer, "a secret that cannot be opened refuses").toMatchObject({ status: 401, body: { message: WRONG } });
  });
});
