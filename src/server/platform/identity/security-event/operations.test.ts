import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { SecurityEvent } from "./security-event.entity.ts";

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  server = await startTestServer();
  dataDir = await mkdtemp(join(tmpdir(), "lumidar-operations-"));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `npm run db -- …` as the operator of the server does. */
const operate = (url: string | undefined, ...words: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/db.ts", ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: url,
      JWT_SECRET: "a secret for tests that is long enough",
      DATA_DIR: dataDir,
    },
  });

const BY_COMMAND = { actor: null, device: "Ligne de commande", network: "", count: 1 };

it("an operator's command is a security event, with the person whom it concerns", async () => {
  await aPerson(server, { username: "nadia", role: "editor" });
  await aPerson(server, { username: "samir", role: "admin" });
  const url = server.orm.config.get("clientUrl");
  const headers = await signIn(server, "samir");
  const events = async () => (await server.send("GET", "/trpc/securityEvents.list?input=%7B%7D", undefined, headers)).body.result.data.data;
  const [last] = await events();

  const { stdout } = await operate(url, "password", "NADIA");
  await operate(url, "remove-factors", "nadia");
  await operate(url, "backup", join(dataDir, "sauvegarde.gz"));
  await expect(operate(url, "password", "personne")).rejects.toThrow("no one is called personne");

  const since = (await events()).filter(({ id }: { id: number }) => id > last.id).toReversed();
  expect(since).toMatchObject([
    { kind: "password_changed", subject: "nadia", ...BY_COMMAND },
    { kind: "factor_removed", subject: "nadia", ...BY_COMMAND },
    { kind: "backup_made", subject: "", ...BY_COMMAND },
  ]);
  const password = /nadia \/ (\S+)/.exec(stdout)?.[1] ?? "";
  expect(password.length).toBeGreaterThan(10);
  for (const secret of [password, PASSWORD, ADMINISTRATOR.password]) expect(JSON.stringify(since)).not.toContain(secret);
});

it.each([
  ["seed", "--product", "5"],
  ["migrate", "now"],
])("a command line that is none of ours gives the usage, on one line, and does nothing: %s %s %s", async (...words) => {
  const refusal = await operate(undefined, ...words.filter((word) => word !== undefined)).then(
    () => undefined,
    ({ stderr, code }: { stderr: string; code: number }) => ({ stderr, code }),
  );
  expect(refusal).toEqual({ code: 1, stderr: expect.stringMatching(/^npm run db -- migrate \| .+\n$/) });
});

it("a backup of a folder without a database is refused, and makes none there", async () => {
  const refusal = operate(undefined, "backup", join(dataDir, "vide.gz"));
  await expect(refusal).rejects.toMatchObject({
    code: 1,
    stderr: `There is no database in ${dataDir}: set the site's DATA_DIR or DATABASE_URL.\n`,
  });
  expect(await readdir(dataDir)).not.toContain("postgres");
});

it("a restored backup is a security event after those that came back with it", async () => {
  const empty = await createTestDatabase();
  await operate(empty.url, "restore", join(dataDir, "sauvegarde.gz"));
  const [newest, before] = await empty.orm.em.fork().find(SecurityEvent, {}, { orderBy: { id: "desc" } });
  expect(newest).toMatchObject({ kind: "backup_restored", device: "Ligne de commande" });
  expect(before, "what happened before the backup").toBeDefined();
  await empty.drop();
});
