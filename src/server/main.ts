import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { speakFrench } from "#contracts/shared/french-messages.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { startEmbeddedPostgres } from "./database/embedded-postgres.ts";
import { migrate } from "./database/migrate.ts";
import { createOrm } from "./database/orm.ts";
import { isEmpty, seedDemoContent } from "./database/seed/seed-database.ts";
import { createAttemptLimits } from "./http/attempt-limits.ts";
import { builtBundles } from "./http/bundles.ts";
import { viteBundles } from "./http/vite-bundles.ts";
import { createFirstAdministrator } from "./session/first-administrator.ts";
import { createSessionService } from "./session/session-service.ts";
import { reasonOf, StartError } from "./start-error.ts";
import { createUploadStore } from "./upload/upload-store.ts";

/** Requests that have been accepted may take this long once the server is told to stop. Source: reliability.md OPS-1. */
const STOP_WITHIN_MS = 10_000;

const starting: RequestListener = (request, response) => {
  response.statusCode = request.url === "/healthz" ? 200 : 503;
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Retry-After", "2");
  response.end(JSON.stringify({ status: request.url === "/healthz" ? "ok" : "starting" }));
};

async function start(): Promise<void> {
  speakFrench();
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const readiness = { isStopping: false };
  const closers: (() => Promise<unknown>)[] = [];

  let answer: RequestListener = starting;
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, (request, response) => answer(request, response));

  let stopping: Promise<void> | undefined;
  function stop(exitCode: number): Promise<void> {
    stopping ??= (async () => {
      readiness.isStopping = true;
      setTimeout(() => process.exit(1), STOP_WITHIN_MS + 4_000).unref();
      setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
      server.closeIdleConnections();
      await new Promise((resolve) => server.listening ? server.close(resolve) : resolve(undefined));
      for (const close of closers.toReversed()) await close().catch((error: unknown) => log.error({ err: error }, "closing failed"));
      process.exit(exitCode);
    })();
    return stopping;
  }
  process.on("SIGTERM", () => void stop(0));
  process.on("SIGINT", () => void stop(0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught error");
    void stop(1);
  });

  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", (error: NodeJS.ErrnoException) => {
        const why = error.code === "EADDRINUSE" ? "is taken by another program" : reasonOf(error);
        reject(new StartError(`PORT: ${config.host}:${config.port} ${why}`));
      });
      server.listen(config.port, config.host, resolve);
    });
    const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, onLog: (line) => log.debug(line) });
    if (embedded) closers.push(() => embedded.stop());
    const orm = await createOrm({ url: embedded?.url ?? config.databaseUrl ?? "", replicaUrls: config.databaseReplicaUrls }, (line) => log.debug(line));
    closers.push(() => orm.close());
    await migrate(orm);

    const uploads = createUploadStore(join(config.dataDir, "uploads"));
    await uploads.prepare();
    const administrator = await createFirstAdministrator(orm.em.fork(), config.administrator);
    if (config.seedDemo === "auto" && (await isEmpty(orm))) await seedDemoContent({ orm, uploads, now: new Date(), log: (line) => log.info(line) });

    const services = { orm, uploads, now: () => new Date(), sessions: createSessionService(config.jwtSecret()), limits: createAttemptLimits(orm) };
    const bundles = config.isDevelopment ? await viteBundles() : builtBundles(join(import.meta.dirname, "../../dist"));
    const { port } = server.address() as AddressInfo;
    const ownUrl = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
    const app = createApp({ config, services, bundles, readiness, log, ownUrl: () => ownUrl });
    if (!config.isDevelopment) await bundles.loadRender(); // a build that does not load must not look ready
    answer = app.callback();
    announce(config.publicUrl ?? ownUrl, administrator);
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, "the server could not start");
    await stop(1);
  }
}

/** Tells the person at the terminal where things are. The generated password is shown this once, and nowhere else. */
function announce(url: string, administrator: { username: string; generatedPassword: string } | undefined): void {
  const lines = [`Site            ${url}/`, `Administration  ${url}/admin`, `API             ${url}/api/docs`];
  if (administrator) lines.push("", `Connexion : ${administrator.username} / ${administrator.generatedPassword}  (affiché une seule fois)`);
  else lines.push("", "Connexion : identifiant et mot de passe de l’administrateur (ADMIN_USERNAME / ADMIN_PASSWORD ou ceux du premier démarrage)");
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

await start();
