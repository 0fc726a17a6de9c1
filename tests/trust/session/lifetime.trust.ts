import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runServer } from "#server/testing/running-server.ts";
import { isPassword } from "#server/platform/identity/session/password.ts";
import { within } from "../time-factor.ts";
import { ADMINISTRATOR, type Installation, openInstallation } from "../installation.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

const login = (username = "admin", password = ADMINISTRATOR.password) =>
  installation.send("POST", "/api/admin/login", { username, password });
const freshToken = async (...as: [string?, string?]): Promise<string> => (await login(...as)).body.token;

/** Reads the statuses that a token gets over REST, tRPC and an upload. */
async function readStatuses(token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const file = new FormData();
  file.append("image", new Blob(["x"]), "x.png");
  const answers = await Promise.all([
    installation.send("GET", "/api/admin/products", undefined, headers),
    installation.send("GET", "/trpc/session.current", undefined, headers),
    installation.send("POST", "/api/admin/upload", file, headers),
  ]);
  return answers.map(({ status }) => status);
}

const rpc = (procedure: string, input: unknown, token: string) =>
  installation.send("POST", `/trpc/${procedure}`, input, { authorization: `Bearer ${token}` });

const OPEN = [200, 200, 415];
const ENDED = [401, 401, 401];

describe("AUTH-8 a token", () => {
  it("ends with its session, at the next request, on every way in", async () => {
    const [mine, other] = [await freshToken(), await freshToken()];
    expect(await readStatuses(mine)).toEqual(OPEN);
    expect((await rpc("session.logout", {}, mine)).status).toBe(200);
    expect([await readStatuses(mine), await readStatuses(other)]).toEqual([ENDED, OPEN]);
  });

  it("ends when its person signs out everywhere, changes the password or is deactivated", async () => {
    const invited = await installation.asAdmin("POST", "/trpc/people.invite", { username: "claire", role: "editor", email: "" });
    const { link, person } = invited.body.result.data;
    const secret = String(link).split("#")[1] ?? "";
    const [first, second] = ["un premier mot de passe", "un second mot de passe"];
    const chosen = await installation.send("POST", "/trpc/passwordLinks.use", { token: secret, password: first });
    expect(chosen.text).toContain('"result"');

    const tokens = [await freshToken("claire", first), await freshToken("claire", first)];
    expect((await rpc("account.endSessions", {}, tokens[0] ?? "")).status).toBe(200);
    for (const token of tokens) expect(await readStatuses(token)).toEqual(ENDED);

    const [here, there] = [await freshToken("claire", first), await freshToken("claire", first)];
    expect((await rpc("account.setPassword", { current_password: first, password: second }, here)).status).toBe(200);
    expect([await readStatuses(here), await readStatuses(there)]).toEqual([OPEN, ENDED]);

    const { status } = await installation.asAdmin("POST", "/trpc/people.setActive", { id: person.id, is_active: false });
    expect(status).toBe(200);
    expect(await readStatuses(here)).toEqual(ENDED);
    expect((await login("claire", second)).status).toBe(401);
  });

  it("a token is kept under 128 random bits, which name its row", async () => {
    const ids = await installation.query<{ id: string }>("select id from session");
    expect(ids.every(({ id }) => /^[\w-]{22}$/.test(id))).toBe(true);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  });
});

describe("AUTH-9 a stolen token", () => {
  it.each([
    [
      "twelve hours after its sign-in, however used",
      "created_at = created_at - $1::interval, expires_at = expires_at - $1::interval",
      "12 hours",
    ],
    ["two hours after its last use", "last_seen_at = last_seen_at - $1::interval", "2 hours 1 minute"],
  ])("ends %s", async (_when, change, interval) => {
    const token = await freshToken();
    expect(await readStatuses(token)).toEqual(OPEN);
    await installation.query(`update session set ${change}`, [interval]);
    expect(await readStatuses(token)).toEqual(ENDED);
  });
});

/** Passwords that people try first, and those in this project's own documents and tests. */
async function knownPasswords(): Promise<string[]> {
  const readme = await readFile(join(import.meta.dirname, "../../../README.md"), "utf8");
  const words = readme.match(/[\p{L}\p{N}_.-]{8,40}/gu) ?? [];
  const common = [
    "admin",
    "administrator",
    "administrateur",
    "password",
    "motdepasse",
    "lumidar",
    "Lumidar",
    "changeme",
    "secret",
    "123456",
  ];
  const fromTests = [ADMINISTRATOR.password, "le mot de passe des essais", "un autre mot de passe"];
  return [...new Set([...common, ...fromTests, ...words])].slice(0, 400);
}

describe("AUTH-10 a fresh installation", () => {
  it("an installation has one administrator, whose password stands in no document and whose sign-in shows none", async () => {
    const fresh = await openInstallation({ ADMIN_PASSWORD: "" });
    const people = await fresh.query<{ password_hash: string }>("select password_hash from administrator");
    expect(people).toHaveLength(1);
    const opened: string[] = [];
    for (const password of await knownPasswords()) if (await isPassword(password, people[0]?.password_hash)) opened.push(password);
    expect(opened).toEqual([]);
    const shown = /Connexion : admin \/ (\S+)/.exec(fresh.server().output())?.[1] ?? "";
    expect(await isPassword(shown, people[0]?.password_hash)).toBe(true);
    expect((await fresh.send("GET", "/admin/login")).text).not.toContain(shown);
    await fresh.close();
  });
});

describe("AUTH-7 the signing key", () => {
  const external = { DATABASE_URL: "postgres://x@127.0.0.1:1/x", NODE_ENV: "production" };

  it.each([
    ["missing", {}],
    ["a word", { JWT_SECRET: "secret" }],
    ["31 bytes long", { JWT_SECRET: "a1".repeat(15) + "b" }],
    ["blanks", { JWT_SECRET: "   " }],
  ])("a key is refused within five seconds when it is %s, with one line", async (_what, environment) => {
    const begin = performance.now();
    const server = runServer({ ...external, DATA_DIR: installation.dataDir, ...environment });
    expect((await server.ended).code).toBe(1);
    expect(performance.now() - begin).toBeLessThan(within(5000));
    expect(server.output().trim()).toMatch(/^JWT_SECRET: .+$/);
  });

  it("the key is another one in every installation", async () => {
    const other = await openInstallation();
    const [one, two] = await Promise.all([installation, other].map(({ dataDir }) => readFile(join(dataDir, "jwt-secret"), "utf8")));
    await other.close();
    expect(one).not.toBe(two);
    expect(one?.length).toBeGreaterThanOrEqual(64);
  });
});
