import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PASSKEYS_MAX } from "#contracts/factor/passkey.ts";
import { portOf } from "#server/platform/http/http-server.ts";
import { aColleague } from "#server/testing/colleague.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { androidKey, withFalseCertificates, selfSigned } from "./attestation.factory.ts";
import { Passkey } from "./factor.entity.ts";
import { untilBlocked } from "#server/testing/lock-waits.ts";
import { anAuthenticator } from "./authenticator.factory.ts";
import { passkeySite } from "./passkey-site.ts";

it.each([
  ["https://www.lumidar.example", { id: "www.lumidar.example", origin: "https://www.lumidar.example" }],
  ["http://127.0.0.1:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://[::1]:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://www.lumidar.example", undefined],
  ["https://192.0.2.1", undefined],
  ["https://[2001:db8::1]", undefined],
  ["http://0.0.0.0:3000", undefined],
])("passkeys of %s belong to %o", (publicUrl, site) => {
  expect(passkeySite(publicUrl)).toEqual(site);
});

describe("a passkey", () => {
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

  const optionsToAdd = async (): Promise<string> => (await server.call("POST", "passkeys.startAdding", {})).options;
  const add = (registration: unknown, name = "Téléphone") => server.call("POST", "passkeys.add", { name, registration });
  async function addPasskey(authenticator = anAuthenticator()) {
    const reply = await add(authenticator.register(await optionsToAdd()));
    expect(reply).toHaveProperty("recovery_codes");
    return authenticator;
  }
  const optionsToSignIn = async (): Promise<string> =>
    (await server.send("POST", "/trpc/signIn.startPasskey", {})).body.result.data.options;
  const signIn = (assertion: unknown) => server.send("POST", "/trpc/signIn.withPasskey", { assertion });

  it("a passkey is registered once, for one person", async () => {
    const authenticator = await addPasskey();
    const colleague = await aColleague(server);
    const { options } = await colleague.call("POST", "passkeys.startAdding", {});
    const reply = await colleague.call("POST", "passkeys.add", { name: "Le même", registration: authenticator.register(options) });
    expect(reply).toMatchObject({ code: "conflict", message: expect.stringContaining("déjà enregistrée") });
  });

  it("a passkey signs in alone, without name and password", async () => {
    const authenticator = anAuthenticator({ isSynced: true });
    expect((await add(authenticator.register(await optionsToAdd()))).recovery_codes).toHaveLength(10);
    const asked = JSON.parse(await optionsToSignIn());
    expect(asked).toMatchObject({ rpId: "lumidar.example", userVerification: "required", allowCredentials: [] });
    const { status, body } = await signIn(authenticator.use(await optionsToSignIn()));
    expect(status).toBe(200);
    expect(body.result.data).toMatchObject({ success: true, user: { username: "admin" } });
    const { passkeys } = await server.call("GET", "factors.own");
    expect(passkeys).toMatchObject([{ name: "Téléphone", is_synced: true, last_used_at: now.toISOString(), counter_fell_at: null }]);
  });

  it("a passkey that is removed while it signs in opens no session", async () => {
    const authenticator = await addPasskey();
    const assertion = authenticator.use(await optionsToSignIn());
    const em = server.orm.em.fork();
    await em.begin();
    await em.nativeDelete(Passkey, {});
    const signingIn = signIn(assertion);
    await untilBlocked(server);
    await em.commit();
    expect((await signingIn).status).toBe(401);
  });

  it("a passkey is discoverable, verifies its user, and is made once on a device", async () => {
    const authenticator = await addPasskey();
    const options = JSON.parse(await optionsToAdd());
    expect(options.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  });

  it("with a passkey, the password alone opens nothing any more", async () => {
    await addPasskey();
    const { status, body } = await server.send("POST", "/api/admin/login", ADMINISTRATOR);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: "factor_required", factors: ["passkey"] });
  });

  it("a challenge is answered once, for its purpose, within five minutes", async () => {
    const authenticator = await addPasskey();
    const options = await optionsToSignIn();
    const assertion = authenticator.use(options);
    const together = await Promise.all([signIn(assertion), signIn(assertion), signIn(assertion)]);
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(authenticator.use(options))).status).toBe(401);
    const late = await optionsToSignIn();
    pass(5 * 60_000 + 1);
    expect((await signIn(authenticator.use(late))).status).toBe(401);
    const toVerify = (await server.call("POST", "passkeys.startVerifying", {})).options;
    expect((await signIn(authenticator.use(toVerify))).status, "asked for something else").toBe(401);
    const foreign = JSON.stringify({ challenge: Buffer.alloc(32, 7).toString("base64url") });
    expect((await signIn(authenticator.use(foreign))).status).toBe(401);
  });

  it.each([
    ["from another site", { origin: "https://lumidar.example.evil.example" }],
    ["for another name", { rpId: "evil.example" }],
    ["without having verified its user", { isVerified: false }],
  ])("a passkey that comes %s is neither added nor signed in", async (_, deviation) => {
    const refused = anAuthenticator();
    expect(await add(refused.register(await optionsToAdd(), deviation))).toMatchObject({ code: "invalid" });
    expect((await server.call("GET", "factors.own")).passkeys).toEqual([]);
    const authenticator = await addPasskey();
    expect((await signIn(authenticator.use(await optionsToSignIn(), deviation))).status).toBe(401);
    expect((await signIn(authenticator.use(await optionsToSignIn()))).status).toBe(200);
  });

  const NOT_READ = { code: "invalid", message: "La clé d’accès n’a pas pu être vérifiée. Réessayez." };

  it("the server requests no URL that a certificate names", async () => {
    const asked: (string | undefined)[] = [];
    const listener = createServer(({ url }, response) => {
      asked.push(url);
      response.end("no list");
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const attest = androidKey(`http://127.0.0.1:${portOf(listener)}/revoked`);
    const reply = await add(anAuthenticator().register(await optionsToAdd(), {}, attest));
    await new Promise((resolve) => listener.close(resolve));
    expect(asked).toEqual([]);
    expect(reply).toMatchObject(NOT_READ);
  });

  it("a passkey may attest itself, and no certificate may", async () => {
    for (const fmt of ["android-key", "tpm", "apple", "android-safetynet", "fido-u2f", "packed", "none", "of-tomorrow"])
      expect(await add(anAuthenticator().register(await optionsToAdd(), {}, withFalseCertificates(fmt))), fmt).toMatchObject(NOT_READ);
    expect((await server.call("GET", "factors.own")).passkeys).toEqual([]);
    expect(await add(anAuthenticator().register(await optionsToAdd(), {}, selfSigned))).toHaveProperty("recovery_codes");
  });

  it.each([
    ["nothing", ""],
    ["no base64url of whole bytes", "a"],
    ["no map", "AA"],
    ["a map that ends too early", "o2NmbXRkbm9uZQ"],
    ["a statement that is a number", Buffer.from("a263666d74667061636b65646761747453746d7401", "hex").toString("base64url")],
    ["lists within lists", Buffer.alloc(15_000, 0x81).toString("base64url")],
  ])("a passkey whose attestation is %s is refused", async (_, attestationObject) => {
    const registration = anAuthenticator().register(await optionsToAdd());
    expect(await add({ ...registration, response: { ...registration.response, attestationObject } })).toMatchObject(NOT_READ);
  });

  it("a person has few passkeys, however many are added at once", async () => {
    for (let count = 1; count < PASSKEYS_MAX; count += 1) await addPasskey();
    const options = [await optionsToAdd(), await optionsToAdd(), await optionsToAdd()];
    const replies = await Promise.all(options.map((asked) => add(anAuthenticator().register(asked))));
    expect(replies.filter(({ code }) => code === "conflict")).toHaveLength(2);
    expect((await server.call("GET", "factors.own")).passkeys).toHaveLength(PASSKEYS_MAX);
  });

  it("a passkey is refused with the signature of another one", async () => {
    const authenticator = await addPasskey();
    const forged = anAuthenticator().use(await optionsToSignIn());
    expect((await signIn({ ...forged, id: authenticator.id, rawId: authenticator.id })).status).toBe(401);
    expect((await signIn({ id: "%", rawId: "%", type: "public-key", response: {} })).status).toBe(400);
  });

  it("a passkey is never refused for its counter: one that falls is recorded", async () => {
    const authenticator = await addPasskey();
    const readFall = async () => (await server.call("GET", "factors.own")).passkeys[0].counter_fell_at;
    for (const counter of [0, 0, 5, 6]) expect((await signIn(authenticator.use(await optionsToSignIn(), { counter }))).status).toBe(200);
    expect(await readFall()).toBeNull();
    expect((await signIn(authenticator.use(await optionsToSignIn(), { counter: 2 }))).status).toBe(200);
    expect(await readFall()).toBe(now.toISOString());
  });

  it("a passkey proves the identity of its own person only", async () => {
    const authenticator = await addPasskey();
    const colleague = await aColleague(server);
    pass(11 * 60_000);
    const asked = { code: "verification_required" };
    expect(await server.call("POST", "passkeys.remove", { id: authenticator.id })).toMatchObject(asked);
    const theirs = (await colleague.call("POST", "passkeys.startVerifying", {})).options;
    expect(await colleague.call("POST", "factors.verify", { assertion: authenticator.use(theirs) })).toMatchObject({ code: "invalid" });
    const { options } = await server.call("POST", "passkeys.startVerifying", {});
    expect(JSON.parse(options).allowCredentials).toMatchObject([{ id: authenticator.id }]);
    expect(await server.call("POST", "factors.verify", { assertion: authenticator.use(options) })).toEqual({ success: true });
    expect(await server.call("POST", "passkeys.remove", { id: authenticator.id })).toEqual({ success: true });
    expect(await server.call("GET", "factors.own")).toMatchObject({ passkeys: [], recovery_codes: 0 });
  });

  it("a passkey has a name, which only its owner changes", async () => {
    const authenticator = await addPasskey();
    await addPasskey();
    const colleague = await aColleague(server);
    const named = { id: authenticator.id, name: "Ordinateur du bureau" };
    expect(await colleague.call("POST", "passkeys.rename", named)).toMatchObject({ code: "not_found" });
    expect(await colleague.call("POST", "passkeys.remove", { id: authenticator.id })).toEqual({ success: true });
    expect(await server.call("POST", "passkeys.rename", named)).toEqual({ success: true });
    expect(await server.call("POST", "passkeys.rename", { ...named, name: "" })).toMatchObject({ issues: [{ path: "name" }] });
    const { passkeys } = await server.call("GET", "factors.own");
    expect(new Set(passkeys.map(({ name }: { name: string }) => name))).toEqual(new Set(["Ordinateur du bureau", "Téléphone"]));
  });
});
