import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, inject } from "vitest";
import { portOf, createHttpServer } from "#server/platform/http/http-server.ts";
import type { CdnSettings } from "#server/platform/cache/cdn.ts";
import { readConfig } from "#server/config.ts";
import type { ObjectStoreSettings } from "#server/platform/media/object-store/object-store.ts";
import { createHandler } from "#server/app.ts";
import { createLog } from "#server/platform/observability/log.ts";
import { createMetrics } from "#server/platform/observability/metrics.ts";
import { type Bundles, byLanguage, type PublicApp, type PublicEntry } from "#server/platform/page/bundles.ts";
import { publishDue } from "#server/resources/launch/launch-worker.ts";
import { openServices } from "#server/services.ts";
import { liesAhead } from "#server/platform/database/clock.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ADMINISTRATOR } from "./administrator.ts";
import { createTestDatabase, reachTestDatabase } from "./test-database.ts";

const SECRET = "a secret for tests that is long enough";
/** The address that gets every test server's requests. */
export const CONTACT_EMAIL = "accueil@lumidar.example";

/** A response as a test reads it. `body` is parsed if it is JSON. */
export type Answer = { status: number; headers: Headers; body: any; text: string };

export type TestServer = {
  url: string;
  orm: MikroORM;
  databaseUrl: string;
  uploadsFolder: string;
  /** Sends a request; a plain object becomes a JSON body. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends a request like `send`, signed in as the administrator. */
  asAdmin: TestServer["send"];
  /** Calls a procedure over HTTP as the administrator: a query with GET, a mutation with POST. Gives its reply. */
  call: (method: "GET" | "POST", procedure: string, input?: unknown) => Promise<any>;
  token: string;
  /** Publishes the launches whose moment has come, as the worker of a program does. */
  publishDue: () => Promise<void>;
  /** Sets the server's clock. */
  setNow: (now: Date) => void;
  stop: () => Promise<void>;
};

const noPages: PublicEntry["render"] = () => Promise.reject(new Error("no pages in API tests"));

/** A public app of one language. How its pages look is for the journeys in a browser, on the real build. */
function aPublicApp({ render = noPages, patternOf = () => "/" }: Partial<PublicEntry>): PublicApp {
  return {
    load: async () => ({ render, patternOf }),
    finishHtml: async (_url, html) => html,
    assets: { entry: "", styles: [], preloads: [], later: {} },
  };
}

const noBundles: Omit<Bundles, "publicApps"> = {
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

/** Starts a real server on a free port, over its own database and uploads folder. Sends mail to `smtpUrl`, if given.
 *  Caches no replies unless `cachesResponses`, because tests set the clock and write past it. */
export async function startTestServer({
  smtpUrl,
  pages = {},
  publicApps = byLanguage(() => aPublicApp(pages)),
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
  /** The renderer of pages in both languages; without it, none can be rendered. */
  pages?: Partial<PublicEntry>;
  publicApps?: Bundles["publicApps"];
  folders?: Bundles["folders"];
  cachesResponses?: boolean;
  trustedProxies?: number;
  sendsWebhooks?: boolean;
  /** Token of the metrics; without it the server is not measured. */
  metricsToken?: string;
  /** The store of files; by default the environment's, as in `npm run test:object-store`. */
  objectStore?: ObjectStoreSettings | undefined;
  cdn?: CdnSettings;
  logTo?: (line: string) => void;
  logLevel?: Parameters<typeof createLog>[0];
  /** Called with each statement that the database has answered. */
  observe?: (statement: { query: { sql: string } }) => void;
  /** A server whose database the new one shares. */
  beside?: TestServer;
} = {}): Promise<TestServer> {
  const database = await (beside
    ? reachTestDatabase(beside.databaseUrl, { observe })
    : createTestDatabase({ observe }, inject("serverTemplateUrl")));
  const { orm } = database;
  const folder = await mkdtemp(join(tmpdir(), "lumidar-uploads-"));
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
  /** The administrator's token, or a new one if a test has set the clock to before the sign-in. */
  async function tokenNow(): Promise<string> {
    if (!liesAhead(signedInAt, now())) return token;
    return openSession();
  }
  /** Signs the administrator in without their password, which takes a tenth of a second to check. */
  async function openSession(): Promise<string> {
    const em = orm.em.fork();
    const person = await em.findOneOrFail(Administrator, { username: ADMINISTRATOR.username });
    return (await services.sessions.open(em, person, { now: now(), device: "" })).token;
  }
  const signedInAt = now();
  const token = await openSession();
  return {
    url,
    orm,
    databaseUrl: database.url,
    uploadsFolder: folder,
    token,
    send,
    call,
    asAdmin: async (method, path, body, headers) => send(method, path, body, { authorization: `Bearer ${await tokenNow()}`, ...headers }),
    publishDue: () => publishDue({ services, log }),
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

/** Starts a server before the tests of a file, or of a `describe`, and stops it after them. It is empty until then. */
export function useTestServer(...options: Parameters<typeof startTestServer>): TestServer {
  const server = {} as TestServer; // filled in before a test runs
  beforeAll(async () => void Object.assign(server, await startTestServer(...options)));
  afterAll(() => server.stop());
  return server;
}
