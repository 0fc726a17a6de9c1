import { resolve } from "node:path";
import { z } from "zod";
import { readStoredSecret, SECRET_MIN_BYTES } from "./platform/operations/stored-secret.ts";
import type { CdnSettings } from "./platform/cache/cdn.ts";
import type { ObjectStoreSettings } from "./platform/media/object-store/object-store.ts";
import { StartError } from "./platform/errors/start-error.ts";
import type { TraceSettings } from "./platform/observability/trace/traces.ts";

const webUrl = z
  .url({ protocol: /^https?$/, error: "expected a URL such as https://www.example.com" })
  .transform((url) => url.replace(/\/+$/, ""));
/** The site answers at the root of its origin: below a path, every link of it would lead elsewhere. */
const siteUrl = webUrl.refine((url) => {
  const { pathname, search, hash, username } = new URL(url);
  return pathname === "/" && `${search}${hash}${username}` === "";
}, "expected a URL without path, such as https://www.example.com");
const smtpUrl = z.url({ protocol: /^smtps?$/, error: "expected smtp://user:password@host:587 or smtps://user:password@host" });
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, "expected postgres://user:password@host/database");

/** The samplers, which choose the traces to record; `parentbased_` follows the caller's decision, if there is one. */
const SAMPLERS = ["always_on", "always_off", "traceidratio"] as const;

function wholeNumber(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

function oneOf<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z.enum(choices, `expected one of: ${choices.join(", ")}`);
}

/** The settings as environment variables. Source: RUN-2. */
const settingsSchema = z.object({
  NODE_ENV: oneOf(["development", "production", "test"]).default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: siteUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((urls) =>
      urls
        .split(",")
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .pipe(z.array(postgresUrl))
    .default([]),
  DATA_DIR: z.string().min(1).default("./data"),
  ADMIN_USERNAME: z.string().trim().min(1, "expected a name").max(100, "expected at most 100 characters").default("admin"),
  ADMIN_PASSWORD: z.string().min(8, "expected at least 8 characters").max(1000, "expected at most 1000 characters").optional(),
  JWT_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES, `expected ${SECRET_MIN_BYTES} bytes or more`)
    .optional(),
  SEED_DEMO: oneOf(["auto", "never"]).default("auto"),
  SMTP_URL: smtpUrl.optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "expected the name of a bucket")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, "expected a region such as eu-west-3")
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CDN_PURGE_URL: webUrl.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  CONTACT_EMAIL: z.email("expected an e-mail address").optional(),
  CLOUD_LOGIN_URL: webUrl.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DRAIN_SECONDS: wholeNumber(0, 60).default(2),
  WEBHOOKS_TO_LOOPBACK: oneOf(["never", "always"]).default("never"),
  METRICS: oneOf(["never", "always"]).default("never"),
  METRICS_TOKEN: z.string().min(16, "expected at least 16 characters").optional(),
  OTEL_SDK_DISABLED: oneOf(["true", "false"]).default("false"),
  OTEL_TRACES_EXPORTER: oneOf(["otlp", "none"]).default("otlp"),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(["http/json"]).default("http/json"),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: oneOf(["http/json"]).default("http/json"),
  OTEL_TRACES_SAMPLER: oneOf([...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)]).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, "expected a number from 0 to 1")
    .transform(Number)
    .default(1),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** The settings of tracing; undefined unless a collector is named. OpenTelemetry itself reads service, resource,
 *  headers, timeout and certificates. */
function traceSettings(data: z.infer<typeof settingsSchema>): TraceSettings | undefined {
  const endpoint = data.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${endpoint}/v1/traces`);
  if (!url || data.OTEL_SDK_DISABLED === "true" || data.OTEL_TRACES_EXPORTER === "none") return undefined;
  return { url, sampler: data.OTEL_TRACES_SAMPLER, samplerArg: data.OTEL_TRACES_SAMPLER_ARG };
}

const S3_NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The settings of the object store; undefined unless one is named. Fails with a `StartError` if only some of them are
 *  there. */
function objectStoreSettings(data: z.infer<typeof settingsSchema>): ObjectStoreSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region: data.S3_REGION, accessKeyId, secretAccessKey };
  const missing = S3_NEEDED.filter((name) => data[name] === undefined);
  if (missing.length === S3_NEEDED.length) return undefined;
  throw new StartError(`${missing[0]}: required with the other settings of the object store`);
}

/** The settings of the CDN; undefined unless one is named. */
function cdnSettings({ CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token }: z.infer<typeof settingsSchema>): CdnSettings | undefined {
  if (token !== undefined && purgeUrl === undefined) throw new StartError("CDN_PURGE_URL: required with CDN_PURGE_TOKEN");
  return purgeUrl === undefined ? undefined : { purgeUrl, token };
}

/** The validated settings. Paths are absolute; `publicUrl` has no trailing slash. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. Fails with a `StartError` of one line that names the faulty setting, never its value. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { data } = parsed;
  const dataDir = resolve(data.DATA_DIR);
  if (data.DATABASE_URL && !data.JWT_SECRET) {
    throw new StartError("JWT_SECRET: required with DATABASE_URL, so that every instance signs with the same key");
  }
  return {
    isDevelopment: data.NODE_ENV === "development",
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    databaseReplicaUrls: data.DATABASE_REPLICA_URLS,
    dataDir,
    administrator: { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD },
    /** A function, because the data folder may not exist yet. */
    jwtSecret: () => data.JWT_SECRET ?? readStoredSecret(dataDir),
    /** Whether that secret is one of our own, in the data folder. */
    isSecretGenerated: data.JWT_SECRET === undefined,
    seedDemo: data.SEED_DEMO,
    /** The mail server; without it no mail is sent. May contain a password. */
    smtpUrl: data.SMTP_URL,
    /** The mailbox that receives contact requests, and the sender of all mails. */
    contactEmail: data.CONTACT_EMAIL,
    /** Absent unless files are kept in an object store. */
    objectStore: objectStoreSettings(data),
    /** Absent unless a CDN in front is purged of changes. */
    cdn: cdnSettings(data),
    cloudLoginUrl: data.CLOUD_LOGIN_URL,
    trustedProxies: data.TRUST_PROXY,
    /** Time for which a stopping server still answers, while `/readyz` gives 503. */
    drainMs: data.DRAIN_SECONDS * 1000,
    /** Whether webhooks may lead to this machine, over http: for trials and tests only. */
    sendsToLoopback: data.WEBHOOKS_TO_LOOPBACK === "always",
    /** Whether `/metrics` is served: on this machine, and to every client with the token. */
    isMeasured: data.METRICS === "always" || data.METRICS_TOKEN !== undefined,
    metricsToken: data.METRICS_TOKEN,
    /** Absent unless requests are traced. */
    traces: traceSettings(data),
    logLevel: data.LOG_LEVEL,
    /** Gives a process that does a part of this one's work the same environment, but for these settings. */
    inheritEnvironment: (settings: Record<string, string>) => ({ ...environment, ...settings }),
  };
}
