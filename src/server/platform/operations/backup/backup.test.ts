import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { createTestDatabase, reachTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";

describe("backups", () => {
  let server: TestServer;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), "lumidar-backup-"));
    file = join(folder, "site.backup");
    const data = new FormData();
    data.append(
      "image",
      new Blob([
        await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      ]),
      "a.png",
    );
    const { body: image } = await server.asAdmin("POST", "/api/admin/upload", data);
    const { body: first } = await server.asAdmin(
      "POST",
      "/api/admin/products",
      aProduct({ images: [{ ...image, isMain: true }], is_new: true }),
    );
    await server.asAdmin("POST", "/api/admin/products", aProduct({ related_products: [first.id] }));
    const [{ id: group }] = (await server.asAdmin("GET", "/api/admin/synonyms")).body;
    await server.asAdmin("DELETE", `/api/admin/synonyms/${group}`);
    await backUp(server.orm, new StoredFiles(server.uploadsFolder), file);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const contentOf = (orm: TestServer["orm"]) => orm.em.fork().execute("select to_jsonb(p) as row from product p order by id");

  it("OPS-6: a restore brings everything back into an empty database, and the next id follows the restored ones", async () => {
    const empty = await createTestDatabase();
    const uploads = join(folder, "uploads");
    await restore(empty.orm, new StoredFiles(uploads), file);
    expect(await contentOf(empty.orm)).toEqual(await contentOf(server.orm));
    const groupsOf = (orm: TestServer["orm"]) => orm.em.fork().execute("select title from synonym_group order by id");
    expect(await groupsOf(empty.orm)).toEqual(await groupsOf(server.orm));
    const [name = ""] = (await readdir(uploads)).filter((entry) => entry.endsWith(".webp"));
    expect(await readFile(join(uploads, name))).toEqual(await readFile(join(server.uploadsFolder, name)));
    const [next] = await empty.orm.em.fork().execute("select nextval(pg_get_serial_sequence('product', 'id'))::int as id");
    expect(next).toEqual({ id: 3 });
    await empty.drop();
  });

  it("OPS-6: a backup with one changed byte, or one cut short, is refused, and nothing of it is restored", async () => {
    const bytes = await readFile(file);
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    const empty = await createTestDatabase();
    for (const broken of [flipped, bytes.subarray(0, -20), Buffer.from("pas une sauvegarde")]) {
      await writeFile(join(folder, "broken"), broken);
      await expect(restore(empty.orm, new StoredFiles(join(folder, "uploads-2")), join(folder, "broken"))).rejects.toThrow(
        /cannot be restored/,
      );
      expect(await contentOf(empty.orm)).toEqual([]);
    }
    await empty.drop();
  });

  it("OPS-6: a restore goes on however long its files take, during which no statement runs", async () => {
    const empty = await createTestDatabase();
    const restoring = await reachTestDatabase(`${empty.url}?idle_in_transaction_session_timeout=500`);
    const files = new StoredFiles(join(folder, "uploads-3"));
    const isIdleForLong = async () => {
      const [busy] = await empty.orm.em.fork().execute(
        `select count(*)::int as sessions from pg_stat_activity
         where datname = current_database() and state like 'idle in%' and state_change > clock_timestamp() - interval '1 s'`,
      );
      return busy?.sessions === 0;
    };
    const write: typeof files.write = async (name, bytes) => {
      await vi.waitUntil(isIdleForLong, { timeout: 30_000 });
      await files.write(name, bytes);
    };
    await restore(restoring.orm, { write }, file);
    expect(await contentOf(empty.orm)).toEqual(await contentOf(server.orm));
    await restoring.drop();
    await empty.drop();
  });

  it("OPS-6: a backup waits for a table that is locked, and for the statement that reads it, as long as it takes", async () => {
    const { orm, drop } = await reachTestDatabase(`${server.databaseUrl}?lock_timeout=500&statement_timeout=500`);
    const changing = server.orm.em.fork();
    await changing.begin();
    await changing.execute("lock table product in access exclusive mode");
    const made = backUp(orm, new StoredFiles(server.uploadsFolder), join(folder, "waited.backup"));
    const hasWaitedLong = async () => {
      const [waited] = await server.orm.em.fork().execute(
        `select count(*)::int as sessions from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query_start < clock_timestamp() - interval '1 s'`,
      );
      return waited?.sessions === 1;
    };
    await Promise.race([vi.waitUntil(hasWaitedLong, { timeout: 30_000 }), made.catch(() => {})]);
    await changing.rollback();
    expect(await made).toEqual({ gaps: [], deleted: [] });
    await drop();
  });

  it("OPS-6: a backup reads a large table once", async () => {
    await server.orm.em
      .fork()
      .execute(
        "insert into visit_count (kind, day, subject, count) select 'page', date '2020-01-01' + n, '/', 1 from generate_series(1, 1700) n",
      );
    const { orm, drop } = await reachTestDatabase(server.databaseUrl);
    const rowsRead = async () => {
      const [row] = await server.orm.em
        .fork()
        .execute("select seq_tup_read::int as rows from pg_stat_user_tables where relname = 'visit_count'");
      return row?.rows;
    };
    const before = await rowsRead();
    await backUp(orm, new StoredFiles(server.uploadsFolder), join(folder, "large.backup"));
    await drop(); // a session counts what it has read when it ends
    await expect.poll(rowsRead).toBeGreaterThan(before);
    expect((await rowsRead()) - before).toBe(1700);
  });

  it("OPS-6: a restore never overwrites a database that holds something", async () => {
    await expect(restore(server.orm, new StoredFiles(server.uploadsFolder), file)).rejects.toThrow(/not empty/);
  });
});
