import type { Server } from "node:http";
import type { Logger } from "pino";
import { portOf, createHttpServer } from "./platform/http/http-server.ts";
import { configureZodLocale } from "#contracts/shared/zod-locale.ts";
import type { Handler } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { refuseLostDatabase } from "./platform/operations/data-folder-traces.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded-postgres.ts";
import { gracefulStop } from "./platform/http/graceful-stop.ts";
import { createLog } from "./platform/observability/log.ts";
import { answerWhileStarting } from "./platform/page/plain-pages.ts";
import { reasonOf, StartError } from "./platform/errors/start-error.ts";
import { startWatchdog } from "./platform/operations/watchdog.ts";

type Dependencies = { log: Logger; onStop: ReturnType<typeof gracefulStop>["onStop"] };

/** PostgreSQL writes its pages to disk before it exits. */
const POSTGRES_STOP_TIMEOUT_MS = 9_000;

/** Connections that wait while the event loop is busy: as many as Linux allows by default. A proxy opens one for each
 *  of its streams at once. */
const BACKLOG = 4096;

async function listen(server: Server, { host, port }: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      // Of a port, the system says that it is taken or may not be used; everything else it says of the address.
      const setting = isTaken || error.code === "EACCES" ? "PORT" : "HOST";
      reject(new StartError(`${setting}: ${host}:${port} ${isTaken ? "is taken by another program" : reasonOf(error)}`));
    });
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return `http://${host.includes(":") ? `[${host}]` : host}:${portOf(server)}`;
}

/** Starts the embedded PostgreSQL unless another one is configured, and gives the URL of the database. */
async function startDatabase({ databaseUrl, dataDir }: Config, { log, onStop }: Dependencies): Promise<string> {
  if (databaseUrl) return databaseUrl;
  await refuseLostDatabase(dataDir);
  const embedded = await startEmbeddedPostgres({ dataDir, onLog: (line) => log.debug(line) });
  onStop(() => embedded.stop(), POSTGRES_STOP_TIMEOUT_MS);
  return embedded.url;
}

/** Prints the URLs and the sign-in. A generated password is shown this once, and nowhere else. */
function announce(url: string, administrator: { username: string; generatedPassword: string } | undefined): void {
  const signIn = administrator
    ? `Connexion : ${administrator.username} / ${administrator.generatedPassword}  (affiché une seule fois)`
    : "Connexion : l’identifiant et le mot de passe de ADMIN_USERNAME et ADMIN_PASSWORD, ou ceux du premier démarrage";
  process.stdout.write(`\n  Site            ${url}/\n  Administration  ${url}/admin\n  API             ${url}/api/docs\n\n  ${signIn}\n\n`);
}

async function start(config: Config): Promise<void> {
  // Loaded only if the server is traced, like the metrics.
  const traces = config.traces && (await import("./platform/observability/trace/traces.ts")).createTraces(config.traces, () => log);
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
    // Everything else is read while PostgreSQL starts: it is most of the program.
    const [databaseUrl, { openApplication }] = await Promise.all([startDatabase(config, { log, onStop }), import("./application.ts")]);
    const dependencies = { config, ownUrl, databaseUrl, server, readiness, traces, log, onStop };
    const { handler, administrator } = await openApplication(dependencies);
    answer = handler;
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
