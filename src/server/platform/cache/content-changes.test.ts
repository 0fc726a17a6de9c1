import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { type Reason, watchContent } from "./content-changes.ts";

const SLIDES = "/api/admin/slides";

const lines: string[] = [];
let server: TestServer;
let listener: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ cachesResponses: true, logTo: (line) => lines.push(line), logLevel: "info" });
  listener = new pg.Client({ connectionString: String(server.orm.config.get("clientUrl")) });
  await listener.connect();
  await listener.query("listen content");
  await vi.waitUntil(() => lines.some((line) => line.includes("content changes are heard")));
});
afterAll(async () => {
  await listener.end();
  await server.stop();
});

/** Waits for the next announcement, and gives its payload. */
const nextAnnouncement = () => new Promise((resolve) => listener.once("notification", ({ payload }) => resolve(payload)));

const titles = async () => (await server.send("GET", "/api/slides")).body.map(({ title }: { title: string }) => title);

it("a change made by a procedure is announced once it is committed, by a snapshot that shows it", async () => {
  const heard = nextAnnouncement();
  expect((await server.asAdmin("POST", SLIDES, aSlide())).status).toBe(201);
  expect(await heard).toMatch(/^\d+:\d+:/);
});

it("a change made by a command is announced by its transaction, by the number of that", async () => {
  const heard = nextAnnouncement();
  await server.orm.em.fork().execute("update slide set alt_text = 'Autrement'");
  expect(await heard).toMatch(/^\d+$/);
});

it("a change made by an instance that caches nothing is announced by its transaction too", async () => {
  const other = await startTestServer({ beside: server });
  const heard = nextAnnouncement();
  expect((await other.asAdmin("POST", SLIDES, aSlide())).status).toBe(201);
  expect(await heard).toMatch(/^\d+$/);
  await other.stop();
});

it("a change whose instance ended before it announced it is found in the history", async () => {
  const { body: slide } = await server.asAdmin("POST", SLIDES, aSlide({ title: "Avant" }));
  expect(await titles()).toContain("Avant");
  await server.orm.em.fork().transactional(async (em) => {
    await em.execute("select set_config('lumidar.announces', 'later', true)");
    await em.execute("update slide set title = 'Après' where id = ?", [slide.id]);
  });
  await expect.poll(titles).toContain("Après");
});

it("a connection that falls silent, as of a host that vanished, counts as lost, and the next one is heard", async () => {
  const proxy = await openDatabaseProxy(server.databaseUrl);
  const { orm } = server;
  const onChange = vi.fn<(reason: Reason) => void>();
  const dependencies = { resources: [], looksAhead: false, now: () => new Date(), log: pino({ level: "silent" }), onChange };
  const content = watchContent({ orm, url: proxy.url, ...dependencies });
  await expect.poll(content.isListening).toBe(true);
  proxy.silence();
  await expect.poll(content.isListening).toBe(false);
  await expect.poll(content.isListening).toBe(true);
  onChange.mockClear();
  await orm.em.fork().execute("update slide set alt_text = 'Ailleurs'");
  await expect.poll(() => onChange.mock.calls).toContainEqual(["announced"]);
  await content.stop();
  await proxy.close();
});
