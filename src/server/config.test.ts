import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

describe("settings", () => {
  it("all settings are optional", () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", seedDemo: "auto", isDevelopment: false, trustedProxies: 0 });
  });

  it("an empty setting counts as absent", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
  });

  it.each([
    ["PORT", { PORT: "abc" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "80.5" }],
    ["PUBLIC_URL", { PUBLIC_URL: "lumidar.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://lumidar.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://www.lumidar.example/fr" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://www.lumidar.example/?langue=fr" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://www.lumidar.example/#accueil" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://nom@www.lumidar.example" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x", JWT_SECRET: SECRET }],
    ["DATABASE_REPLICA_URLS", { DATABASE_REPLICA_URLS: "postgres://a/b,http://c" }],
    ["JWT_SECRET", { JWT_SECRET: "court" }],
    ["JWT_SECRET", { DATABASE_URL: "postgres://a/b" }],
    ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "court" }],
    ["SEED_DEMO", { SEED_DEMO: "parfois" }],
    ["CLOUD_LOGIN_URL", { CLOUD_LOGIN_URL: "javascript:alert(1)" }],
    ["SMTP_URL", { SMTP_URL: "http://mail.example" }],
    ["SMTP_URL", { SMTP_URL: "mail.example:587" }],
    ["S3_ENDPOINT", { S3_ENDPOINT: "s3.example" }],
    ["S3_ENDPOINT", { S3_BUCKET: "lumidar" }],
    ["S3_BUCKET", { S3_BUCKET: "../lumidar" }],
    ["S3_REGION", { S3_REGION: "Paris 3" }],
    ["S3_ACCESS_KEY_ID", { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "lumidar", S3_SECRET_ACCESS_KEY: "x" }],
    ["S3_SECRET_ACCESS_KEY", { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "lumidar", S3_ACCESS_KEY_ID: "x" }],
    ["CDN_PURGE_URL", { CDN_PURGE_URL: "cdn.example" }],
    ["CDN_PURGE_URL", { CDN_PURGE_TOKEN: "x" }],
    ["CONTACT_EMAIL", { CONTACT_EMAIL: "bonjour" }],
    ["CONTACT_EMAIL", { CONTACT_EMAIL: "a@example.com, b@example.com" }],
    ["TRUST_PROXY", { TRUST_PROXY: "oui" }],
    ["METRICS", { METRICS: "oui" }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "court" }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "collecteur:4318" }],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }],
    ["OTEL_TRACES_SAMPLER", { OTEL_TRACES_SAMPLER: "parfois" }],
    ["OTEL_TRACES_SAMPLER_ARG", { OTEL_TRACES_SAMPLER_ARG: "1.5" }],
    ["OTEL_SDK_DISABLED", { OTEL_SDK_DISABLED: "oui" }],
    ["LOG_LEVEL", { LOG_LEVEL: "bavard" }],
    ["DRAIN_SECONDS", { DRAIN_SECONDS: "longtemps" }],
    ["ADMIN_USERNAME", { ADMIN_USERNAME: "x".repeat(101) }],
  ])("OPS-9: a faulty setting stops the start with one line that names %s and the expected form, never the value", (name, environment) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(new RegExp(`^${name}: (?:expected|required) [^\\n]+$`));
    for (const value of Object.values(environment)) expect(read).not.toThrow(value);
  });

  it("a generated secret is stored under DATA_DIR, for its owner only, another one for each installation", () => {
    const folders = [mkdtempSync(join(tmpdir(), "lumidar-")), mkdtempSync(join(tmpdir(), "lumidar-"))];
    const [first, second] = folders.map((DATA_DIR) => readConfig({ DATA_DIR }).jwtSecret());
    expect(first).not.toBe(second);
    const file = join(folders[0] ?? "", "jwt-secret");
    expect(readFileSync(file, "utf8")).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: folders[0] }).jwtSecret()).toBe(first);
    expect(readdirSync(folders[0] ?? "")).toEqual(["jwt-secret"]);
    for (const short of ["", "abcd", " ".repeat(40)]) {
      writeFileSync(file, short);
      expect(() => readConfig({ DATA_DIR: folders[0] }).jwtSecret()).toThrow(/^JWT_SECRET: .*jwt-secret holds less than 32 bytes: [^\n]+$/);
    }
  });
});
