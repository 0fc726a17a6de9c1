import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";
import { aDataFolder, cleanUp, launchServer, launchServerInContainer, postmasterPid, query } from "./testing/embedded-server.ts";

/** `daemon`, which every system knows: initdb refuses a uid without a name. */
const ORDINARY_UID = 1;
/** A uid in no passwd file, as containers like to choose it. */
const NAMELESS_UID = 123_456;
const hasUserNamespaces = spawnSync("unshare", ["--user", "true"]).status === 0;
const ONE = [{ one: 1 }];
/** An outcome that is compared as a whole, so that a failure shows the refusal. */
const RUNS = { url: expect.stringMatching(/^postgres:/) };

/** Disks of a busy machine take seconds to flush the files of a new cluster: most tests share one, by starting it
 *  again. */
describe("the embedded PostgreSQL", { timeout: 30_000 }, () => {
  const running: EmbeddedPostgres[] = [];
  let shared = "";

  async function start(dataDir: string, onLog?: (line: string) => void): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ dataDir, onLog });
    running.push(postgres);
    return postgres;
  }

  beforeAll(async () => {
    shared = await aDataFolder();
    const { stop } = await startEmbeddedPostgres({ dataDir: shared });
    await stop();
  }, 30_000);

  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
    await cleanUp({ except: shared });
  });
  afterAll(() => cleanUp());

  it("creates its database on the first start and finds the rows on the second", async () => {
    const dataDir = await aDataFolder();
    const first = await start(dataDir);
    await query(first.url, "create table kept as select 1 as one");
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.url, "select one from kept")).toEqual(ONE);
  });

  it("lives in a folder with spaces and accents and a path longer than a socket's may be", async () => {
    const dataDir = await aDataFolder({ name: `Données du site/${"très long ".repeat(12)}`, model: shared });
    const { url } = await start(dataDir);
    expect(await query(url, "select 1 as one")).toEqual(ONE);
  });

  it("DUR-3: writes durably, checks its pages, sorts the French way and gives the application no power over the machine", async () => {
    const { url } = await start(shared);
    const names = [
      "fsync",
      "synchronous_commit",
      "full_page_writes",
      "data_checksums",
      "listen_addresses",
      "is_superuser",
      "server_encoding",
    ];
    const [settings] = await query(url, `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(", ")}`);
    expect(Object.values(settings ?? {})).toEqual(["on", "on", "on", "on", "127.0.0.1", "off", "UTF8"]);
    const words = await query(url, "select word from unnest(array['zèbre', 'Étage', 'eau', 'été']) word order by word");
    expect(words.map(({ word }) => word)).toEqual(["eau", "Étage", "été", "zèbre"]);
    await expect(query(url, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  });

  it("stops for good, however often `stop` is called", async () => {
    const { url, stop } = await start(shared);
    await Promise.all([stop(), stop()]);
    await stop();
    await expect(query(url, "select 1")).rejects.toThrow(/ECONNREFUSED/);
    expect(await readdir(path.join(shared, "postgres"))).not.toContain("postmaster.pid");
  });

  it("OPS-3: starts again at the same address when PostgreSQL is killed under it", async () => {
    const log: string[] = [];
    const { url } = await start(shared, (line) => log.push(line));
    await query(url, "create table kept_after_fall as select 1 as one");
    process.kill(await postmasterPid(shared), "SIGKILL");
    await expect.poll(() => query(url, "select one from kept_after_fall").catch(() => [])).toEqual(ONE);
    expect(log).toContain("embedded PostgreSQL ended on its own (signal SIGKILL): starting it again");
  });

  it("DUR-1, DUR-2: takes over from a killed server that left PostgreSQL running, with every committed row, within 5 s", async () => {
    const killed = launchServer(shared);
    const address = await killed.outcome;
    await query("url" in address ? address.url : "", "create table committed as select 1 as one");
    const left = await postmasterPid(shared);
    killed.process.kill("SIGKILL");
    const since = Date.now();
    const log: string[] = [];
    const { url } = await start(shared, (line) => log.push(line));
    expect(Date.now() - since).toBeLessThan(5_000);
    expect(log).toContain(`embedded PostgreSQL: stopping process ${left}, left by a server that was killed`);
    expect(await query(url, "select one from committed")).toEqual(ONE);
  });

  it("DUR-2: takes over even when that PostgreSQL is frozen", async () => {
    const killed = launchServer(shared);
    await killed.outcome;
    process.kill(await postmasterPid(shared), "SIGSTOP");
    killed.process.kill("SIGKILL");
    const { url } = await start(shared);
    expect(await query(url, "select 1 as one")).toEqual(ONE);
  });

  it("starts although another process has its old pid now, and leaves that process alone", async () => {
    const bystander = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"]);
    await writeFile(
      path.join(shared, "postgres", "postmaster.pid"),
      `${bystander.pid}\n${shared}/postgres\n1700000000\n5432\n\n127.0.0.1\n`,
    );
    const { url } = await start(shared);
    expect(await query(url, "select 1 as one")).toEqual(ONE);
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
    bystander.kill();
    await once(bystander, "exit");
  });

  it("starts with the empty pid file that a power cut leaves", async () => {
    await writeFile(path.join(shared, "postgres", "postmaster.pid"), "");
    await expect(start(shared)).resolves.toHaveProperty("url");
  });

  it("DUR-2: refuses a second server on its folder within 5 s, naming the first, which does not notice", async () => {
    const { url } = await start(shared);
    const since = Date.now();
    const refused = await launchServer(shared).outcome;
    expect(Date.now() - since).toBeLessThan(5_000);
    expect(refused).toEqual({
      code: 1,
      refusal: `The data folder ${shared} is in use by process ${process.pid}: stop that server first, or set another DATA_DIR.`,
    });
    expect(await query(url, "select 1 as one")).toEqual(ONE);
  });

  it("DUR-2: refuses a second server although the lock was deleted under the first, which does not notice", async () => {
    const first = launchServer(shared);
    const address = await first.outcome;
    const url = "url" in address ? address.url : "";
    const running = await postmasterPid(shared);
    await rm(path.join(shared, "server.lock"));
    for (const _ of [1, 2]) {
      const { refusal } = { refusal: "", ...(await launchServer(shared).outcome) };
      expect(refusal).toBe(
        `The data folder ${shared} is in use by process ${first.process.pid}: stop that server first, or set another DATA_DIR.`,
      );
    }
    expect(await query(url, "select 1 as one")).toEqual(ONE);
    expect(await postmasterPid(shared)).toBe(running);
    first.process.kill("SIGTERM");
    await once(first.process, "exit");
  });

  it("DUR-2: waits for a holder that is killed while it looks", async () => {
    const holder = launchServer(shared);
    await holder.outcome;
    await rm(path.join(shared, "server.lock")); // a killed process loses its lock first, its children a moment later
    const started = start(shared);
    await expect.poll(() => readdir(shared), { interval: 5 }).toContain("server.lock");
    holder.process.kill("SIGKILL");
    expect(await query((await started).url, "select 1 as one")).toEqual(ONE);
  });

  it("DUR-2: lets exactly one of ten simultaneous first starts run", async () => {
    const dataDir = await aDataFolder();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => launchServer(dataDir).outcome));
    const refusals = outcomes.flatMap((outcome) => ("refusal" in outcome ? [outcome.refusal] : []));
    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) expect(refusal).toMatch(/is in use by process \d+/);
  });

  it("DUR-5: never uses what an interrupted first start left", async () => {
    const dataDir = await aDataFolder();
    const interrupted = launchServer(dataDir);
    const filesOfDraft = async () => {
      const [draft] = (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith("postgres-draft-"));
      return draft ? readdir(path.join(dataDir, draft)).catch(() => []) : [];
    };
    await expect.poll(filesOfDraft, { interval: 5 }).toContain("PG_VERSION");
    interrupted.process.kill("SIGKILL");
    expect(await readdir(dataDir)).not.toContain("postgres");
    const { url } = await start(dataDir);
    expect(await query(url, "select 1 as one")).toEqual(ONE);
  });

  it("DUR-5: explains in one line how to recover from damaged files, and deletes none", async () => {
    const dataDir = await aDataFolder({ model: shared });
    const control = path.join(dataDir, "postgres", "global", "pg_control");
    await truncate(control, 100);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /^The embedded PostgreSQL in .* did not start \(.*pg_control.*\): restore with: .*DATABASE_URL\.$/,
    );
    expect((await stat(control)).size).toBe(100);
  });

  describe("started as root", () => {
    beforeEach(({ skip }) => skip(process.getuid?.() !== 0, "an ordinary user cannot become another one"));

    it("runs in a folder closed to all other users, and its files stay root's", async ({ skip }) => {
      skip(!hasUserNamespaces, "user namespaces are refused here");
      const { url } = await start(shared);
      expect(await query(url, "select 1 as one")).toEqual(ONE);
      expect((await stat(path.dirname(shared))).mode & 0o777).toBe(0o700);
      expect((await stat(path.join(shared, "postgres", "postmaster.pid"))).uid).toBe(0);
    });

    it("runs in a container that refuses user namespaces, on a database that root made elsewhere", async ({ skip }) => {
      skip(!hasUserNamespaces, "user namespaces are refused here: every other test shows it");
      const server = await launchServerInContainer(await aDataFolder({ model: shared }));
      expect(await server.outcome).toEqual(RUNS);
    });

    it("runs for a uid that the system has no name for", async ({ skip }) => {
      skip(!hasUserNamespaces, "user namespaces are refused here");
      const server = launchServer(await aDataFolder({ uid: NAMELESS_UID }), { uid: NAMELESS_UID });
      expect(await server.outcome).toEqual(RUNS);
    });

    it("leaves an ordinary user's database to that user", async () => {
      const dataDir = await aDataFolder({ uid: ORDINARY_UID });
      const own = launchServer(dataDir, { uid: ORDINARY_UID });
      expect(await own.outcome).toEqual(RUNS);
      own.process.kill("SIGTERM");
      await once(own.process, "exit");
      const asRoot = await start(dataDir);
      await query(asRoot.url, "create table written_by_root as select 1 as one");
      await asRoot.stop();
      const { uid } = await stat(path.join(dataDir, "postgres", "global", "pg_control"));
      expect(uid).toBe(ORDINARY_UID);
    });
  });
});
