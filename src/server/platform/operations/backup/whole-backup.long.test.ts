import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpTotp } from "#server/platform/identity/factor/totp.factory.ts";
import { PASSWORD, runServers, tokenOf } from "#server/testing/run-servers.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";
import { buildWhatIsStale } from "../../../../../scripts/build.ts";

type Outcome = { code: number; output: string };

/** Runs `npm run db -- …`, as an operator does. */
function operate(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Outcome> {
  return promisify(execFile)(process.execPath, ["scripts/db.ts", ...words], { env: { PATH: process.env.PATH, ...environment } }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

const aPng = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

const JWT_SECRET = "a secret for tests that is long enough";

describe("whole backups", () => {
  let server: TestServer;
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), "lumidar-whole-"));
    environment = { DATABASE_URL: server.databaseUrl, JWT_SECRET, DATA_DIR: folder };
    const bytes = await aPng();
    for (const name of ["salon.png", "cuisine.png"]) {
      const form = new FormData();
      form.append("image", new Blob([new Uint8Array(bytes)]), name);
      await server.asAdmin("POST", "/api/admin/upload", form);
    }
    await cp(server.uploadsFolder, join(folder, "uploads"), { recursive: true });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("a backup names the files that are missing or changed, fails, and leaves the last whole one as it was", async () => {
    const file = join(folder, "site.backup");
    expect(await operate(environment, "backup", file)).toMatchObject({ code: 0 });
    const [lost = "", changed = ""] = await readdir(join(folder, "uploads"));
    await rename(join(folder, "uploads", lost), join(folder, lost));
    const one = await operate(environment, "backup", file);
    expect(one.code).toBe(1);
    expect(one.output).toContain(`1 of the uploaded files is missing: ${lost} (`);
    expect(one.output.trim().split("\n")).toHaveLength(1);
    await writeFile(join(folder, "uploads", changed), "abîmé");
    expect((await operate(environment, "backup", file)).output).toContain(`${changed} (`);
    await rename(join(folder, "uploads"), join(folder, "elsewhere"));
    const all = await operate(environment, "backup", file);
    expect(all.code).toBe(1);
    expect(all.output).toMatch(/2 of the uploaded files are missing: .*salon\.png/);
    expect(all.output).not.toContain("done");
    expect(await operate(environment, "backup-daily", join(folder, "daily"))).toMatchObject({ code: 1 });
    expect((await readdir(join(folder, "daily"))).map((name) => name.slice(-11))).toEqual([".incomplete"]);

    const empty = await createTestDatabase();
    const into = { ...environment, DATABASE_URL: empty.url, DATA_DIR: join(folder, "restored") };
    expect(await operate(into, "restore", file)).toEqual({ code: 0, output: "restore: done\n" });
    expect(await readdir(join(folder, "restored", "uploads"))).toHaveLength(2);
    await empty.drop();
    const other = await createTestDatabase();
    const rest = await operate({ ...into, DATABASE_URL: other.url, JWT_SECRET: `${JWT_SECRET} 2` }, "restore", `${file}.incomplete`);
    expect(rest.code).toBe(0);
    expect(rest.output).toMatch(
      /Warning: JWT_SECRET: not the one that the backup was made with.*\nWarning: when the backup was made, 2 of/,
    );
    await other.drop();
  });

  it("a backup whose secret is too short is refused with one line, before anything of it is written", async () => {
    const empty = await createTestDatabase();
    const [file, into] = [join(folder, "court.backup"), new StoredFiles(join(folder, "court"))];
    await backUp(server.orm, new StoredFiles(server.uploadsFolder), file, { secret: "court", isGenerated: true });
    const stored: string[] = [];
    const refusal = restore(empty.orm, into, file, { secret: () => JWT_SECRET, replaceSecret: (secret) => stored.push(secret) });
    await expect(refusal).rejects.toThrow(/^.*court\.backup cannot be restored: its secret has less than 32 bytes$/);
    expect([stored, await into.names(), await empty.orm.em.fork().count(Upload)]).toEqual([[], [], 0]);
    await empty.drop();
  });

  it("a backup that is cut short leaves the secret of the installation alone", async () => {
    const empty = await createTestDatabase();
    const file = join(folder, "coupee.backup");
    await backUp(server.orm, new StoredFiles(server.uploadsFolder), file, { secret: `${JWT_SECRET} 2`, isGenerated: true });
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split("\n");
    await writeFile(file, gzipSync(`${lines.slice(0, -2).join("\n")}\n`));
    const stored: string[] = [];
    const into = { secret: () => JWT_SECRET, replaceSecret: (secret: string) => void stored.push(secret) };
    await expect(restore(empty.orm, new StoredFiles(join(folder, "coupee")), file, into)).rejects.toThrow("cut short");
    expect(stored).toEqual([]);
    await empty.drop();
  });

  it("a bomb, garbage or a missing file is refused with one line", async () => {
    const empty = await createTestDatabase();
    const file = join(folder, "bombe.backup");
    const header = `${JSON.stringify({ kind: "header", format: 1, migrations: [] })}\n`;
    const broken = {
      bomb: gzipSync(Buffer.alloc(300_000_000)),
      headless: gzipSync(`{"kind":"rows","table":"slide","rows":[{}]}\n`),
      other: gzipSync(`{"kind":"header"}\n`),
      scalar: gzipSync("null\n"),
      older: gzipSync(header),
      garbage: Buffer.from("pas une sauvegarde"),
      nothing: Buffer.alloc(0),
    };
    for (const [what, bytes] of Object.entries(broken)) {
      await writeFile(file, bytes);
      const refusal = restore(empty.orm, new StoredFiles(join(folder, "bomb")), file);
      await expect(refusal, what).rejects.toThrow(/^.*bombe\.backup (?:cannot be restored: |was made by another version).+$/);
      await expect(refusal).rejects.toBeInstanceOf(StartError);
    }
    for (const command of ["restore", "backup"]) {
      const { code, output } = await operate({ ...environment, DATABASE_URL: empty.url }, command, join(folder, "absent/x.backup"));
      expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
    }
    await empty.drop();
  });
});

describe("restored installations", () => {
  const { run, dataDir } = runServers();
  beforeAll(() => buildWhatIsStale(), 120_000);

  it("a restored installation takes the codes of authenticator apps, since its own secret came with the backup", async () => {
    const first = run({ ADMIN_PASSWORD: PASSWORD });
    const url = await first.ready;
    const authorization = `Bearer ${await tokenOf(url)}`;
    const call = async (_method: string, procedure: string, input: unknown) => {
      const headers = { "content-type": "application/json", authorization };
      const answer = await fetch(`${url}/trpc/${procedure}`, { method: "POST", headers, body: JSON.stringify(input) });
      const reply: any = await answer.json();
      return reply.result.data;
    };
    const { phone } = await setUpTotp({ call }, new Date(Date.now() - 30_000));
    first.process.kill("SIGTERM");
    await first.ended;
    const file = join(dataDir(), "site.backup");
    expect(await operate({ DATA_DIR: dataDir() }, "backup", file)).toMatchObject({ code: 0 });
    const DATA_DIR = join(dataDir(), "restored");
    expect(await operate({ DATA_DIR }, "restore", file)).toMatchObject({ code: 0 });
    expect(existsSync(join(DATA_DIR, "jwt-secret.part"))).toBe(false);
    const again = await run({ DATA_DIR }).ready;
    const login = await fetch(`${again}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: PASSWORD, code: phone.codeAt(new Date()) }),
    });
    expect(login.status).toBe(200);
  });

  it("a restored installation warns at its start about uploaded files that are empty or gone", async () => {
    const first = run({ ADMIN_PASSWORD: PASSWORD });
    const url = await first.ready;
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(await aPng())], { type: "image/png" }), "salon.png");
    const headers = { authorization: `Bearer ${await tokenOf(url)}` };
    expect((await fetch(`${url}/api/admin/upload`, { method: "POST", headers, body: form })).status).toBe(201);
    first.process.kill("SIGTERM");
    await first.ended;

    const warningsOfAStart = async () => {
      const server = run({ LOG_LEVEL: "warn" });
      await server.ready;
      server.process.kill("SIGTERM");
      await server.ended;
      return server.output();
    };
    const uploads = join(dataDir(), "uploads");
    const [name = ""] = await readdir(uploads);
    await writeFile(join(uploads, name), "");
    expect(await warningsOfAStart()).toContain(`1 of the uploaded files is missing: ${name} (`);
    await rm(uploads, { recursive: true });
    expect(await warningsOfAStart()).toMatch(/\d of the uploaded files (?:is|are) missing: /);
  });
});
