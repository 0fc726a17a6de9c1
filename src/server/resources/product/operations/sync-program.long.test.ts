import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import type { Schemas } from "../../../../../clients/typescript/client.ts";

const ROOT = join(import.meta.dirname, "../../../../..");
const PRODUCTS = 2000;
const ARRIVES = { timeout: 250_000 };

let server: TestServer;
let folder: string;
let running: ChildProcess | undefined;
beforeAll(async () => {
  server = await startTestServer({ sendsWebhooks: true });
  folder = await mkdtemp(join(tmpdir(), "lumidar-sync-"));
  await cp(join(ROOT, "clients/typescript"), folder, { recursive: true }); // as the guide of the API says
  await installClient();
});
afterAll(async () => {
  running?.kill("SIGKILL");
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Leaves what `npm install openapi-fetch` leaves in the folder. */
async function installClient(): Promise<void> {
  const manifest = join(folder, "package.json");
  const written = JSON.parse(await readFile(manifest, "utf8").catch(() => "{}"));
  await writeFile(manifest, JSON.stringify({ ...written, dependencies: { "openapi-fetch": "*" } }));
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
}

async function findFreePort(): Promise<number> {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  taken.close();
  return typeof address === "object" && address ? address.port : 0;
}

function aCatalogue(): Schemas["ProductInput"][] {
  return Array.from({ length: PRODUCTS }, (_, n) => ({
    reference: `ERP-${n + 1}`,
    title: `Variateur ${n + 1}`,
    slug: `variateur-${n + 1}`,
    category: "Variateurs",
    short_description: "Un variateur pour rail DIN.",
    price_from: 49.9,
  }));
}

/** Starts the program, and gives the lines that it has written. */
function startProgram(environment: NodeJS.ProcessEnv): { child: ChildProcess; lines: () => string[] } {
  const child = spawn(process.execPath, ["sync-products.ts", "products.json"], { cwd: folder, env: { ...process.env, ...environment } });
  running = child;
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (written += String(chunk)));
  return { child, lines: () => written.split("\n") };
}

it("the program of the client keeps 2,000 products in step, goes on after a kill, and hears of changes", async () => {
  const port = await findFreePort();
  await writeFile(join(folder, "products.json"), JSON.stringify(aCatalogue()));
  const { key } = await server.call("POST", "apiKeys.create", { name: "ERP", scopes: ["products:write"], days: 1 });
  const webhook = { url: `http://127.0.0.1:${port}/`, events: ["product.updated"] };
  const { id: webhookId, secret } = await server.call("POST", "webhooks.create", webhook);
  const environment = { SITE: server.url, KEY: key, SECRET: secret, PORT: String(port) };

  const first = startProgram(environment);
  await expect.poll(first.lines, ARRIVES).toContain("sent 500 of 2000");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  expect(JSON.parse(await readFile(join(folder, "products.json.progress"), "utf8")).done).toBeGreaterThan(0);

  const started = performance.now();
  const second = startProgram(environment);
  await expect.poll(second.lines, ARRIVES).toContain("in step: 2000 products");
  process.stdout.write(`in step after ${Math.round(performance.now() - started)} ms\n`);
  expect(second.lines()).not.toContain("sent 500 of 2000");
  const { body } = await server.asAdmin("GET", `/api/admin/products?limit=${PRODUCTS}`);
  const versions = new Set(body.data.map(({ version }: { version: number }) => version));
  expect([body.total, [...versions]], "no product is written twice").toEqual([PRODUCTS, [1]]);
  for (const { id } of body.data.slice(0, 3)) await server.asAdmin("PATCH", `/api/admin/products/${id}`, { price_from: 59.9 });
  const readHeard = () => second.lines().filter((line) => line.startsWith("product.updated "));
  const changed = body.data.slice(0, 3).map(({ reference }: { reference: string }) => `product.updated ${reference}`);
  await expect.poll(() => readHeard().toSorted(), ARRIVES).toEqual(changed.toSorted());

  await server.call("POST", "webhooks.sendTest", { id: webhookId });
  await expect.poll(second.lines, ARRIVES).toContain("test: messages arrive");
  expect(second.lines().join("\n"), "Node has nothing to say").not.toContain("Warning");

  const forged = await fetch(webhook.url, { method: "POST", body: "{}", headers: { "webhook-id": "a", "webhook-signature": "v1,a" } });
  expect(forged.status).toBe(401);
  second.child.kill();
  await once(second.child, "exit");
}, 300_000);
