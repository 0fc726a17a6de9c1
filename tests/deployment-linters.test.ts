import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { validate } from "dockerfile-utils";
import * as apps from "kubernetes-models/apps/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { aroundSite } from "../tools/instances/proxy.ts";
import { tryProgram, works } from "./try-program.ts";

const ROOT = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const folder = mkdtempSync(join(tmpdir(), "lumidar-deployment-"));
afterAll(() => rmSync(folder, { recursive: true }));

function writeTemporary(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it("Dockerfile has only instructions that Docker knows", () => {
  expect(validate(read("Dockerfile"))).toEqual([]);
  expect(validate(read("Dockerfile").replace("USER node", "USR node"))).toHaveLength(1);
});

describe("compose.yaml", () => {
  const [compose] = [["docker", "compose"], ["docker-compose"]].filter(([program = "", ...words]) => works(program, ...words, "version"));
  const secrets = { SITE_DOMAIN: "www.example.com", POSTGRES_PASSWORD: "abc", JWT_SECRET: "def", ADMIN_PASSWORD: "ghi" };

  it.skipIf(!compose)(`Docker Compose accepts it${compose ? "" : " (skipped: neither docker compose nor docker-compose is there)"}`, () => {
    const [program = "", ...words] = compose ?? [];
    const config = (text: string, environment: object) =>
      tryProgram(program, [...words, "--file", writeTemporary("compose.yaml", text), "config"], { ...environment });
    const { code, output } = config(read("compose.yaml"), { ...secrets, S3_BUCKET: "lumidar" });
    expect(code, output).toBe(0);
    expect(output).toMatch(/S3_BUCKET: lumidar/);
    expect(config(read("compose.yaml"), {}).output).toMatch(/SITE_DOMAIN|POSTGRES_PASSWORD/);
    expect(config(read("compose.yaml").replace("read_only: true", "read_onely: true"), secrets).code).not.toBe(0);
  });
});

/** Wraps a value so that the paths of all reads are noted in `seen`. */
function watchReads(value: unknown, path: string, seen: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === "string") seen.add(`${path}/${key}`);
      return watchReads(Reflect.get(target, key), `${path}/${String(key)}`, seen);
    },
  });
}

function listPaths(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`].concat(listPaths(inner, `${path}/${key}`)));
}

const MODELS: Record<string, object> = { "apps/v1": apps, v1: core, "policy/v1": policy };

/** Lists the faults that Kubernetes' own schema finds in an object, and its unknown keys: the compiled validator reads
 *  no others. */
function listFaults(object: { apiVersion: string; kind: string }): string[] {
  // Of a model its constructor and its check are used.
  const { [object.kind]: Model } = MODELS[object.apiVersion] as Record<string, new (object: object) => { validate: () => void }>;
  if (!Model) return [`${object.apiVersion} has no ${object.kind}`];
  const seen = new Set<string>();
  try {
    new Model(object).validate.call(watchReads(object, "", seen));
  } catch (error) {
    return [String(error)];
  }
  return listPaths(object, "").filter((path) => !seen.has(path));
}

it("deploy/examples/kubernetes.yaml has only what Kubernetes knows, of the right types", () => {
  const objects = () => parseAllDocuments(read("deploy/examples/kubernetes.yaml")).map((document) => document.toJS());
  for (const object of objects()) expect(listFaults(object), object.kind).toEqual([]);
  const [wrongType] = objects();
  wrongType.spec.replicas = "two";
  expect(listFaults(wrongType)).toEqual([expect.stringContaining("replicas")]);
  const [unknownKey] = objects();
  unknownKey.spec.template.spec.containers[0].livenesProbe = {};
  expect(listFaults(unknownKey)).toEqual(["/spec/template/spec/containers/0/livenesProbe"]);
});

describe("deploy/lumidar.service", () => {
  const isThere = works("systemd-analyze", "--version");
  const unit = () => read("deploy/lumidar.service").replaceAll("/opt/lumidar", ROOT).replace("User=lumidar", `User=${userInfo().username}`);
  const verify = (text: string) =>
    tryProgram("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", writeTemporary("lumidar.service", text)]);

  it.skipIf(!isThere)(`systemd accepts it${isThere ? "" : " (skipped: systemd-analyze is not there)"}`, () => {
    expect(verify(unit())).toEqual({ code: 0, output: "" });
    expect(verify(unit().replace("ProtectSystem=strict", "ProtectSystem=stricter")).output).toMatch(/protect ?system/i);
  });
});

describe("deploy/nginx.conf", () => {
  const isThere = works("nginx", "-v") && works("openssl", "version");

  it.skipIf(!isThere)(`nginx accepts it${isThere ? "" : " (skipped: nginx or openssl is not there)"}`, () => {
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
    const made = tryProgram("openssl", [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-subj",
      "/CN=x",
      "-keyout",
      key,
      "-out",
      certificate,
    ]);
    expect(made.code, made.output).toBe(0);
    const site = read("deploy/nginx.conf")
      .replace(/\S+fullchain\.pem/, certificate)
      .replace(/\S+privkey\.pem/, key);
    const test = (text: string) =>
      tryProgram("nginx", ["-t", "-p", folder, "-e", "stderr", "-c", writeTemporary("nginx.conf", aroundSite(text, folder))]);
    const { code, output } = test(site);
    expect(code, output).toBe(0);
    expect(test(site.replace("proxy_next_upstream error", "proxy_next_upstreams error")).output).toContain("proxy_next_upstreams");
  });
});

describe("deploy/Caddyfile", () => {
  const isThere = works("caddy", "version");

  it.skipIf(!isThere)(`Caddy accepts it${isThere ? "" : " (skipped: caddy is not there)"}`, () => {
    const adapt = (text: string) =>
      tryProgram("caddy", ["adapt", "--adapter", "caddyfile", "--config", writeTemporary("Caddyfile", text)], {
        SITE_ADDRESS: "www.example.com",
        UPSTREAMS: "site-1:3000 site-2:3000",
      });
    expect(adapt(read("deploy/Caddyfile"))).toMatchObject({ code: 0, output: expect.stringContaining('"dial":"site-2:3000"') });
    expect(adapt(read("deploy/Caddyfile").replace("lb_policy", "lb_polity")).output).toContain("lb_polity");
  });
});

describe("deploy/examples/varnish.vcl", () => {
  const isThere = works("varnishd", "-V");

  it.skipIf(!isThere)(`Varnish accepts it${isThere ? "" : " (skipped: varnish is not there)"}`, () => {
    chmodSync(folder, 0o755); // it compiles as another user
    const compile = (text: string) =>
      tryProgram("varnishd", ["-C", "-n", join(folder, "varnish"), "-f", writeTemporary("varnish.vcl", text)]);
    expect(compile(read("deploy/examples/varnish.vcl")).code).toBe(0);
    expect(compile(read("deploy/examples/varnish.vcl").replace("ban(", "bann(")).output).toContain("bann");
  });
});
