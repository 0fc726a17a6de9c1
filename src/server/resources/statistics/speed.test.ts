import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { startHousekeeping } from "#server/housekeeping.ts";
import { createUploadStore } from "#server/platform/media/upload-store.ts";
import { VERSION } from "#server/platform/observability/log.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { SpeedCount } from "./speed-count.entity.ts";
import { BROWSER, CRAWLER } from "./visitor.factory.ts";

const METRICS_TOKEN = "un jeton pour les mesures";

let clock = Date.parse("2026-11-20T10:00:00Z");
const server = useTestServer({ trustedProxies: 1, metricsToken: METRICS_TOKEN });
beforeEach(async () => {
  await server.call("GET", "statistics.overview"); // what was counted is written
  await server.orm.em.fork().nativeDelete(SpeedCount, {});
  clock += 60_000;
  server.setNow(new Date(clock));
});

let visitors = 0;

/** Reports the measures of a visit, as the page of a browser does. */
function report(page: string, headers: Record<string, string> = {}) {
  visitors += 1;
  const own = { "user-agent": BROWSER, "x-forwarded-for": `192.0.2.${visitors % 250}`, "sec-fetch-site": "same-origin" };
  return server.send("POST", "/vitesse", page, { "content-type": "text/plain;charset=UTF-8", ...own, ...headers });
}

const readSpeed = () => server.call("GET", "statistics.speed");

describe("the speed of real visits", () => {
  it("the speed is the 75th percentile by kind of page and by release, in either language", async () => {
    for (const lcp of [600, 900, 1100, 1200, 2600, 1150, 1050, 1010]) await report(`/produits/lampe?lcp=${lcp}&cls=0`);
    await report("/en/products/lamp?inp=80");
    await report("/?lcp=400");
    await report("/en/?lcp=400&inp=9999999");
    await report("/mentions-legales?cls=5001");
    const { pages, releases } = await readSpeed();
    expect(pages).toEqual([
      { page: "home", count: 2, lcp: 375, inp: 8000, cls: null },
      { page: "product", count: 8, lcp: 1200, inp: 94, cls: 8 },
      { page: "other", count: 0, lcp: null, inp: null, cls: 4000 },
    ]);
    expect(releases).toMatchObject([{ release: VERSION, count: 10 }]);
  });

  it("nothing is counted of crawlers, of other sites, of those who ask for privacy, nor of what is no measure", async () => {
    expect((await report("/?lcp=400", { "user-agent": CRAWLER })).status).toBe(204);
    expect((await report("/?lcp=400", { "sec-fetch-site": "cross-site" })).status).toBe(204);
    expect((await report("/?lcp=400", { "sec-gpc": "1" })).status).toBe(204);
    for (const text of [
      "/?lcp=-1",
      "/?lcp=1e3",
      "/?lcp=",
      "/?fid=12",
      "//elsewhere.example/?lcp=400",
      "lcp=400",
      `/${"x".repeat(5_000)}?lcp=400`,
    ])
      expect((await report(text)).status).toBe(204);
    expect(await readSpeed()).toEqual({ pages: [], releases: [] });
  });

  it("visits of one peer are not counted more often in a minute than a person can make them", async () => {
    for (let visit = 0; visit < 40; visit++) await report("/?lcp=400", { "x-forwarded-for": "192.0.2.251" });
    expect((await readSpeed()).pages).toMatchObject([{ page: "home", count: 30 }]);
  });

  it("only day, page, release and bucket are stored, whatever the address of the page is", async () => {
    await report("/produits/lampe?lcp=1204&apercu=secret&q=amel");
    await readSpeed();
    const stored = await server.orm.em.fork().find(SpeedCount, {}, { disableIdentityMap: true });
    expect(stored.map((row) => Object.assign({}, row))).toEqual([
      { day: "2026-11-20", metric: "lcp", page: "product", release: VERSION, bucket: 1250, count: 1 },
    ]);
  });

  it("Prometheus reads the percentiles in seconds", async () => {
    await report("/produits?lcp=1250&cls=100");
    await readSpeed();
    const { text } = await server.send("GET", "/metrics", undefined, { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(text).toContain('web_vitals_p75{metric="lcp",page="catalogue"} 1.188');
    expect(text).toContain('web_vitals_p75{metric="cls",page="catalogue"} 0.094');
    expect(text).not.toContain('metric="inp"');
  });

  it("counts are erased as those of visits are, after twenty-five months", async () => {
    const log = pino({ level: "silent" });
    for (const moment of ["2024-10-19T12:00:00Z", "2024-10-20T12:00:00Z"]) {
      server.setNow(new Date(moment));
      await report("/?lcp=400");
      await server.call("GET", "statistics.overview");
    }
    const uploads = createUploadStore(server.uploadsFolder);
    await startHousekeeping({ orm: server.orm, uploads, now: () => new Date("2026-11-20T09:00:00Z"), log }).stop();
    const kept = await server.orm.em.fork().find(SpeedCount, {}, { disableIdentityMap: true });
    expect(kept.map(({ day }) => day)).toEqual(["2024-10-20"]);
  });
});
