import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { tallyOf } from "../tally.ts";

const REQUESTS = 10_000;
const READERS = 28;
const WRITERS = 4;

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

it("INP-1, CON-1: 10,000 mixed requests from 32 clients, four of them writing the same records: no server error, no lost write", async () => {
  const products: { id: number; slug: string }[] = [];
  for (let n = 0; n < 5; n += 1) products.push((await installation.asAdmin("POST", "/api/admin/products", aProduct())).body);
  const reads = [
    "/",
    "/produits",
    "/api/products",
    "/api/slides",
    "/blog",
    "/sitemap.xml",
    "/api/rien",
    "/healthz",
    "/api/products?q=variateur",
    "/api/products?limit=x",
  ];
  reads.push(...products.flatMap(({ slug }) => [`/produits/${slug}`, `/api/products/${slug}`]));
  const answers: { status: number }[] = [];
  let sent = 0;
  const isOver = () => sent >= REQUESTS;
  const count = async <Reply extends { status: number }>(asked: Promise<Reply>): Promise<Reply> => {
    sent += 1;
    const reply = await asked;
    answers.push({ status: reply.status });
    return reply;
  };
  const read = async (client: number) => {
    for (let n = client; !isOver(); n += 7) await count(installation.send("GET", reads[n % reads.length] ?? "/"));
  };

  const acknowledged: { id: number; version: number; mark: string }[] = [];
  const write = async (writer: number) => {
    for (let n = 0; !isOver(); n += 1) {
      const id = products[(n + writer) % products.length]?.id ?? 0;
      const { body: seen } = await count(installation.asAdmin("GET", `/api/admin/products/${id}`));
      const mark = `écrit par ${writer}, ${n}`;
      const { status, body } = await count(installation.asAdmin("PUT", `/api/admin/products/${id}`, { ...seen, short_description: mark }));
      if (status === 200) acknowledged.push({ id, version: body.version, mark });
    }
  };
  await Promise.all([...Array.from({ length: READERS }, (_, n) => read(n)), ...Array.from({ length: WRITERS }, (_, n) => write(n))]);

  const tally = tallyOf(answers);
  expect(
    Object.keys(tally).filter((status) => !["200", "400", "404", "409"].includes(status)),
    JSON.stringify(tally),
  ).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(REQUESTS);
  expect(acknowledged.length).toBeGreaterThan(50);
  const history = await installation.query<{ id: number; version: number; mark: string; before: string | null }>(
    `select record as id, version, after->>'short_description' as mark, before->>'short_description' as before
     from change where noun = 'product' and operation = 'update' order by id`,
  );
  const keyOf = ({ id, version, mark }: { id: number; version: number; mark: string }) => `${id} ${version} ${mark}`;
  expect(new Set(history.map(keyOf))).toEqual(new Set(acknowledged.map(keyOf)));
  expect(history).toHaveLength(acknowledged.length);
  for (const { id } of products) {
    const own = history.filter((change) => change.id === id).toSorted((a, b) => a.version - b.version);
    expect(own.map(({ version }) => version)).toEqual(own.map((_, n) => n + 2));
    expect(
      own.slice(1).map(({ before }) => before),
      "each begins where the one before it ended",
    ).toEqual(own.slice(0, -1).map(({ mark }) => mark));
    const { body } = await installation.asAdmin("GET", `/api/admin/products/${id}`);
    expect(body.short_description).toBe(own.at(-1)?.mark ?? body.short_description);
  }
});
