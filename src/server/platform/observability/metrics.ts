import { sha256 } from "#server/platform/database/sha256.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware, Context } from "koa";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { countConnections } from "#server/platform/database/connect-postgres.ts";
import { routeOf } from "#server/platform/http/request-log.ts";
import { VERSION } from "./log.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { Outbox } from "#server/platform/mail/outbox.entity.ts";
import { WebhookDelivery } from "#server/platform/webhook/webhook.entity.ts";
import { timingSafeEqual } from "node:crypto";

/** The queues of what waits to be sent. */
const QUEUES = ["mail", "webhook"] as const;

/** Counts the messages that wait in a queue. Gives undefined while the database does not answer: all other metrics are
 *  worth having then. */
function countWaiting({ em }: MikroORM, queue: (typeof QUEUES)[number]): Promise<number | undefined> {
  const counting =
    queue === "mail" ? em.fork().count(Outbox, { given_up_at: null }) : em.fork().count(WebhookDelivery, { due_at: { $ne: null } });
  return counting.catch(() => undefined);
}

/** The middlewares and hooks that measure the server: `observe` wraps all others, `endpoint` answers `/metrics`. */
export type Metrics = {
  observe: Middleware;
  /** Measures a request that was answered without the stack, since `startedAt`. */
  measure: (labels: { method: string; route: string; status: number }, startedAt: number) => void;
  endpoint: Middleware;
};

/** Upper bounds of the durations of requests, in seconds. */
const DURATIONS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The route as a label. All batches share one: they can combine procedures without end. */
function labelOf(route: string): string {
  return route.includes(",") ? "trpc batch" : route;
}

type Speed = { page: string; lcp: number | null; inp: number | null; cls: number | null };

type Sources = {
  orm: MikroORM;
  responses: Pick<ResponseCache, "counts">;
  statistics: { readSpeed: () => Promise<{ pages: Speed[] }> };
};

/** Milliseconds in a second, and thousandths in one: measures are stored in these. */
const SPEED_UNIT = 1000;

/** The gauge of how fast real visits are; without values while the database does not answer. */
function createSpeedGauge({ readSpeed }: Sources["statistics"], registers: Registry[]): Gauge {
  return new Gauge({
    name: "web_vitals_p75",
    help: "75th percentiles of real visits of the last 30 days, by page: lcp and inp in seconds, cls",
    labelNames: ["metric", "page"],
    registers,
    async collect() {
      this.reset();
      const { pages } = await readSpeed().catch(() => ({ pages: [] }));
      for (const { page, ...speed } of pages)
        for (const metric of ["lcp", "inp", "cls"] as const) {
          const value = speed[metric];
          if (value !== null) this.set({ metric, page }, value / SPEED_UNIT);
        }
    },
  });
}

/** The gauges and counters that read other parts of the server when the metrics are asked for. */
function createGauges({ orm, responses, statistics }: Sources) {
  const registers: Registry[] = []; // not the library's own, which all of a process share
  const build = new Gauge({ name: "lumidar_build_info", help: "Which version runs", labelNames: ["version"], registers });
  build.set({ version: VERSION }, 1);
  const connections = new Gauge({
    name: "database_pool_connections",
    help: "Connections of the pool, by state; `waiting` counts requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections(orm.em.getConnection().getClient()))) this.set({ state }, count);
    },
  });
  const queues = new Gauge({
    name: "queue_waiting",
    help: "Mails and webhook deliveries that wait to be sent; no value while the database does not answer",
    labelNames: ["queue"],
    registers,
    async collect() {
      this.reset();
      for (const queue of QUEUES) {
        const waiting = await countWaiting(orm, queue);
        if (waiting !== undefined) this.set({ queue }, waiting);
      }
    },
  });
  const cacheReads = new Counter({
    name: "response_cache_reads_total",
    help: "Public reads that the response cache answered, and those that it had to compute",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      this.inc({ result: "hit" }, responses.counts.hits);
      this.inc({ result: "miss" }, responses.counts.misses);
    },
  });
  return [build, connections, queues, cacheReads, createSpeedGauge(statistics, registers)];
}

/** Measures the server and serves what it measured to who may read it (`mayRead`), for Prometheus. `token` opens it
 *  from anywhere. */
export function createMetrics(sources: Sources, token: string | undefined): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register }); // memory, processor, file descriptors, garbage collection, lag of the event loop
  for (const gauge of createGauges(sources)) register.registerMetric<string>(gauge);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests, by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: DURATIONS_S,
    registers: [register],
  });
  const measure: Metrics["measure"] = ({ method, route, status }, startedAt) =>
    durations.observe({ method, route: labelOf(route), status }, (performance.now() - startedAt) / 1000);
  return {
    measure,
    observe: async (ctx, next) => {
      const startedAt = performance.now();
      try {
        await next();
      } finally {
        measure({ method: ctx.method, route: routeOf(ctx), status: ctx.status }, startedAt);
      }
    },
    endpoint: async (ctx, next) => {
      if (ctx.path !== "/metrics" || ctx.method !== "GET" || !mayRead(ctx, token)) return next();
      ctx.type = register.contentType;
      ctx.set("Cache-Control", "no-store");
      ctx.body = await register.metrics();
    },
  };
}

/** Headers of proxies: with one, the connection is the proxy's, and the client may be anyone. */
const OF_PROXIES = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

function isFromHere({ socket, headers }: Context): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? "") && !Object.keys(headers).some((name) => OF_PROXIES.test(name));
}

function digest(text: string): Buffer {
  return Buffer.from(sha256(text));
}

/** Whether a request may read the metrics: it was made on this machine, or bears the token, if there is one. */
function mayRead(ctx: Context, token: string | undefined): boolean {
  // Digests have one length, so that the time of the comparison reveals nothing about the token.
  const bearsToken =
    token !== undefined && timingSafeEqual(digest(ctx.get("authorization").replace(/^bearer +/i, "Bearer ")), digest(`Bearer ${token}`));
  return bearsToken || isFromHere(ctx);
}
