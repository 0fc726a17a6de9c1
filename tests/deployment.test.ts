import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const read = (path: string) => readFileSync(path, "utf8");

/** The settings that the server reads. */
const settings = new Set(
  read("src/server/config.ts")
    .match(/^ {2}[A-Z][A-Z0-9_]+(?=:)/gm)
    ?.map((name) => name.trim()),
);

/** Names that are no settings of the server, but of Node or of programs beside it. */
const OTHERS = [
  "NODE_ENV",
  "NODE_COMPILE_CACHE",
  "NODE_OPTIONS",
  "SITE_ADDRESS",
  "UPSTREAMS",
  "SITE_DOMAIN",
  "POSTGRES_USER",
  "POSTGRES_DB",
  "POSTGRES_PASSWORD",
  "MALLOC_ARENA_MAX",
];

/** Lists the names in capitals that a file sets. */
const listNames = (text: string) => text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [];

const listUnknown = (text: string) => [...new Set(listNames(text))].filter((name) => !settings.has(name) && !OTHERS.includes(name));

it("what is deployed sets only what the server knows", () => {
  expect(settings.size).toBeGreaterThan(20);
  for (const path of [
    "Dockerfile",
    "deploy/lumidar.service",
    "deploy/examples/kubernetes.yaml",
    "deploy/Caddyfile",
    "deploy/nginx.conf",
    "deploy/examples/varnish.vcl",
  ]) {
    expect(listUnknown(read(path)), path).toEqual([]);
  }
  const { services } = parse(read("compose.yaml"), { merge: true });
  for (const service of Object.values<{ environment: object }>(services)) {
    expect(Object.keys(service.environment).filter((name) => listUnknown(name).length > 0)).toEqual([]);
  }
  expect(listUnknown("Environment=TRUST_PROXIES=1")).toEqual(["TRUST_PROXIES"]);
});

it("instances of the composition run without rights beyond their data, and have all that instances must share", () => {
  const { services } = parse(read("compose.yaml"), { merge: true });
  for (const name of ["site-1", "site-2", "backup"]) {
    const { read_only, cap_drop, volumes, environment } = services[name];
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ["ALL"] });
    expect(volumes).toContain("uploads:/data");
    expect(environment).toMatchObject({
      DATABASE_URL: expect.stringContaining("@database:"),
      JWT_SECRET: expect.anything(),
      TRUST_PROXY: "${TRUST_PROXY:-1}",
    });
  }
  expect(services.proxy.environment.UPSTREAMS).toBe("site-1:3000 site-2:3000");
});

it("probes ask for URLs that the server answers, and the image has the project's Node", async () => {
  const health = read("src/server/platform/http/health.ts");
  const [deployment] = parseAllDocuments(read("deploy/examples/kubernetes.yaml")).map((document) => document.toJS());
  const [{ startupProbe, readinessProbe, livenessProbe }] = deployment.spec.template.spec.containers;
  const paths = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path);
  expect(paths).toEqual(["/readyz", "/readyz", "/healthz"]);
  for (const path of [...paths, ...(read("Dockerfile").match(/\/readyz/g) ?? [])]) expect(health).toContain(`"${path}"`);
  const { devDependencies, dependencies } = JSON.parse(read("package.json"));
  const [major] = (dependencies.node ?? devDependencies.node).split(".");
  expect(read("Dockerfile")).toContain(`\nARG BASE=node:${major}-`);
  expect(read("Dockerfile").match(/^FROM \S+/gm)).toEqual(["FROM ${BASE}", "FROM ${BASE}"]);
});

it("the image leaves out only packages that the server never imports", () => {
  const [, words = ""] = /^ +rm -r (.+)$/m.exec(read("Dockerfile")) ?? [];
  const packages = words.split(" ").filter((name) => !name.startsWith("."));
  expect(packages).toContain("lucide-react");
  const sources = ["src/contracts", "src/server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const imported = new Set(
    sources
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .flatMap((path) => [...read(path).matchAll(/(?:from|import) ?\(?"([^"./#:][^"/]*)["/]/g)].map(([, name]) => name)),
  );
  expect([...imported]).toEqual(expect.arrayContaining(["@mikro-orm", "pg", "sharp", "zod"]));
  expect(packages.filter((name) => imported.has(name))).toEqual([]);
});

it("every way to start it uses the flags of npm start", () => {
  const [, flags = ""] = /^node (.+)$/.exec(JSON.parse(read("package.json")).scripts.start) ?? [];
  expect(flags).toContain("scripts/start.js");
  expect(read("deploy/lumidar.service")).toContain(`/node ${flags}\n`);
  expect(read("Dockerfile")).toContain(`CMD ${JSON.stringify(["node", ...flags.split(" ")]).replaceAll(",", ", ")}`);
});
