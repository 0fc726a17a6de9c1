import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createOrm } from "#server/orm.ts";
import { cloneDatabase } from "#server/testing/clone-database.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { PASSWORD, runServers } from "#server/testing/run-servers.ts";
import { startTraceCollector } from "#server/platform/observability/trace/testing/trace-collector.ts";
import { buildWhatIsStale } from "../../../../../scripts/build.ts";

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

/** Lists the SQL statements of each of these requests, sent by the same visitor. */
async function statementsOf(
  requests: { path: string; body: object; status: number }[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string[][]> {
  const server = servers.run({
    DATABASE_URL: database.url,
    JWT_SECRET: "a secret for tests that is long enough",
    ADMIN_PASSWORD: PASSWORD,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...environment,
  });
  const url = await server.ready;
  const traces = requests.map(() => randomBytes(16).toString("hex"));
  for (const [index, { path, body, status }] of requests.entries()) {
    const headers = { "content-type": "application/json", traceparent: `00-${traces[index]}-${"3".repeat(16)}-01` };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
  }
  server.process.kill("SIGTERM");
  await server.ended;
  const textsOf = (trace: string) => collector.spans().flatMap((span) => (span.traceId === trace ? span.attributes["db.query.text"] : []));
  return traces.map((trace) => textsOf(trace).filter((text) => typeof text === "string"));
}

it("AUTH-4: a refused sign-in runs the same SQL statements in the same order, whether or not someone has the name", async () => {
  const signIn = (username: string) => ({ path: "/api/admin/login", body: { username, password: "un autre mot de passe" }, status: 401 });
  const [known, unknown] = await statementsOf([signIn("admin"), signIn("personne")]);
  expect(known?.length).toBeGreaterThan(3);
  expect(unknown).toEqual(known);
});

it("AUTH-4: a forgotten password runs the same SQL statements too, and its mail is written after the response", async () => {
  const mails = await startMailServer();
  const orm = await createOrm({ url: database.url });
  await orm.em.fork().execute("update administrator set email = 'admin@maison.example' where username = 'admin'");
  await orm.close();
  const forget = (name: string) => ({ path: "/trpc/passwordLinks.request", body: { name }, status: 200 });
  const [known, unknown] = await statementsOf([forget("admin"), forget("personne")], { SMTP_URL: mails.url });
  expect(known?.length).toBeGreaterThan(1);
  expect(unknown).toEqual(known);
  expect(mails.received.map(({ to }) => to)).toEqual([["admin@maison.example"]]);
  await mails.stop();
});
