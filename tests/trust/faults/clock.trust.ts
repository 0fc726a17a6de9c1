import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { logLines } from "#server/testing/log-lines.ts";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { ADMINISTRATOR, type Installation, openInstallation } from "../installation.ts";
import { type Answer, sendTo } from "../send.ts";
import { within } from "../time-factor.ts";
import { ownPostgres, type OwnPostgres } from "./own-postgres.ts";

const LIBRARIES = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);
const found = await Promise.all(
  LIBRARIES.map((path) =>
    access(path).then(
      () => path,
      () => undefined,
    ),
  ),
);
const FAKETIME = found.find((path) => path !== undefined);

describe("OPS-7 time zones", () => {
  let site: Installation;
  beforeAll(async () => {
    site = await openInstallation();
    for (const [n, time] of ["2026-03-28T23:30:00.000Z", "2025-12-31T23:30:00.000Z", "2024-02-29T10:30:00.000Z"].entries())
      await site.asAdmin(
        "POST",
        "/api/admin/blogs",
        anArticle({ slug: `a-${n}`, title: `Article ${n}`, status: "published", published_at: time }),
      );
  });
  afterAll(() => site.close());

  it("time zones change nothing that is shown, wherever the server stands", async () => {
    const paths = ["/api/blogs", "/blog", "/en/blog", "/blog/a-0", "/blog/a-1", "/blog/a-2", "/feed.xml", "/sitemap.xml", "/contact"];
    const seen: string[][] = [];
    for (const TZ of ["UTC", "Pacific/Kiritimati", "America/Caracas", "Europe/Paris"]) {
      await site.stop();
      await site.start({ TZ });
      expect((await site.asAdmin("GET", "/api/admin/products")).status).toBe(200);
      seen.push(
        await Promise.all(
          paths.map(async (path) => (await site.send("GET", path)).text.replaceAll(/"(?:i|u|dehydratedAt)":\d{13}|u:\d{13}/g, "")),
        ),
      );
    }
    for (const pages of seen.slice(1)) for (const [index, page] of pages.entries()) expect(page, paths[index]).toBe(seen[0]?.[index]);
  });
});

describe.skipIf(!FAKETIME)("OPS-7 the clock", () => {
  let folder: string;
  let postgres: OwnPostgres | undefined;
  let server: RunningServer | undefined;
  let url = "";
  const clock = () => join(folder, "clock");
  /** Sets the time of both the server and its PostgreSQL, and waits until the server, if it runs, has noticed. */
  async function setClock(time: string): Promise<void> {
    await writeFile(clock(), `${Date.parse(time) >= Date.now() ? "+" : ""}${Math.round((Date.parse(time) - Date.now()) / 1000)}`);
    const difference = async () => (server ? Math.abs(Date.parse(await now()) - Date.parse(time)) : 0);
    await vi.waitFor(async () => expect(await difference()).toBeLessThan(60_000), { interval: 200, timeout: within(10_000) });
  }

  const fakeTime = () => ({
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: clock(),
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    NO_FAKE_STAT: "1",
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lumidar-clock-"));
    await setClock("2026-11-22T12:00:00Z");
    const exports = Object.entries(fakeTime()).map(([name, value]) => `export ${name}="${value}"`);
    postgres = await ownPostgres({ exports: exports.join("\n") });
  });
  afterAll(async () => {
    await stop();
    await postgres?.close();
    await rm(folder, { recursive: true });
  });

  async function start(): Promise<void> {
    server = runServer({
      ...fakeTime(),
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: postgres?.url,
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    });
    url = await server.ready;
  }
  async function stop(): Promise<void> {
    server?.process.kill("SIGTERM");
    await server?.ended;
    server = undefined;
  }

  const send = (method: string, path: string, body?: unknown, token = ""): Promise<Answer> =>
    sendTo(url, { method, path, body, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const signIn = async (): Promise<string> => {
    const { status, body } = await send("POST", "/api/admin/login", ADMINISTRATOR);
    expect(status).toBe(200);
    return body.token;
  };
  const dashboard = async (token: string) => (await send("GET", "/api/admin/products", undefined, token)).status;
  const now = async () => (await send("GET", "/healthz")).headers.get("date") ?? "";

  it.each([
    ["the 29th of February", "2028-02-29T23:59:55Z", "2028"],
    ["the change to summer time", "2027-03-28T00:59:55Z", "2027"],
    ["the change to winter time", "2027-10-31T00:59:55Z", "2027"],
    ["the end of a year", "2026-12-31T23:59:55Z", "202[67]|2027"],
    ["in ten years", "2036-11-22T12:00:00Z", "2036"],
  ])("at %s: it starts, signs in, writes, publishes and reads", async (_what, time, year) => {
    await setClock(time);
    await start();
    expect(await now()).toMatch(new RegExp(year));
    const token = await signIn();
    const { status, body } = await send("POST", "/api/admin/products", aProduct(), token);
    expect(status).toBe(201);
    expect(body.created_at).toMatch(new RegExp(`^(?:${year})-`));
    const slug = `a-${time.replaceAll(/\D/g, "")}`;
    expect((await send("POST", "/api/admin/blogs", anArticle({ slug, status: "published" }), token)).status).toBe(201);
    for (const path of ["/", "/blog", `/blog/${slug}`, "/feed.xml", "/sitemap.xml", "/api/blogs", "/readyz"])
      expect((await send("GET", path)).status, path).toBe(200);
    expect(await dashboard(token)).toBe(200);
    expect(server && logLines(server.output())).toEqual([]);
    await stop();
  });

  it("that jumps while it runs ends sessions when it should, publishes what is due, and breaks nothing", async () => {
    await setClock("2027-06-01T08:00:00Z");
    await start();
    const token = await signIn();
    const slug = "pour-demain";
    const article = anArticle({ slug, status: "published", published_at: "2027-06-02T08:00:00.000Z" });
    expect((await send("POST", "/api/admin/blogs", article, token)).status).toBe(201);
    expect((await send("GET", `/api/blogs/${slug}`)).status).toBe(404);
    await setClock("2027-06-01T09:30:00Z");
    expect(await dashboard(token), "an hour and a half later it is still used").toBe(200);
    await setClock("2027-06-01T12:00:00Z");
    expect(await dashboard(token), "two and a half hours idle").toBe(401);
    const second = await signIn();
    for (const hour of [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]) {
      await setClock(`2027-06-01T${hour}:30:00Z`);
      expect(await dashboard(second), `${hour} h`).toBe(200);
    }
    await setClock("2027-06-02T00:30:00Z");
    expect(await dashboard(second), "12 hours after it began, though in use").toBe(401);
    await setClock("2027-06-03T00:00:00Z");
    expect((await send("GET", `/api/blogs/${slug}`)).status, "published meanwhile").toBe(200);
    const third = await signIn();
    await setClock("2027-06-02T22:00:00Z"); // back by two hours
    expect([200, 401]).toContain(await dashboard(third));
    const fourth = await signIn();
    expect(await dashboard(fourth)).toBe(200);
    expect((await send("POST", "/api/admin/products", aProduct(), fourth)).status).toBe(201);
    for (const path of ["/", "/blog", "/readyz", "/api/products"]) expect((await send("GET", path)).status, path).toBe(200);
    expect(server && logLines(server.output())).toEqual([]);
    await stop();
  });
});
