import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { cloneDatabase } from "#server/testing/clone-database.ts";
import { logLines } from "#server/testing/log-lines.ts";
import { PASSWORD, runServers, tokenOf } from "#server/testing/run-servers.ts";
import { buildWhatIsStale } from "../../../../../scripts/build.ts";
import { type ReceivedSpan, startTraceCollector } from "./testing/trace-collector.ts";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
const SERVER_KIND = 2;

describe("traces", () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let collector: Awaited<ReturnType<typeof startTraceCollector>>;
  beforeAll(() => buildWhatIsStale(), 120_000);
  beforeEach(async () => {
    database = await cloneDatabase(inject("templateUrl"));
    collector = await startTraceCollector();
  });
  afterEach(async () => {
    await collector.stop();
    await database.drop();
  });
  const servers = runServers(); // ended before their database goes: what is set up last is taken down first

  const run = (environment: NodeJS.ProcessEnv) =>
    servers.run({
      DATABASE_URL: database.url,
      JWT_SECRET: "a secret for tests that is long enough",
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: "info",
      NODE_OPTIONS: `--import=${import.meta.dirname}/testing/name-imports.ts`,
      ...environment,
    });

  /** Starts a server, makes requests, stops the server, and gives its output. */
  async function runServer(environment: NodeJS.ProcessEnv, requests: (url: string) => Promise<unknown>): Promise<string> {
    const server = run(environment);
    await requests(await server.ready);
    server.process.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    return server.output();
  }

  const runTraced = (requests: (url: string) => Promise<unknown>, more: NodeJS.ProcessEnv = {}) =>
    runServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more }, requests);

  const below = ({ spanId }: ReceivedSpan) => collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);
  const spanOf = (name: string) => {
    const span = collector.spans().find((each) => each.name === name);
    if (!span) throw new Error(`no span is called ${name}`);
    return span;
  };

  it("a request shows its procedure and its statements, in the trace of its sender, and is sent before the server ends", async () => {
    const headers = { traceparent: `00-${TRACE_ID}-${CALLER}-01` };
    const output = await runTraced((url) => fetch(`${url}/api/products/une-adresse-sans-produit?lang=en`, { headers }), {
      OTEL_SERVICE_NAME: "lumidar-essai",
    });
    const request = spanOf("GET /api/products/:slug");
    expect(request).toMatchObject({
      traceId: TRACE_ID,
      parentSpanId: CALLER,
      kind: SERVER_KIND,
      attributes: {
        "http.request.method": "GET",
        "http.route": "/api/products/:slug",
        "http.response.status_code": 404,
        "url.path": "/api/products/une-adresse-sans-produit",
      },
    });
    const procedure = spanOf("products.bySlug");
    expect(procedure).toMatchObject({ traceId: TRACE_ID, parentSpanId: request.spanId });
    const statements = below(procedure);
    expect(statements[0]).toMatchObject({ name: "SELECT", traceId: TRACE_ID });
    expect(statements.map(({ attributes }) => String(attributes["db.query.text"])).join()).toContain('from "product"');
    expect(collector.services()).toEqual(new Set(["lumidar-essai"]));
    const line = logLines(output).find(({ route }) => route === "/api/products/:slug");
    expect(line).toMatchObject({ trace_id: TRACE_ID, span_id: request.spanId });
  });

  it("a span holds nothing of what was sent: no value of a statement, no query, no e-mail address", async () => {
    const sent = aContactRequest({
      firstName: "Aïcha",
      lastName: "d'Hermès \\ O'Neill",
      email: "aicha.canari@example.com",
      phone: "71 234 567",
      message: "Un canari $1 'entre guillemets' \\'; --",
    });
    await runTraced(async (url) => {
      const token = await tokenOf(url);
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify(sent) });
      expect(answer.status).toBe(201);
      await fetch(`${url}/api/products?q=canari`);
      await fetch(`${url}/canari@example.com`);
    });
    expect(spanOf("POST /api/contact").attributes["http.response.status_code"]).toBe(201);
    expect(collector.spans().some(({ name }) => name === "INSERT")).toBe(true);
    for (const canary of ["canari", "Aïcha", "Neill", "71 234", "guillemets", PASSWORD, "Bearer"])
      expect(collector.text(), canary).not.toContain(canary);
  });

  it("a trace begins at the request if the sender names none, or an unreadable one", async () => {
    await runTraced(async (url) => {
      await fetch(`${url}/api/slides`);
      await fetch(`${url}/api/features`, { headers: { traceparent: "00-canari-01" } });
    });
    for (const name of ["GET /api/slides", "GET /api/features"]) {
      expect(spanOf(name).parentSpanId ?? "", name).toBe("");
      expect(spanOf(name).traceId, name).toMatch(/^[0-9a-f]{32}$/);
    }
    expect(spanOf("GET /api/slides").traceId).not.toBe(spanOf("GET /api/features").traceId);
  });

  it("a trace is recorded as the sampler says, and as the caller decided", async () => {
    const sampled = { headers: { traceparent: `00-${TRACE_ID}-${CALLER}-01` } };
    const unsampled = { headers: { traceparent: `00-${TRACE_ID}-${CALLER}-00` } };
    await runTraced(
      async (url) => {
        await fetch(`${url}/api/slides`, sampled);
        await fetch(`${url}/api/features`, unsampled);
        await fetch(`${url}/api/articles`);
      },
      { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" },
    );
    expect(
      collector
        .spans()
        .filter(({ kind }) => kind === SERVER_KIND)
        .map(({ name }) => name),
    ).toEqual(["GET /api/slides"]);
  });

  it("a refusal of the collector is a warning, and no request’s failure", async () => {
    collector.refuse();
    const output = await runTraced(async (url) => {
      expect((await fetch(`${url}/api/slides`)).status).toBe(200);
    });
    expect(logLines(output)).toContainEqual(expect.objectContaining({ level: 40, msg: "traces were not sent" }));
  });

  it.each([
    ["are not configured", {}],
    ["are switched off", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", OTEL_SDK_DISABLED: "true" }],
    ["have no exporter", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", OTEL_TRACES_EXPORTER: "none" }],
  ])("traces that %s load nothing of OpenTelemetry, and add nothing to the log", async (_when, environment) => {
    const output = await runServer(environment, (url) => fetch(`${url}/api/slides`));
    expect(output).not.toContain("@opentelemetry/");
    expect(output).toContain('"route":"/api/slides"');
    expect(output).not.toContain("trace_id");
    expect(await runTraced((url) => fetch(`${url}/api/slides`)), "the same test sees what is loaded").toContain(
      "loads @opentelemetry/sdk-trace",
    );
  });
});
