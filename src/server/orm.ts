import { EntityCaseNamingStrategy, MikroORM, type PostgreSqlDriver } from "@mikro-orm/postgresql";
import { Migrator } from "@mikro-orm/migrations";
import { AppError } from "./platform/errors/app-error.ts";
import { valueKeeper } from "./resources/attribute/keep-values.ts";
import { migrations } from "./platform/database/migrations/index.ts";
import { connectPostgres, type PoolOptions } from "./platform/database/connect-postgres.ts";
import { ReplicaDriver } from "./platform/database/replica/replica-driver.ts";
import { ApiKey } from "./platform/identity/api-key/api-key.entity.ts";
import { FormerSlug } from "./platform/history/former-slug/former-slug.entity.ts";
import { AttributeValue } from "./resources/attribute/attribute-value.entity.ts";
import { Attempt } from "./platform/identity/attempt-limit/attempt-counter.ts";
import { ContactRequestLine } from "./resources/contact-request/contact-request.entity.ts";
import { ContactRequestMention } from "./resources/contact-request/mention/request-mention.entity.ts";
import { ContactRequestReply } from "./resources/contact-request/answer/request-reply.entity.ts";
import { Draft } from "./platform/editing/draft/draft.entity.ts";
import { SavedView } from "./platform/editing/saved-view/saved-view.entity.ts";
import { ExternalLink } from "./resources/repair/external-link.entity.ts";
import { IgnoredRepair } from "./resources/repair/ignored-repair.entity.ts";
import { FactorChallenge, FactorPolicy, Passkey, RecoveryCode, Totp } from "./platform/identity/factor/factor.entity.ts";
import { RecordedChange } from "./platform/database/change.entity.ts";
import { IdempotencyKey } from "./platform/rpc/idempotency/idempotency-key.entity.ts";
import { LetterRecipient, LetterSending } from "./resources/letter/sending/letter-sending.entity.ts";
import { TrustedTime } from "./platform/database/trusted-time.ts";
import { Outbox } from "./platform/mail/outbox.entity.ts";
import { RowlessFile } from "./platform/media/sweep-uploads.ts";
import { Upload } from "./platform/media/upload.entity.ts";
import { resources } from "./resources.ts";
import { FormPreview } from "./platform/editing/preview/form-preview.entity.ts";
import { ForgottenPassword, PasswordLink } from "./platform/identity/person/password-link.entity.ts";
import { OpenForm } from "./platform/editing/presence/presence.entity.ts";
import { SecurityEvent } from "./platform/identity/security-event/security-event.entity.ts";
import { Sheet } from "./platform/spreadsheet/sheet.entity.ts";
import { Administrator, Session } from "./platform/identity/session/session.entity.ts";
import { SpeedCount } from "./resources/statistics/speed-count.entity.ts";
import { VisitCount } from "./resources/statistics/visit-count.entity.ts";
import { Webhook, WebhookDelivery } from "./platform/webhook/webhook.entity.ts";

/** Every table of the database: those of the resources, then the machinery's own. */
const entities = [
  ...resources.map(({ entity }) => entity),
  Administrator,
  ApiKey,
  Attempt,
  AttributeValue,
  ContactRequestLine,
  ContactRequestMention,
  ContactRequestReply,
  Draft,
  SavedView,
  ExternalLink,
  IgnoredRepair,
  FactorChallenge,
  FactorPolicy,
  ForgottenPassword,
  FormerSlug,
  IdempotencyKey,
  LetterRecipient,
  LetterSending,
  OpenForm,
  Outbox,
  FormPreview,
  Passkey,
  PasswordLink,
  RecordedChange,
  RecoveryCode,
  RowlessFile,
  SecurityEvent,
  Session,
  Sheet,
  Totp,
  TrustedTime,
  Upload,
  SpeedCount,
  VisitCount,
  Webhook,
  WebhookDelivery,
];

/** Names tables after entities, as `contact_request`. Fields keep their names down to the column (SITE-4). */
class NamingStrategy extends EntityCaseNamingStrategy {
  override classToTableName(entityName: string, tableName?: string): string {
    return tableName ?? entityName.replaceAll(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
  }
}

/** Milliseconds after which PostgreSQL gives up on a statement, a lock, or an idle transaction. Source: DOS-6. */
const TIMEOUTS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

/** Most connections at once. */
const POOL = { min: 0, max: 20 };

/** Durability, whatever is set for the database or its role: a commit is on disk before it is acknowledged. Source:
 *  DUR-3. */
const DURABLE = "-c synchronous_commit=on";

/** Makes the sockets of connections, and observes their statements. */
type ConnectionHooks = Pick<PoolOptions, "stream" | "observe">;

/** Location of the database: a `postgres://` URL, and URLs of read replicas if there are any. */
export type DatabaseLocation = { url: string; hooks?: ConnectionHooks; replicas?: { urls: string[]; hooks: ConnectionHooks } };

/** Takes the lines that the ORM has to say. */
export type LogLine = (line: string) => void;

/** Connects lazily: nothing is sent before the first query. The caller closes what it gets. */
export async function createOrm({ url, hooks, replicas }: DatabaseLocation, log: LogLine = () => {}): Promise<MikroORM> {
  const connect = (connectionString: string, own?: ConnectionHooks) => () =>
    connectPostgres({ connectionString, ...POOL, ...TIMEOUTS, options: DURABLE, ...own, log });
  const driver: typeof PostgreSqlDriver = ReplicaDriver; // by its own type, the ORM would have no SQL
  return MikroORM.init({
    driver,
    clientUrl: url,
    driverOptions: connect(url, hooks),
    replicas: replicas?.urls.map((clientUrl) => ({ clientUrl, driverOptions: connect(clientUrl, replicas.hooks) })) ?? [],
    entities,
    logger: log,
    colors: false,
    extensions: [Migrator],
    subscribers: [valueKeeper],
    namingStrategy: NamingStrategy,
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true }, // they are the migrations’ alone
    findOneOrFailHandler: () => new AppError("not_found"),
    migrations: { migrationsList: migrations, tableName: "migration", snapshot: false },
  });
}
