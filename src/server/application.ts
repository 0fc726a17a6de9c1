import type { Server } from "node:http";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { createHandler, type Handler } from "./app.ts";
import type { Config } from "./config.ts";
import { nameGaps } from "./platform/operations/backup/backup.ts";
import { startDailyBackups } from "./platform/operations/backup/daily-backups.ts";
import { earlierSiteWarning } from "./platform/operations/data-folder-traces.ts";
import { migrate, survivesPowerCuts } from "./platform/database/migrate.ts";
import { reachReplica, NO_REPLICAS, watchReplicas } from "./platform/database/replica/watch-replicas.ts";
import { createOrm } from "./orm.ts";
import { trackConnections, watchDatabase } from "./platform/database/watch-database.ts";
import { isEmpty } from "./platform/operations/seed/seed-demo.ts";
import { MEMORY_ENVIRONMENT } from "./platform/media/picture-process/start-pictures.ts";
import { seedInProcess } from "./platform/operations/seed/seed-process.ts";
import type { gracefulStop } from "./platform/http/graceful-stop.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { builtBundles } from "./platform/page/bundles.ts";
import { shareRelease } from "./platform/page/static-files.ts";
import { viteBundles } from "./platform/page/vite-bundles.ts";
import { createFirstAdministrator, isPasswordGenerated } from "./platform/identity/session/generated-passwords.ts";
import { openServices } from "./services.ts";
import { reasonOf } from "./platform/errors/start-error.ts";
import type { Traces } from "./platform/observability/trace/traces.ts";
import { startLaunches } from "./resources/launch/launch-worker.ts";
import { startMakingDatasheets } from "./resources/product/datasheet/make-datasheets.ts";
import { Upload } from "./platform/media/upload.entity.ts";
import type { UploadStore } from "./platform/media/upload-store.ts";
import { startMakingAhead } from "./platform/media/make-ahead.ts";
import { startReadingPdfs } from "./platform/media/pdf-text/read-pdfs.ts";

/** The built bundles: as far from this source as from the server's own bundle. */
const DIST = join(import.meta.dirname, "../../dist");

/** The parts that everything is opened with: `databaseUrl` reaches the database, `ownUrl` the server. */
type Dependencies = {
  config: Config;
  ownUrl: string;
  databaseUrl: string;
  server: Server;
  readiness: { isStopping: boolean };
  traces: Traces | undefined;
  log: Logger;
  onStop: ReturnType<typeof gracefulStop>["onStop"];
};

/** Connects to the database, and brings its schema up to date. */
async function openDatabase({ config, databaseUrl: url, traces, log, onStop }: Dependencies) {
  for (const replica of config.databaseReplicaUrls) await reachReplica(replica);
  const connections = trackConnections();
  const urls = config.databaseReplicaUrls;
  const toReplicas = trackConnections();
  const orm = await createOrm(
    { url, hooks: { stream: connections.stream, observe: traces?.statement }, replicas: { urls, hooks: { stream: toReplicas.stream } } },
    (line) => log.debug(line),
  );
  onStop(() => orm.close());
  await migrate(orm, { isEmbedded: config.databaseUrl === undefined });
  if (!(await survivesPowerCuts(orm))) log.warn("DATABASE_URL: fsync is off there: a power cut may take what was acknowledged");
  const watch = watchDatabase(url, connections);
  onStop(async () => watch.stop());
  const replicas = urls.length > 0 ? watchReplicas({ orm, urls, connections: toReplicas, log }) : NO_REPLICAS;
  onStop(replicas.stop);
  return { orm, replicas };
}

/** The form in which a backup holds the secret. */
const keyOf = ({ jwtSecret, isSecretGenerated }: Config) => ({ secret: jwtSecret(), isGenerated: isSecretGenerated });

/** Warns about missing files that rows refer to: a volume is not mounted, or the database alone was restored. */
async function warnOfMissingFiles(orm: MikroORM, { files, folder }: UploadStore, log: Logger): Promise<void> {
  const there = new Set(await files.names());
  const uploads = await orm.em.fork().find(Upload, {}, { fields: ["filename", "original_name"], disableIdentityMap: true });
  const missing = uploads
    .filter(({ filename }) => !there.has(filename))
    .map(({ filename, original_name }) => `${filename} (${original_name})`);
  if (missing.length > 0) log.warn({ folder }, nameGaps(missing));
}

/** Opens the database and the services, fills them the first time, and starts what works beside the requests. */
async function openAll(dependencies: Dependencies) {
  const { config, ownUrl, databaseUrl, traces, log, onStop } = dependencies;
  const { orm, replicas } = await openDatabase(dependencies);
  const now = () => new Date();
  const services = await openServices({
    orm,
    replicas,
    cachedDatabaseUrl: config.isDevelopment ? undefined : databaseUrl, // there the pages themselves change
    uploadsFolder: join(config.dataDir, "uploads"),
    objectStore: config.objectStore,
    cdn: config.cdn,
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
  await warnOfMissingFiles(orm, uploads, log).catch((error: unknown) =>
    log.warn({ error: reasonOf(error) }, "uploaded files cannot be listed"),
  );
  const administrator = await createFirstAdministrator(orm.em.fork(), config.administrator);
  const warning = await earlierSiteWarning(orm, { dataDir: config.dataDir, uploads });
  if (warning !== undefined) log.warn(warning);
  else if (config.seedDemo === "auto" && (await isEmpty(orm.em.fork())))
    await seedInProcess(
      config.inheritEnvironment({
        ...MEMORY_ENVIRONMENT,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: config.jwtSecret(),
        DATA_DIR: config.dataDir,
      }),
      (stop) => onStop(stop),
    );
  onStop(startHousekeeping({ orm, uploads, now, log }).stop);
  // An external database is backed up by its own means (docs/operations.md).
  if (!config.databaseUrl && !config.isDevelopment)
    onStop(startDailyBackups({ orm, files: uploads.files, folder: join(config.dataDir, "backups"), now, key: keyOf(config), log }).stop);
  onStop((await startMakingAhead({ orm, uploads, log })).stop);
  onStop(startLaunches({ services, log }).stop);
  onStop(startMakingDatasheets({ orm, datasheets: services.datasheets, now, log }).stop);
  onStop(startReadingPdfs({ orm, uploads, log }).stop);
  return { services, administrator, passwordIsGenerated: await isPasswordGenerated(orm.em.fork()) };
}

/** Shares the files of the pages between instances of several releases. Gives their folder; undefined unless instances
 *  share a database. */
async function sharedReleases({ config, log }: Dependencies): Promise<string | undefined> {
  if (!config.databaseUrl) return undefined;
  const shared = join(config.dataDir, "assets");
  // On a full disk, open pages miss some files, and everything else goes on.
  await shareRelease(DIST, shared).catch((error: unknown) => log.warn({ err: error }, "DATA_DIR: no place for the files of pages there"));
  return shared;
}

/** Opens everything behind the server, and gives its request handler; `administrator` was created by this start.
 *  Throws `StartError` where the operator must act. */
export async function openApplication(dependencies: Dependencies): Promise<{
  handler: Handler;
  administrator: Awaited<ReturnType<typeof createFirstAdministrator>>;
}> {
  const { config, server, readiness, traces, log, onStop } = dependencies;
  const { services, administrator, passwordIsGenerated } = await openAll(dependencies);
  if (traces) onStop(traces.stop); // every request has ended by then
  const bundles = config.isDevelopment ? await viteBundles(server) : builtBundles(DIST, await sharedReleases(dependencies));
  // Loads the build now, so that a broken one stops the start.
  if (!config.isDevelopment) for (const { load } of Object.values(bundles.publicApps)) await load();
  // Loaded only if the server is measured.
  const metrics = config.isMeasured
    ? (await import("./platform/observability/metrics.ts")).createMetrics(services, config.metricsToken)
    : undefined;
  return {
    handler: createHandler({ config: { ...config, passwordIsGenerated }, services, bundles, readiness, metrics, log }),
    administrator,
  };
}
