import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { CdnSettings } from "./platform/cache/cdn.ts";
import type { ObjectStoreSettings } from "./platform/media/object-store/object-store.ts";
import { createPreviews } from "./platform/editing/preview/previews.ts";
import { NO_REPLICAS, type Replicas } from "./platform/database/replica/watch-replicas.ts";
import { setOrigin } from "./platform/database/site-origin.ts";
import { setClock } from "./platform/database/clock.ts";
import { createAttemptLimits } from "./platform/identity/attempt-limit/attempt-limits.ts";
import { createSecretBox } from "./platform/database/secret-box.ts";
import { openMail } from "./platform/mail/mail-worker.ts";
import { allResources } from "./platform/declaration/resource.ts";
import { sendAskedLinks } from "./platform/identity/person/send-asked-links.ts";
import { markReplySent } from "./resources/contact-request/answer/request-replies.ts";
import { markLetterSent } from "./resources/letter/sending/mail-outcomes.ts";
import { postLetters } from "./resources/letter/sending/post-letters.ts";
import { createDatasheets } from "./resources/product/datasheet/datasheets.ts";
import { createImportProgress } from "./resources/product/transfer/run-import.ts";
import { openUploadStore } from "./platform/media/upload-store.ts";
import { createResponseCache } from "./platform/cache/response-cache.ts";
import { createCurrentSettings } from "./platform/settings/settings-store.ts";
import { createSessionService } from "./platform/identity/session/session-service.ts";
import { startLinkChecks } from "./resources/repair/link-checks.ts";
import { createStatistics } from "./resources/statistics/statistics.ts";
import type { Traces } from "./platform/observability/trace/traces.ts";
import { openWebhooks } from "./platform/webhook/delivery-worker.ts";

/** Dependencies of the services. */
type Dependencies = {
  orm: MikroORM;
  /** State of the read replicas; absent where there are none. */
  replicas?: Replicas | undefined;
  /** Database on which the response cache listens for changes; without it, no response is cached. */
  cachedDatabaseUrl: string | undefined;
  uploadsFolder: string;
  /** Absent unless files are kept in one. */
  objectStore: ObjectStoreSettings | undefined;
  /** Absent unless a CDN is purged. */
  cdn?: CdnSettings | undefined;
  mail: Parameters<typeof openMail>[0];
  webhooks: Parameters<typeof openWebhooks>[0];
  /** Key that signs tokens. */
  secret: string;
  now: () => Date;
  /** The site's origin as others reach it, without trailing slash. */
  publicUrl: () => string;
  /** Absent unless requests are traced. */
  traces?: Traces | undefined;
  log: Logger;
  /** Gets what closes a service, to be called in reverse order and before the database is closed. */
  onStop: (close: () => Promise<void>) => void;
};

/** Services of the server. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Builds the step that posts what is still to be written: links that were asked for, letters to the subscribers. What
 *  fails of them is logged, and other mails go on. */
function preparePosting({ log, ...dependencies }: Parameters<typeof sendAskedLinks>[0] & { log: Logger }) {
  return async (): Promise<number | undefined> => {
    await sendAskedLinks(dependencies).catch((error: unknown) => {
      log.error({ err: error }, "links to choose a password cannot be sent");
    });
    return postLetters(dependencies).catch((error: unknown) => {
      log.error({ err: error }, "letters to the subscribers cannot be sent");
      return undefined;
    });
  };
}

/** Notes that a mail was sent where it belongs. */
async function onSent(em: EntityManager, id: string): Promise<void> {
  await markReplySent(em, id);
  await markLetterSent(em, id);
}

/** Composes the services, for the program and for its tests alike. The database is migrated already. */
export async function openServices({
  orm,
  replicas = NO_REPLICAS,
  cachedDatabaseUrl: url,
  uploadsFolder,
  objectStore,
  cdn,
  webhooks: webhookSettings,
  mail: mailSettings,
  secret,
  now,
  publicUrl,
  traces,
  log,
  onStop,
}: Dependencies) {
  setClock(orm, now);
  setOrigin(orm, publicUrl);
  const uploads = await openUploadStore(uploadsFolder, objectStore);
  await uploads.prepare();
  const settings = createCurrentSettings(orm);
  const secrets = createSecretBox(secret);
  const limits = createAttemptLimits(orm);
  const prepare = preparePosting({ orm, limits, settings, secrets, now, publicUrl, log });
  const { mail, stop: stopMail } = openMail(mailSettings, { orm, settings, secrets, now, log, prepare, onSent });
  onStop(stopMail);
  const { webhooks, stop: stopWebhooks } = openWebhooks(webhookSettings, { orm, now, log });
  onStop(stopWebhooks);
  const responses = createResponseCache({ orm, url, resources: allResources(), replicas, cdn, now, log });
  onStop(responses.stop);
  const statistics = createStatistics({ orm, now, log });
  onStop(statistics.stop);
  const linkChecks = startLinkChecks(webhookSettings, { orm, now, log });
  onStop(linkChecks.stop);
  return {
    orm,
    now,
    sessions: createSessionService(secret),
    limits,
    settings,
    previews: createPreviews(secret),
    secrets,
    uploads,
    datasheets: createDatasheets({ settings, uploads, publicUrl }),
    mail,
    webhooks,
    /** The addresses that the server may call: of webhooks, of linked pages and files. */
    reach: { allowsLoopback: webhookSettings.allowsLoopback },
    responses,
    imports: createImportProgress(),
    statistics,
    linkChecks,
    publicUrl,
    traces,
  };
}
