import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { portOf, createHttpServer } from "#server/platform/http/http-server.ts";
import type { CdnSettings } from "#server/platform/cache/cdn.ts";
import { readConfig } from "#server/config.ts";
import type { ObjectStoreSettings } from "#server/platform/media/object-store/object-store.ts";
import { createHandler } from "#server/app.ts";
import { createLog } from "#server/platform/observability/log.ts";
import { createMetrics } from "#server/platform/observability/metrics.ts";
import type { Bundles, PublicApp } from "#server/platform/page/bundles.ts";
import { openServices } from "#server/services.ts";
import { liesAhead } from "#server/platform/database/clock.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { createFirstAdministrator } from "#server/platform/identity/session/generated-passwords.ts";
import { createTestDatabase, reachTestDatabase } from "./test-database.ts";

/** The administrator of every test server. */
export const ADMINISTRATOR = { username: "admin", password: "un mot de passe de test" };

const SECRET = "a secret for tests that is long enough";
/** Where every test server's requests go. */
export const CONTACT_EMAIL = "accueil@lumidar.example";

/** An answer as a test looks at it. `body` is parsed where it is JSON. */
export type Answer = { status: number; headers: Headers; body: any; text: string };

export type TestServer = {
  url: string;
  orm: MikroORM;
  databaseUrl: string;
  uploadsFolder: string;
  /** Sends a request; a plain object becomes a JSON body. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** As `send`, signed in as the administrator. */
  asAdmin: TestServer["send"];
  /** Calls a procedure over HTTP as the administrator: a query with GET, a mutation with POST. Gives what it
   *  answers. */
  call: (method: "GET" | "POST", procedure: string, input?: unknown) => Promise<any>;
  token: string;
  /** What the server believes the time to be. */
  setNow: (now: Date) => void;
  stop: () => Promise<void>;
};

// The API needs no bundle; pages are tested in a browser, on the real build.
const NO_PAGES: PublicApp = {
  loadRender: () => Promise.reject(new Error("no pages in API tests")),
  patternOf: async () => "/",
  finishHtml: async (_url, html) => html,
  assets: { entry: "", styles: [], preloads: [], later: {} },
};

const noBundles: Bundles = {
  publicApps: { fr: NO_PAGES, en: NO_PAGES },
  finishAdminHtml: async (_url, html) => html,
  adminAssets: { entry: "/admin-assets/main.js", styles: [], preloads: [], later: {} },
  folders: { publicBundle: "src/public-app/static", adminBundle: "src/public-app/static" },
};

/** Whether a body is sent as it is, rather than as JSON. */
function isRaw(body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> | undefined {
  return body === undefined || typeof body === "string" || body instanceof FormData || body instanceof Uint8Array;
}

async function sendTo(url: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: { ...(!isRaw(body) && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

/** A real server on a free port, over a database and an uploads folder of its own. Sends mail where it is told how;
 *  caches no replies unless `cachesResponses`, because tests set the clock and write past it. */
export async function startTestServer({
  smtpUrl,
  publicApps = noBundles.publicApps,
  folders = noBundles.folders,
  cachesResponses = false,
  trustedProxies = 0,
  sendsWebhooks = false,
  metricsToken,
  objectStore = readConfig().objectStore,
  cdn,
  logTo,
  logLevel = "error",
  observe,
  beside,
}: {
  smtpUrl?: string;
  publicApps?: Bundles["publicApps"];
  folders?: Bundles["folders"];
  cachesResponses?: boolean;
  trustedProxies?: number;
  sendsWebhooks?: boolean;
  /** Where it is given, the server is measured. */
  metricsToken?: string;
  /** Where files are kept; else where the environment says, as that of `npm run test:object-store` does. */
  objectStore?: ObjectStoreSettings | undefined;
  cdn?: CdnSettings;
  logTo?: (line: string) => void;
  logLevel?: Parameters<typeof createLog>[0];
  /** Told of each statement that the database has answered. */
  observe?: (statement: { query: { sql: string } }) => void;
  /** Where it is given, another instance over the same database. */
  beside?: TestServer;
} = {}): Promise<TestServer> {
  const database = await (beside ? reachTestDatabase(beside.databaseUrl, { observe }) : createTestDatabase({ observe }));
  const { orm } = database;
  const folder = await mkdtemp(join(tmpdir(), "lumidar-uploads-"));
  if (!beside) await createFirstAdministrator(orm.em.fork(), ADMINISTRATOR);

  let now = () => new Date();
  const log = createLog(logLevel, logTo && { write: logTo });
  const closing: (() => Promise<void>)[] = [];
  const services = await openServices({
    orm,
    cachedDatabaseUrl: cachesResponses ? database.url : undefined,
    uploadsFolder: folder,
    objectStore,
    cdn,
    mail: { smtpUrl, contactEmail: CONTACT_EMAIL },
    webhooks: { isSending: sendsWebhooks, allowsLoopback: sendsWebhooks },
    secret: SECRET,
    now: () => now(),
    publicUrl: () => "https://lumidar.example",
    log,
    onStop: (close) => closing.push(close),
  });
  const config = { cloudLoginUrl: undefined, trustedProxies, isDevelopment: false, passwordIsGenerated: false };
  const answer = createHandler({
    config,
    services,
    bundles: { ...noBundles, publicApps, folders },
    readiness: { isStopping: false },
    metrics: metricsToken === undefined ? undefined : createMetrics(services, metricsToken),
    log,
  });
  const server = createHttpServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${portOf(server)}`;

  const send: TestServer["send"] = (method, path, body, headers) => sendTo(url, method, path, body, headers);
  const call: TestServer["call"] = async (method, procedure, input) => {
    const query = method === "GET" && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
    const headers = { authorization: `Bearer ${await tokenNow()}` };
    const { body } = await send(method, `/trpc/${procedure}${query}`, method === "POST" ? input : undefined, headers);
    return body.error ? body.error.data.reply : body.result.data;
  };
  /** The administrator's token; another one where a test has set the clock to before the sign-in, when there was no
   *  such session yet. */
  async function tokenNow(): Promise<string> {
    if (!liesAhead(signedInAt, now())) return token;
    const em = orm.em.fork();
    const person = await em.findOneOrFail(Administrator, { username: ADMINISTRATOR.username });
    return (await services.sessions.open(em, person, { now: now(), device: "" })).token;
  }
  const signedInAt = now();
  const { body: login } = await send("POST", "/api/admin/login", ADMINISTRATOR);
  const token: string = login.token;
  return {
    url,
    orm,
    databaseUrl: database.url,
    uploadsFolder: folder,
    token,
    send,
    call,
    asAdmin: async (method, path, body, headers) => send(method, path, body, { authorization: `Bearer ${await tokenNow()}`, ...headers }),
    setNow: (fixed) => {
      now = () => fixed;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const close of closing.toReversed()) await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
