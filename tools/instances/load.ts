import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";

const createdSchema = z.object({ slug: z.string() });

/** Times that a write is sent again under its key: its connection may end with an instance. */
const ATTEMPTS = 20;
const RETRY_MS = 100;

/** Outcome of a load. `failed`: a line for each request that did not succeed. */
export type Outcome = { reads: number; written: string[]; failed: string[]; seconds: number };

async function read(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    const text = await response.text();
    return response.ok ? undefined : `GET ${url}: ${response.status} ${text.slice(-300).replaceAll(/\s+/g, " ")}`;
  } catch (error) {
    return `GET ${url}: ${reasonOf(error)}`;
  }
}

/** Creates a product as a careful client does: the same key until there is an answer. */
async function create(url: string, token: string): Promise<{ slug: string } | string> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  const body = JSON.stringify(aProduct());
  let last = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const response = await fetch(`${url}/api/admin/products`, { method: "POST", headers, body });
      if (response.status === 201) return createdSchema.parse(await response.json());
      last = `POST: ${response.status}`;
    } catch (error) {
      last = `POST: ${reasonOf(error)}`;
    }
    await pause(RETRY_MS);
  }
  return last;
}

/** Reads pages that are cached and pages that are not, and writes, until `during` ends: by `readers` and `writers` at
 *  once. */
export async function underLoad(
  url: string,
  { token, readers, writers }: { token: string; readers: number; writers: number },
  during: () => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { reads: 0, written: [], failed: [], seconds: 0 };
  const startedAt = performance.now();
  const load = { isOver: false };
  const paths = ["/api/products?limit=24", "/", "/produits", "/api/slides"];
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = reader; !load.isOver; turn += 1) {
      const path = turn % 10 === 0 ? `/api/products?limit=24&q=lampe&page=${1 + (turn % 89)}` : paths[turn % paths.length];
      const failure = await read(url + path);
      if (failure) outcome.failed.push(failure);
      else outcome.reads += 1;
    }
  });
  const writing = Array.from({ length: writers }, async () => {
    while (!load.isOver) {
      const made = await create(url, token);
      if (typeof made === "string") outcome.failed.push(made);
      else outcome.written.push(made.slug);
    }
  });
  await during();
  load.isOver = true;
  await Promise.all([...reading, ...writing]);
  outcome.seconds = (performance.now() - startedAt) / 1000;
  return outcome;
}
