import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { importer, tableOf } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { type OldShop, startOldShop } from "#server/resources/product/transfer/files/testing/old-shop.ts";
import { type Installation, openInstallation } from "../installation.ts";

const PRODUCTS = 12;
const PICTURES_EACH = 2;
const FILES = PRODUCTS * (PICTURES_EACH + 1);

let site: Installation;
let shop: OldShop;
beforeAll(async () => {
  site = await openInstallation({ WEBHOOKS_TO_LOOPBACK: "always" }); // which lets it reach the shop on this machine
});
afterAll(() => site.close());
beforeEach(async () => {
  shop = await startOldShop();
});
afterEach(() => shop.stop());

async function call(method: "GET" | "POST", procedure: string, input?: unknown, headers = {}): Promise<any> {
  const query = method === "GET" ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
  const { body } = await site.asAdmin(method, `/trpc/${procedure}${query}`, method === "POST" ? input : undefined, headers);
  return body.error ? body.error.data.reply : body.result.data;
}

/** Sends the table of a shop, whose files are to be copied, and checks it; gives the input of its import. */
async function checkTable(): Promise<{ sheet: number }> {
  const rows = Array.from({ length: PRODUCTS }, (_, n) => {
    const pictures = Array.from({ length: PICTURES_EACH }, (_each, picture) => `${shop.url}/${n}-${picture}.png`);
    return [`KILL-${n}`, `Lampe ${n}`, "Éclairage", "Une lampe.", pictures.join("\n"), `${shop.url}/${n}.pdf | Manuel`];
  });
  const table = importer({ asAdmin: site.asAdmin, call, url: site.url(), token: site.token() });
  const headings = ["Référence", "Titre", "Catégorie", "Description courte", "Images", "Téléchargements"];
  const { input } = await table.check(tableOf(headings, ...rows), undefined, { copies_files: true });
  return input;
}

/** Kills the server when `moment` says so, while it imports, and starts it again. */
async function killServer(run: () => Promise<unknown>, moment: Promise<unknown>): Promise<void> {
  const running = Promise.allSettled([run()]);
  await moment;
  site.server().process.kill("SIGKILL");
  expect((await running)[0]?.status, "the kill came before the reply").toBe("rejected");
  await site.server().ended;
  await site.start();
}

const countRows = async (table: string) => Number((await site.query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

async function expectNothingImported({ sheet }: { sheet: number }): Promise<void> {
  expect(await call("GET", "productTransfers.progress", { sheet })).toBeNull();
  expect(await Promise.all(["product", "category", "upload", "idempotency_key"].map(countRows))).toEqual([0, 0, 0, 0]);
  expect((await readdir(join(site.dataDir, "uploads"))).filter((name) => name.startsWith(".tmp-"))).toEqual([]);
}

async function expectAllImported(): Promise<void> {
  const { body } = await site.send("GET", `/api/products?limit=100`);
  expect(body.total).toBe(PRODUCTS);
  const files = body.data.flatMap(({ images, downloads }: any) => [...images, ...downloads].map(({ url }: { url: string }) => url));
  expect(files).toHaveLength(FILES);
  for (const url of files) {
    const { status, bytes } = await site.send("GET", url);
    expect([status, bytes.length > 0], url).toEqual([200, true]);
  }
}

/** Resolves at the request for the nth file of the shop. */
function reachFile(nth: number): Promise<unknown> {
  return expect.poll(() => shop.asked.length, { interval: 5 }).toBeGreaterThanOrEqual(nth);
}

it.each([1, FILES / 2, FILES])(
  `DUR-1: an import killed at copy %i of ${FILES} has written nothing, and the same request does it, once`,
  async (nth) => {
    const input = await checkTable();
    const headers = { "idempotency-key": randomUUID() };
    const run = () => call("POST", "productTransfers.run", input, headers);
    await killServer(run, reachFile(nth));
    await expectNothingImported(input);
    const reply = await run();
    expect(reply).toMatchObject({ counts: { created: PRODUCTS }, failures: [] });
    await expectAllImported();
    expect(await run(), "the first reply again").toEqual(reply);
    await call("POST", "history.undo", { noun: "product", ...reply.undo });
    expect(await countRows("product")).toBe(0);
    await site.query("truncate category, upload, idempotency_key cascade");
  },
);

it("DUR-1: an import killed in its transaction, after its copies, has written nothing, and is done by the same request", async () => {
  const input = await checkTable();
  const headers = { "idempotency-key": randomUUID() };
  const run = () => call("POST", "productTransfers.run", input, headers);
  const holding = site.query("begin; lock table change in share mode; select pg_sleep(600)").catch((error: unknown) => error);
  const isWaiting = async () =>
    (await site.query("select 1 from pg_locks where not granted and relation = 'change'::regclass and mode = 'RowExclusiveLock'")).length;
  await killServer(run, expect.poll(isWaiting, { interval: 50 }).toBe(1));
  expect(await holding, "its database ends with it").toBeInstanceOf(Error);
  await expectNothingImported(input);
  expect(await run()).toMatchObject({ counts: { created: PRODUCTS }, failures: [] });
  await expectAllImported();
});
