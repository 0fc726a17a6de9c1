import { describe, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { startTestServer, useTestServer } from "#server/testing/test-server.ts";

/** A public app that has no page. */
const pages: Partial<PublicEntry> = {
  render: async () => ({ status: 404, html: "" }),
  patternOf: () => undefined,
};

const TOKEN = "un jeton de mesure pour les essais";
const BY_PROXY = { "x-forwarded-for": "203.0.113.7" };

describe("metrics", () => {
  const server = useTestServer({ metricsToken: TOKEN, cachesResponses: true, pages });

  /** The value of a series, of which `labels` are a part; undefined where there is none. */
  async function value(name: string, labels = ""): Promise<number | undefined> {
    const { text } = await server.send("GET", "/metrics");
    const line = text.split("\n").find((each) => each.startsWith(name) && each.includes(labels));
    return line === undefined ? undefined : Number(line.split(" ").at(-1));
  }

  it("the metrics count requests by method, route and status, and never by path or query", async () => {
    const { body } = await server.asAdmin("POST", "/api/admin/features", aFeature());
    for (const id of [body.id, body.id, 999_999]) await server.asAdmin("GET", `/api/admin/features/${id}`);
    for (const name of ["slides.list", "features.list"]) await server.send("GET", `/trpc/${name},products.list?batch=1&input=%7B%7D`);
    for (const path of ["/api/evil", "/evil.php", "/trpc/evil"]) await server.send("GET", path);
    const count = "http_request_duration_seconds_count";
    expect(await value(count, `method="GET",route="/api/admin/features/:id",status="200"`)).toBe(2);
    expect(await value(count, `method="GET",route="/api/admin/features/:id",status="404"`)).toBe(1);
    expect(await value(count, `method="GET",route="trpc batch"`)).toBe(2);
    expect(await value(count, `method="GET",route="trpc unknown"`)).toBe(1);
    expect((await server.send("GET", "/metrics")).text).not.toContain("evil");
  });

  it("the metrics cover the event loop, the pool, the queues, the cache and the version", async () => {
    await server.send("POST", "/api/contact", aContactRequest());
    for (let time = 1; time <= 3; time += 1) await server.send("GET", "/api/features");
    expect(await value("nodejs_eventloop_lag_p99_seconds")).toEqual(expect.any(Number));
    expect(await value("database_pool_connections", `state="open"`)).toBeGreaterThan(0);
    expect(await value("queue_waiting", `queue="mail"`)).toBeGreaterThan(0);
    expect(await value("queue_waiting", `queue="webhook"`)).toBe(0);
    expect(await value("response_cache_reads_total", `result="hit"`)).toBe(2);
    expect(await value("response_cache_reads_total", `result="miss"`)).toBeGreaterThan(0);
    expect(await value("lumidar_build_info", "version=")).toBe(1);
  });

  it("the metrics are served to this machine or with the token; other clients get 404", async () => {
    const read = async (headers: Record<string, string>) => {
      const { status, text } = await server.send("GET", "/metrics", undefined, headers);
      expect(status).toBe(text.includes("# HELP") ? 200 : 404);
      return status === 200;
    };
    expect(await read({})).toBe(true);
    expect(await read({ ...BY_PROXY, authorization: `Bearer ${TOKEN}` })).toBe(true);
    for (const header of ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Real-IP", "Via"])
      expect(await read({ [header]: "203.0.113.7" }), header).toBe(false);
    for (const authorization of [`Bearer ${TOKEN}x`, `Bearer ${server.token}`, TOKEN, "Bearer "])
      expect(await read({ ...BY_PROXY, authorization }), authorization).toBe(false);
    expect((await server.send("POST", "/metrics")).status).toBe(405);
  });

  it("the metrics are no part of the documented interface", async () => {
    expect((await server.send("GET", "/api/openapi.json")).text).not.toContain("/metrics");
  });
});

it("a server that is not measured has no metrics", async () => {
  const server = await startTestServer({ pages });
  expect((await server.send("GET", "/metrics")).status).toBe(404);
  await server.stop();
});
