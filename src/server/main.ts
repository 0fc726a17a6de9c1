import type { Server } from "node:http";
import { join } from "node:path";
import type { Logger } from "pino";
import { portOf } from "#server/connection/port-of.ts";
import { configureZodLocale } from "#contracts/shared/zod-locale.ts";
import { createHandler, type Handler } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { startDailyBackups } from "./database/backup/daily-backups.ts";
import { startEmbeddedPostgres } from "./database/embedded-postgres.ts";
import { migrate, survivesPowerCuts } from "./database/migrate.ts";
import { reachReplica } from "./database/reach-replica.ts";
import { createOrm } from "./database/orm.ts";
import { trackConnections, watchPulse } from "./database/pulse.ts";
import { seedIfEmpty } from "./database/seed/seed-database.ts";
import { gracefulStop } from "./graceful-stop.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createHttpServer } from "./connection/http-server.ts";
import { createLog } from "./log/log.ts";
import { builtBundles } from "./page/bundles.ts";
import { answerWhileStarting } from "./page/starting-page.ts";
import { viteBundles } from "./page/vite-bundles.ts";
import { createFirstAdministrator, isPasswordGenerated } from "./session/first-administrator.ts";
import { openServices } from "./services.ts";
import { reasonOf, StartError } from "./start-error.ts";
import { tracedClient } from "./trace/traced-client.ts";
import type { Traces } from "./trace/traces.ts";
import { startWatchdog } from "./watchdog.ts";
import { startMakingDatasheets } from "#server/product/datasheet/make-datasheets.ts";
import { startMakingAhead } from "#server/media/make-ahead.ts";
import { startReadingPdfs } from "#server/media/pdf-text/start-reading-pdfs.ts";

type OnStop = ReturnType<typeof gracefulStop>["onStop"];

/** What everything is opened with. */
type Around = { traces: Traces | undefined; log: Logger; onStop: OnStop };

/** PostgreSQL writes its pages to disk before it exits. */
const POSTGRES_STOP_TIMEOUT_MS = 9_000;

async function listen(server: Server, { host, port }: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      // Of a port, the system says that it is taken or may not be used; everything else it says of the address.
      const setting = isTaken || error.code === "EACCES" ? "PORT" : "HOST";
      reject(new StartError(`${setting}: ${host}:${port} ${isTaken ? "is taken by another program" : reasonOf(error)}`));
    });
    server.listen(port, host, resolve);
  });
  return `http://${host.includes(":") ? `[${host}]` : host}:${portOf(server)}`;
}

/** Starts the embedded PostgreSQL unless another one is configured, and brings the schema up to date. */
async function openDatabase(config: Config, { traces, log, onStop }: Around) {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, onLog: (line) => log.debug(line) });
  if (embedded) onStop(() => embedded.stop(), POSTGRES_STOP_TIMEOUT_MS);
  const url = embedded?.url ?? config.databaseUrl ?? "";
  for (const replica of config.databaseReplicaUrls) await reachReplica(replica);
  const connections = trackConnections();
  const Client = traces ? tracedClient(connections.Client, traces) : connections.Client;
  const orm = await createOrm({ url, replicaUrls: config.databaseReplicaUrls, connections: { Client } }, (line) => log.debug(line));
  onStop(() => orm.close());
  await migrate(orm);
  if (!(await survivesPowerCuts(orm))) log.warn("DATABASE_URL: fsync is off there: a power cut may take what was acknowledged");
  const pulse = watchPulse(url, connections);
  onStop(async () => pulse.stop());
  return { orm, url };
}

/** Opens the database and the services, fills them the first time, and starts what works beside the requests. */
async function openAll(config: Config, { ownUrl, traces, log, onStop }: Around & { ownUrl: string }) {
  const { orm, url } = await openDatabase(config, { traces, log, onStop });
  const now = () => new Date();
  const services = await openServices({
    orm,
    // A replica may still say what was, and in development the pages themselves change.
    cachedDatabaseUrl: config.databaseReplicaUrls.length > 0 || config.isDevelopment ? undefined : url,
    uploadsFolder: join(config.dataDir, "uploads"),
    objectStore: config.objectStore,
    mail: config,
    webhooks: { isSending: true, allowsLoopback: config.sendsToLoopback },
    secret: config.jwtSecret(),
    now,
    publicUrl: () => config.publicUrl ?? ownUrl,
    traces,
    log,
    onStop,
  });
  const { uploads } = services;
  const administrator = await createFirstAdministrator(orm.em.fork(), config.administrator);
  if (config.seedDemo === "auto") await seedIfEmpty({ orm, uploads, now: now(), log: (line) => log.info(line) });
  onStop(startHousekeeping({ orm, uploads, now, log }).stop);
  // Whoever brings a database of their own backs it up with its own means (docs/operations.md).
  if (!config.databaseUrl && !config.isDevelopment)
    onStop(startDailyBackups({ orm, files: uploads.files, folder: join(config.dataDir, "backups"), now, log }).stop);
  onStop((await startMakingAhead({ orm, uploads, log })).stop);
  onStop(startMakingDatasheets({ orm, datasheets: services.datasheets, now, log }).stop);
  onStop(startReadingPdfs({ orm, uploads, log }).stop);
  return { services, administrator, passwordIsGenerated: await isPasswordGenerated(orm.em.fork()) };
}

/** Prints the URLs and the sign-in. A generated password is shown this once, and nowhere else. */
function announce(url: string, administrator: { username: string; generatedPassword: string } | undefined): void {
  const signIn = administrator
    ? `Connexion : ${administrator.username} / ${administrator.generatedPassword}  (affiché une seule fois)`
    : "Connexion : l’identifiant et le mot de passe de ADMIN_USERNAME et ADMIN_PASSWORD, ou ceux du premier démarrage";
  process.stdout.write(`\n  Site            ${url}/\n  Administration  ${url}/admin\n  API             ${url}/api/docs\n\n  ${signIn}\n\n`);
}

async function start(config: Config): Promise<void> {
  // Loaded where it is wanted only, as metrics are: what is not traced costs nothing.
  const traces = config.traces && (await import("./trace/traces.ts")).createTraces(config.traces, () => log);
  const log: Logger = createLog(config.logLevel, undefined, traces?.logFields);
  const readiness = { isStopping: false };
  let answer: Handler = (request, response) => answerWhileStarting(request, response);
  const server = createHttpServer((request, response) => {
    const handling = answer(request, response);
    if (handling) follow(handling);
  });
  const { follow, onStop, stop, stopSoon } = gracefulStop(server, readiness, log);
  process.on("SIGTERM", () => stopSoon(config.drainMs));
  process.on("SIGINT", () => void stop(0)); // Ctrl+C at the terminal: no load balancer has to notice first
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught error");
    void stop(1);
  });
  if (!config.isDevelopment) onStop(startWatchdog()); // a debugger stands still for as long as its user wants
  try {
    const ownUrl = await listen(server, config);
    const { services, administrator, passwordIsGenerated } = await openAll(config, { ownUrl, traces, log, onStop });
    if (traces) onStop(traces.stop); // every request has ended by then
    const bundles = config.isDevelopment ? await viteBundles(server) : builtBundles(join(import.meta.dirname, "../../dist"));
    // Loads the build now, so that a broken one stops the start.
    if (!config.isDevelopment) for (const { loadRender } of Object.values(bundles.publicApps)) await loadRender();
    // Loaded where it is wanted only: what is not measured costs nothing.
    const metrics = config.isMeasured
      ? await (await import("./metrics/metrics.ts")).createMetrics(services, config.metricsToken)
      : undefined;
    answer = createHandler({ config: { ...config, passwordIsGenerated }, services, bundles, readiness, metrics, log });
    announce(config.publicUrl ?? ownUrl, administrator);
  } catch (error) {
    printError(error);
    await stop(1);
  }
}

/** Prints an operator's mistake as one line, and a bug with its stack. */
function printError(error: unknown): void {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}

try {
  configureZodLocale();
  await start(readConfig());
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
