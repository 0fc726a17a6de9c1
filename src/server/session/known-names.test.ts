import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { cloneDatabase } from "#server/testing/clone-database.ts";
import { PASSWORD, runServers } from "#server/testing/run-servers.ts";
import { startTraceCollector } from "#server/trace/testing/trace-collector.ts";
import { buildWhatIsStale } from "../../../scripts/build.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
const servers = runServers();
beforeAll(async () => {
  await buildWhatIsStale();
  database = await cloneDatabase(inject("templateUrl"));
  collector = await startTraceCollector();
}, 120_000);
afterAll(async () => {
  await collector.stop();
  await database.drop();
});

it("AUTH-4: a refused sign-in asks the database the same, in the same order, whether or not someone has the name", async () => {
  const server = servers.run({
    DATABASE_URL: database.url,
    JWT_SECRET: "a secret for tests that is long enough",
    ADMIN_PASSWORD: PASSWORD,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const url = await server.ready;
  const traces = { admin: "1".repeat(32), personne: "2".repeat(32) };
  for (const [username, trace] of Object.entries(traces)) {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent: `00-${trace}-${"3".repeat(16)}-01` },
      body: JSON.stringify({ username, password: "un autre mot de passe" }),
    });
    expect(answer.status).toBe(401);
  }
  server.process.kill("SIGTERM");
  await server.ended;
  const statementsOf = (trace: string) =>
    collector.spans().flatMap(({ traceId, attributes }) => (traceId === trace ? (attributes["db.query.text"] ?? []) : []));
  expect(statementsOf(traces.admin).length).toBeGreaterThan(3);
  expect(statementsOf(traces.personne)).toEqual(statementsOf(traces.admin));
});
