import { argon2Sync, randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { startTestServer, type TestServer, useTestServer } from "#server/testing/test-server.ts";
import { Administrator, Session } from "./session.entity.ts";

const HOUR_MS = 60 * 60 * 1000;
const PROTECTED = "/api/admin/dashboard/stats";

describe("signing in", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  const login = (body: unknown, headers?: Record<string, string>) => server.send("POST", "/api/admin/login", body, headers);

  it("gives a token with an expiry, and the user", async () => {
    const { status, body, headers } = await login(ADMINISTRATOR);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, user: { username: "admin", role: "admin" } });
    const payload = JSON.parse(Buffer.from(body.token.split(".")[1], "base64url").toString());
    expect(payload.exp - payload.iat).toBe(12 * 3600);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("AUTH-4: answers a wrong name and a wrong password alike", async () => {
    const wrongPassword = await login({ ...ADMINISTRATOR, password: "autre chose" });
    const wrongName = await login({ ...ADMINISTRATOR, username: "inconnue" });
    expect(wrongPassword.status).toBe(401);
    expect(wrongName.body).toEqual(wrongPassword.body);
  });

  it("answers a name that grows long when it is normalized as any wrong name", async () => {
    const { status } = await server.send("POST", "/api/admin/login", { username: "\ufdfa".repeat(14), password: "un mot de passe" });
    expect(status).toBe(401);
  });

  it("works for one person on many devices at once", async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await login(ADMINISTRATOR)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("names the missing field", async () => {
    const { status, body } = await login({ username: "admin" });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: "password", message: "Ce champ est obligatoire." }]);
  });

  it("says how long a name and a password may be", async () => {
    const { status, body } = await login({ username: "a".repeat(101), password: "a".repeat(1001) });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      { path: "username", message: expect.stringMatching(/^100 caractères au maximum, .* de trop\.$/) },
      { path: "password", message: expect.stringMatching(/^1\u202f000 caractères au maximum, .* de trop\.$/) },
    ]);
  });

  it("AUTH-1, AUTH-2: stops guessing after ten tries, even with the right password, in any spelling of the name", async () => {
    const names = ["admin", "ADMIN", " admin", "Ａdmin"];
    for (let i = 0; i < 10; i++) {
      const { status } = await login({ username: names[i % names.length], password: `essai ${i}` }, { "x-forwarded-for": `10.0.0.${i}` });
      expect(status).toBe(401);
    }
    const { status, headers, body } = await login(ADMINISTRATOR);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body.code).toBe("too_many_requests");
    const overTrpc = await server.send("POST", "/trpc/session.login", ADMINISTRATOR);
    expect(overTrpc.status).toBe(429);
  });

  it("forgets failed tries once the right password was given", async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await login({ ...ADMINISTRATOR, password: "non" });
      expect((await login(ADMINISTRATOR)).status).toBe(200);
    }
  });
});

describe("a session", () => {
  const server = useTestServer();
  afterEach(() => server.setNow(new Date()));

  const freshToken = async (): Promise<string> => (await server.send("POST", "/api/admin/login", ADMINISTRATOR)).body.token;
  const replyTo = (authorization: string) => server.send("GET", PROTECTED, undefined, { authorization });
  const statusOf = async (authorization: string) => (await replyTo(authorization)).status;
  const EXPIRED = { success: false, code: "unauthenticated", message: "Votre session a expiré. Veuillez vous reconnecter." };
  const NO_SESSION = { ...EXPIRED, message: "Connectez-vous pour continuer." };

  it("AUTH-8: a session ends at once when it is signed out, and no other with it", async () => {
    const [mine, other] = [await freshToken(), await freshToken()];
    expect(
      (
        await server.send("POST", "/trpc/session.logout", undefined, {
          authorization: `Bearer ${mine}`,
          "content-type": "application/json",
        })
      ).status,
    ).toBe(200);
    expect(await replyTo(`Bearer ${mine}`)).toMatchObject({ status: 401, body: EXPIRED });
    expect(await statusOf(`Bearer ${other}`)).toBe(200);
  });

  it("AUTH-9: a session ends after twelve hours, however busy", async () => {
    const token = await freshToken();
    const start = Date.now();
    for (let hour = 1; hour <= 11; hour++) {
      server.setNow(new Date(start + hour * HOUR_MS));
      expect(await statusOf(`Bearer ${token}`)).toBe(200);
    }
    server.setNow(new Date(start + 12 * HOUR_MS + 1000));
    expect(await replyTo(`Bearer ${token}`)).toMatchObject({ status: 401, body: EXPIRED });
  });

  it("AUTH-6: a token made by a clock that was ahead opens no session once the clock is right", async () => {
    server.setNow(new Date(Date.now() + 400 * 24 * HOUR_MS));
    const token = await freshToken();
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    server.setNow(new Date());
    expect(await replyTo(`Bearer ${token}`)).toMatchObject({ status: 401, body: EXPIRED });
    expect(await server.call("GET", "account.sessions")).not.toContainEqual(
      expect.objectContaining({ created_at: expect.stringMatching(new RegExp(`^${new Date().getFullYear() + 1}`)) }),
    );
    server.setNow(new Date(Date.now() + 60_000));
    const madeByAnother = await freshToken();
    server.setNow(new Date());
    expect(await statusOf(`Bearer ${madeByAnother}`), "of an instance whose clock goes a minute fast").toBe(200);
    await server.orm.em.fork().nativeDelete(Session, { created_at: { $gt: new Date() } });
  });

  it("AUTH-9: a session ends after two idle hours", async () => {
    const token = await freshToken();
    server.setNow(new Date(Date.now() + 2 * HOUR_MS + 60_000));
    expect(await replyTo(`Bearer ${token}`)).toMatchObject({ status: 401, body: EXPIRED });
    const overTrpc = await server.send("GET", "/trpc/session.current", undefined, { authorization: `Bearer ${token}` });
    expect(overTrpc.body.error.data.reply).toEqual(EXPIRED);
  });

  it("a session ends when its administrator is removed", async () => {
    const em = server.orm.em.fork();
    const token = await freshToken();
    const [session] = await em.find(Session, {}, { orderBy: { created_at: "desc" }, limit: 1 });
    await em.nativeDelete(Session, { id: session?.id });
    expect(await statusOf(`Bearer ${token}`)).toBe(401);
    expect(await em.count(Administrator)).toBe(1);
  });

  it("AUTH-6: a session is opened by nothing but its own token", async () => {
    const token = await freshToken();
    const [header = "", payload = "", signature = ""] = token.split(".");
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const signToken = (secret: string, changes: object = {}) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(new TextEncoder().encode(secret));
    const own = "a secret for tests that is long enough";
    const forged = [
      "",
      "Bearer",
      "Bearer ",
      `Basic ${token}`,
      `Bearer ${token} ${token}`,
      `Bearer ${header}.${payload}`,
      `Bearer ${header}.${payload}.`,
      `Bearer ${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
      `Bearer ${encode({ alg: "None" })}.${payload}.${signature}`,
      `Bearer ${header}.${encode({ ...claims, exp: claims.exp + 1 })}.${signature}`,
      `Bearer ${await signToken("another secret that is long enough too")}`,
      `Bearer ${await signToken(own, { jti: "inconnu" })}`,
      `Bearer ${await signToken(own, { exp: undefined })}`,
      `Bearer ${await signToken(own, { aud: "ailleurs" })}`,
      `Bearer ${await signToken(own, { iss: "ailleurs" })}`,
      `Bearer ${"a".repeat(5000)}`,
    ];
    for (const authorization of forged)
      expect(await replyTo(authorization), authorization.slice(0, 80)).toMatchObject({ status: 401, body: NO_SESSION });
    expect((await replyTo(`Bearer ${await signToken(own, { exp: 1 })}`)).body).toEqual(EXPIRED);
    expect((await server.send("GET", "/trpc/session.current")).body.error.data.reply).toEqual(NO_SESSION);
    expect((await server.send("GET", `${PROTECTED}?token=${token}`, undefined, { cookie: `admin_token=${token}` })).status).toBe(401);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
  });

  it("AUTH-6: a token with claims of another shape opens no session, though our own key signed it", async () => {
    const token = await freshToken();
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const signToken = (changes: object) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .sign(new TextEncoder().encode("a secret for tests that is long enough"));
    expect(await statusOf(`Bearer ${await signToken({})}`)).toBe(200);
    for (const changes of [
      { jti: { $ne: "" } },
      { jti: { $like: "%" } },
      { jti: [claims.jti] },
      { jti: null },
      { jti: "" },
      { sub: { $ne: 0 } },
      { sub: "999999" },
      { sub: ["1"] },
      { exp: 1e308 },
      { iat: claims.iat + 3600 },
    ])
      expect(await statusOf(`Bearer ${await signToken(changes)}`), JSON.stringify(changes)).toBe(401);
  });
});

describe("a password", () => {
  const server = useTestServer();

  const findAdministrator = () => server.orm.em.fork().findOneOrFail(Administrator, { username: ADMINISTRATOR.username });

  it("a password opens with a hash of any cost, and is then hashed at today's", async () => {
    const today = (await findAdministrator()).password_hash;
    const nonce = randomBytes(16);
    const cost = { memory: 8192, passes: 1, parallelism: 2 };
    const tag = argon2Sync("argon2id", { message: ADMINISTRATOR.password, nonce, tagLength: 24, ...cost });
    const older = `$argon2id$v=19$m=8192,t=1,p=2$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
    await server.orm.em.fork().nativeUpdate(Administrator, { username: ADMINISTRATOR.username }, { password_hash: older });
    const login = async (password: string) => (await server.send("POST", "/api/admin/login", { ...ADMINISTRATOR, password })).status;
    expect(await login("un autre mot de passe")).toBe(401);
    expect((await findAdministrator()).password_hash).toBe(older);
    expect(await login(ADMINISTRATOR.password)).toBe(200);
    const { password_hash } = await findAdministrator();
    expect(password_hash.split("$").slice(0, 4)).toEqual(today.split("$").slice(0, 4));
    expect(await login(ADMINISTRATOR.password)).toBe(200);
  });
});
