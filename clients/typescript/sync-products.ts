/** Keeps the products of the site in step with those of another program, and hears of every change.
 *
 *      SITE=https://… KEY=lum_… SECRET=whsec_… node sync-products.ts products.json
 *
 *  The key has the scope `products:write`. Killed at any moment and started again, it goes on where it was. With a
 *  SECRET, it stays to receive the messages of a webhook, on PORT (4000). */
import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createApi, type Message, readMessage, type Schemas } from "./client.ts";

const { SITE = "http://127.0.0.1:3000", KEY = "", SECRET, PORT = "4000" } = process.env;
const [, , file = "products.json"] = process.argv;
const api = createApi({ site: SITE, key: KEY });

/** Operations of one request, at most. */
const BATCH = 500;

/** Progress of a run: the name of its requests, and the number of products that the site has confirmed. */
type Progress = { run: string; done: number };
const progressFile = `${file}.progress`;

async function readProgress(): Promise<Progress> {
  const text = await readFile(progressFile, "utf8").catch(() => undefined);
  return text === undefined ? { run: randomUUID(), done: 0 } : (JSON.parse(text) as Progress); // as it was written below
}

/** Writes the progress in one step: a kill leaves the former one, or the new one. */
async function writeProgress(progress: Progress): Promise<void> {
  await writeFile(`${progressFile}.new`, JSON.stringify(progress));
  await rename(`${progressFile}.new`, progressFile);
}

/** Writes some products by their references, and says which the site refuses. */
async function sendBatch(products: Schemas["ProductInput"][], key: string): Promise<void> {
  const operations = products.map((upsert) => ({ upsert }));
  const { data, error } = await api.POST("/api/admin/products/bulk", {
    body: { operations, mode: "each" },
    params: { header: { "Idempotency-Key": key } },
  });
  if (!data) throw new Error(error.message);
  for (const { index, error: refusal } of data.results) if (refusal) console.error(products[index]?.reference, refusal.message);
}

/** Sends all products. A request that was sent before a kill is sent again under its key: the site does it once. */
async function syncProducts(): Promise<void> {
  const products = JSON.parse(await readFile(file, "utf8")) as Schemas["ProductInput"][]; // the other program writes them so
  const { run, done } = await readProgress();
  await writeProgress({ run, done });
  for (let at = done; at < products.length; at += BATCH) {
    await sendBatch(products.slice(at, at + BATCH), `${run}-${at}`);
    await writeProgress({ run, done: at + BATCH });
    console.log(`sent ${Math.min(at + BATCH, products.length)} of ${products.length}`);
  }
  await rm(progressFile, { force: true });
  console.log(`in step: ${products.length} products`);
}

const known = new Set<string>();

/** Hears of a change. A message that comes twice has the same id. */
function handleMessage(id: string, message: Message): void {
  if (known.has(id)) return;
  known.add(id);
  if (message.type === "test") console.log("test: messages arrive");
  if (message.type === "product.created" || message.type === "product.updated")
    console.log(`${message.type} ${message.data.item?.reference ?? message.data.id}`);
}

/** Receives the messages of a webhook; those without a valid signature are refused. */
function receiveMessages(secret: string): void {
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const message = readMessage(secret, request.headers, String(Buffer.concat(chunks)));
      response.writeHead(message ? 204 : 401).end();
      if (message) handleMessage(String(request.headers["webhook-id"]), message);
    });
  }).listen(Number(PORT), () => console.log(`listening on ${PORT}`));
}

if (SECRET !== undefined) receiveMessages(SECRET);
await syncProducts();
