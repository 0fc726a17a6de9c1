import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { appRouter } from "#server/router.ts";
import { transaction } from "../transaction.ts";
import { hashPassword } from "#server/platform/identity/session/password.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { eraseOldKeys } from "./idempotency.ts";
import { IdempotencyKey } from "./idempotency-key.entity.ts";

const server = useTestServer();
afterEach(() => server.setNow(new Date()));

const FEATURES = "/api/admin/features";
const HOUR_MS = 60 * 60_000;
const post = (input: unknown, key: string, headers: Record<string, string> = {}) =>
  server.asAdmin("POST", FEATURES, input, { "idempotency-key": key, ...headers });
const rowsOf = (table: string) => server.orm.em.fork().execute(`select * from ${table}`);

/** Mutations that write nothing of the content, each with why a repeated one needs no key. */
const WITHOUT_TRANSACTION = {
  "session.login": "its reply is a secret, and a second session is harmless",
  "session.logout": "deletes one row, once or twice",
  "signIn.withCode": "its reply is a secret, and its code is good once",
  "signIn.withPasskey": "its reply is a secret, and its challenge is good once",
  "signIn.startPasskey": "its reply is a secret, and a second challenge is harmless",
  "passkeys.startAdding": "its reply is a secret, and a second challenge is harmless",
  "passkeys.startVerifying": "its reply is a secret, and a second challenge is harmless",
  "factors.verify": "counts wrong tries, which must stay counted",
  "account.update": "what it is sent may be a password, of which no hash is stored",
  "account.setPassword": "what it is sent is a password, of which no hash is stored",
  "account.endSession": "deletes one row, once or twice",
  "account.endSessions": "deletes rows, once or twice",
  "account.endPreviews": "ends all links, once or twice",
  "people.invite": "its reply is a secret, and a username is taken once",
  "people.inviteAgain": "its reply is a secret, and takes the place of the last one",
  "passwordLinks.read": "writes nothing",
  "passwordLinks.use": "what it is sent is a password, and a link works once",
  "articles.clean": "writes nothing",
  "letters.preview": "writes nothing",
  "drafts.keep": "writes one row, over the last one, however often",
  "drafts.drop": "deletes one row, once or twice",
  "savedViews.save": "writes one row, over the last one, however often",
  "savedViews.remove": "deletes one row, once or twice",
  "presence.ping": "writes one row, over the last one, however often",
  "presence.leave": "deletes one row, once or twice",
  "repairs.ignore": "writes or deletes one row, however often",
  "repairs.checkLinks": "starts a check, which stores what it finds, once or twice",
  "articles.previewLink": "writes nothing, and its reply is a secret",
  "pages.previewLink": "writes nothing, and its reply is a secret",
  "products.previewLink": "writes nothing, and its reply is a secret",
  "launches.previewLink": "writes nothing, and its reply is a secret",
};

it("no mutation writes outside the transaction that stores its reply, and every stored reply has passed its contract", () => {
  type Step = { _type?: string };
  // tRPC's types nest the procedures by router and hide the middlewares; at run time both are plain.
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string; middlewares: Step[] } }>;
  const [step] = transaction._middlewares as unknown as Step[]; // hidden likewise
  const wrong = Object.entries(procedures).filter(([name, { _def }]) => {
    if (_def.type !== "mutation" || name in WITHOUT_TRANSACTION) return false;
    const types = _def.middlewares.map((each) => (each === step ? "transaction" : (each._type ?? "other")));
    return !/input,(?:other,)?transaction,(?:other,)?output/.test(types.join()); // a step after it is a part of it
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe("idempotency keys", () => {
  it.each(["", "deux mots", "é".repeat(3), "a".repeat(201), `"`, "a,b\tc"])("a key that is malformed (« %s ») is refused", async (key) => {
    const { status, body } = await post(aFeature(), Buffer.from(key).toString("latin1"));
    expect(status).toBe(400);
    expect(body.message).toContain("Idempotency-Key");
  });

  it("a key is the same one with and without quotation marks", async () => {
    const [input, key] = [aFeature(), randomUUID()];
    expect((await post(input, `"${key}"`)).text).toBe((await post(input, key)).text);
  });

  it("a key of one administrator gives nothing to another", async () => {
    const other = { username: "bis", password: "un autre mot de passe" };
    const em = server.orm.em.fork();
    em.create(Administrator, { username: other.username, role: "admin", password_hash: await hashPassword(other.password) });
    await em.flush();
    const { token } = (await server.send("POST", "/api/admin/login", other)).body;
    const [input, key] = [aFeature(), randomUUID()];
    const mine = await post(input, key);
    const theirs = await post(input, key, { authorization: `Bearer ${token}` });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect((await server.send("POST", FEATURES, input, { "idempotency-key": key })).status).toBe(401);
  });

  it("a key whose request failed may be used again", async () => {
    const [key, { body: feature }] = [randomUUID(), await server.asAdmin("POST", FEATURES, aFeature())];
    const change = (version: number) =>
      server.asAdmin("PUT", `${FEATURES}/${feature.id}`, { ...aFeature(), version }, { "idempotency-key": key });
    expect((await change(99)).status).toBe(409);
    expect((await change(feature.version)).status).toBe(200);
  });

  it("CON-4: a key holds for a day, and is erased after it", async () => {
    const [input, key, start] = [aFeature(), randomUUID(), Date.now()];
    const first = await post(input, key);
    server.setNow(new Date(start + HOUR_MS)); // no longer: an idle session ends
    expect((await post(input, key)).body.id).toBe(first.body.id);
    await server.orm.em.fork().nativeUpdate(IdempotencyKey, { key }, { created_at: new Date(start - 25 * HOUR_MS) });
    expect((await post(input, key)).body.id).not.toBe(first.body.id);
    expect(await eraseOldKeys({ orm: server.orm, now: () => new Date(start) })).toBe(0);
    expect(await eraseOldKeys({ orm: server.orm, now: () => new Date(start + 26 * HOUR_MS) })).toBeGreaterThan(0);
    expect(await rowsOf("idempotency_key")).toEqual([]);
  });

  it("a key is honoured by tRPC for one call, and refused for several at once", async () => {
    const [input, key] = [aFeature(), { "idempotency-key": randomUUID() }];
    const first = await server.asAdmin("POST", "/trpc/features.create", input, key);
    expect(first.status).toBe(200);
    expect((await server.asAdmin("POST", "/trpc/features.create", input, key)).text).toBe(first.text);
    const batch = await server.asAdmin("POST", "/trpc/features.create,features.create?batch=1", { 0: aFeature(), 1: aFeature() }, key);
    expect(batch.status).toBe(400);
  });
});

describe("stored replies", () => {
  it("the stored reply never holds a token", async () => {
    const key = { "idempotency-key": randomUUID() };
    const login = await server.send("POST", "/api/admin/login", { username: "admin", password: "un mot de passe de test" }, key);
    expect(login.status).toBe(200);
    expect(JSON.stringify(await rowsOf("idempotency_key"))).not.toContain(login.body.token);
  });

  it("the stored reply is erased with the person it mentions", async () => {
    await server.send("POST", "/api/contact", aContactRequest({ lastName: "Oubliable" }));
    const [{ id }] = (await server.call("GET", "contactRequests.list", {})).data;
    const key = { "idempotency-key": randomUUID() };
    await server.asAdmin("POST", "/trpc/contactRequests.update", { id, notes: "Rappelé" }, key);
    expect(JSON.stringify(await rowsOf("idempotency_key"))).toContain("Oubliable");
    await server.call("POST", "contactRequests.erasePerson", { id });
    expect(JSON.stringify(await rowsOf("idempotency_key"))).not.toContain("Oubliable");
  });
});

describe("uploads with a key", () => {
  const picture = (color: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer();
  const upload = async (bytes: Buffer, key: string) => {
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "porte.png");
    return server.asAdmin("POST", "/api/admin/upload", form, { "idempotency-key": key });
  };
  const countStored = async () => ({ rows: (await rowsOf("upload")).length, files: (await readdir(server.uploadsFolder)).length });

  it("CON-4: a repeated upload with a key keeps one file", async () => {
    const [bytes, key] = [await picture("red"), randomUUID()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(bytes, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await countStored()).toEqual({ rows: 1, files: 1 });
  });

  it("a key is refused for another picture, which leaves no file behind", async () => {
    const key = randomUUID();
    await upload(await picture("green"), key);
    const before = await countStored();
    expect((await upload(await picture("blue"), key)).status).toBe(409);
    expect(await countStored()).toEqual(before);
  });
});

it("a form that is posted twice without JavaScript under one key stores one request, even with other words", async () => {
  const written = { ...aContactRequest({ message: "Deux fois" }), consent: "on", idempotency_key: randomUUID() };
  const send = (fields: Record<string, string>) =>
    server.send("POST", "/contact", new URLSearchParams(fields).toString(), { "content-type": "application/x-www-form-urlencoded" });
  const before = (await rowsOf("contact_request")).length;
  expect((await send(written)).status).toBe(303);
  // the other guard against double posts
  await server.orm.em.fork().execute("update contact_request set fingerprint = 'forgotten'");
  expect((await send(written)).status).toBe(303);
  expect(await rowsOf("contact_request")).toHaveLength(before + 1);
});
