import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Repair } from "#contracts/repair/repair.ts";
import { portOf } from "#server/platform/http/http-server.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let site: string;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const other = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  answer(request, response);
});

beforeAll(async () => {
  server = await startTestServer({ sendsWebhooks: true });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${portOf(other)}`;
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await server.stop();
});
beforeEach(async () => {
  await server.orm.em.fork().execute("truncate article, page, translation, external_link cascade");
  asked = [];
  answer = (_request, response) => void response.writeHead(200).end();
});

const reply = (code: number) => (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(code).end();
const write = async (...hrefs: string[]): Promise<{ id: number }> => {
  const content = hrefs.map((href) => `<p><a href="${href}">x</a></p>`).join("");
  const fields = anArticle({ status: "published", published_at: "2026-01-01T00:00:00Z", content });
  return (await server.asAdmin("POST", "/api/admin/blogs", fields)).body;
};
type Stored = { url: string; status: number | null; failures: number; checked_at: number; next_at: number };
const listStored = async (): Promise<Stored[]> =>
  server.orm.em.fork().execute(`select url, status, failures, (extract(epoch from checked_at) * 1000)::float8 as checked_at,
    (extract(epoch from next_at) * 1000)::float8 as next_at from external_link order by url`);

/** Checks the links that are due, and waits until they are settled. */
async function check(): Promise<void> {
  const since = Date.now();
  await server.call("POST", "repairs.checkLinks", {});
  const isSettled = ({ checked_at, next_at }: Stored) => checked_at >= since || next_at > since + 2 * 3_600_000;
  await expect
    .poll(async () => (await listStored()).map(isSettled), { timeout: 5_000 })
    .toSatisfy((done: boolean[]) => done.length > 0 && done.every(Boolean));
}
const listBroken = async (): Promise<string[]> => {
  const { groups } = await server.call("GET", "repairs.list", { kind: "broken_external_link" });
  return groups.flatMap(({ rows }: { rows: Repair[] }) => rows.map(({ detail }) => detail));
};

describe("links to other sites", () => {
  it("one that is gone is found by HEAD and GET, in the record's form too, and forgotten once it is mended", async () => {
    answer = (request, response) => void response.writeHead(request.url === "/perdu" ? 404 : 200).end();
    const { id } = await write(`${site}/bon`, `${site}/perdu`, "/contact", "https://lumidar.example/x", "mailto:a@b.tn");
    await check();
    expect(asked.toSorted()).toEqual(["GET /perdu", "HEAD /bon", "HEAD /perdu"]);
    expect(await listBroken()).toEqual([`${site}/perdu — page introuvable (404)`]);
    const own: Repair[] = await server.call("GET", "repairs.ofRecord", { noun: "article", id });
    expect(own.map(({ kind }) => kind)).toContain("broken_external_link");
    const { body } = await server.asAdmin("GET", `/api/admin/blogs/${id}`);
    await server.asAdmin("PUT", `/api/admin/blogs/${id}`, { ...body, content: `<p><a href="${site}/bon">x</a></p>` });
    expect(await listBroken()).toEqual([]);
    await server.call("POST", "repairs.checkLinks", {});
    await expect.poll(async () => (await listStored()).map(({ url }) => url)).toEqual([`${site}/bon`]);
  });

  it.each([
    ["HEAD is refused, GET is answered", (request: IncomingMessage) => (request.method === "HEAD" ? 405 : 200)],
    ["the site wants to know who asks", () => 403],
    ["the site is busy", () => 429],
    ["the page has moved", () => 301],
  ])("a link is whole where %s", async (_name, statusOf) => {
    answer = (request, response) => void response.writeHead(statusOf(request), { location: "/ailleurs" }).end();
    await write(`${site}/page`);
    await check();
    expect(await listBroken()).toEqual([]);
    expect(asked).not.toContain("GET /ailleurs");
  });

  it("a site that fails once is asked again a day later, and a week later once it answers", async () => {
    answer = reply(500);
    await write(`${site}/page`);
    await check();
    expect(await listBroken()).toEqual([]);
    const [first] = await listStored();
    expect([first?.failures, Math.round(((first?.next_at ?? 0) - (first?.checked_at ?? 0)) / 3_600_000)]).toEqual([1, 24]);
    await check();
    expect(await listBroken()).toEqual([`${site}/page — erreur du site (500)`]);
    answer = reply(200);
    await check();
    expect(await listBroken()).toEqual([]);
    const [well] = await listStored();
    expect([well?.failures, Math.round(((well?.next_at ?? 0) - (well?.checked_at ?? 0)) / 3_600_000)]).toEqual([0, 168]);
    asked = [];
    await write(`${site}/autre`);
    await server.call("POST", "repairs.checkLinks", {});
    await expect.poll(() => asked).toEqual(["HEAD /autre"]);
  });

  it("the links of one site are asked for one at a time", async () => {
    let open = 0;
    let most = 0;
    answer = (_request, response) => {
      most = Math.max(most, ++open);
      setImmediate(() => {
        open -= 1;
        response.writeHead(200).end();
      });
    };
    await write(...Array.from({ length: 12 }, (_, number) => `${site}/page-${number}`));
    await check();
    expect([asked.length, most]).toEqual([12, 1]);
  });

  it("no private address is asked for, by number or by name", async () => {
    await write("http://169.254.169.254/latest/meta-data", "http://10.0.0.1/", "http://[::1]/x", `${site}/page`);
    await check();
    expect(asked).toEqual(["HEAD /page"]);
    const rows = await listStored();
    expect(rows.filter(({ status }) => status === null)).toHaveLength(3);
  });
});
