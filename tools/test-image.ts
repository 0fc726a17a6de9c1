import { existsSync } from "node:fs";
import { glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { loginReplySchema } from "#contracts/session/session.ts";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { VERSION } from "#server/platform/observability/log.ts";
import { hasImage, makeBase } from "./image/base-image.ts";
import { startContainer } from "./image/container.ts";
import { npmVariable, run, runAloud } from "./image/run-program.ts";
import { ensureProgram } from "./instances/debian.ts";
import { check, sum } from "./instances/report.ts";

/** Builds the image of Dockerfile, starts it read-only with a volume, and asks it over the loopback. Needs root.
 *  `--keep-base` leaves the base for the next run. Source: docs/operations.md « In containers ». */
const ROOT = join(import.meta.dirname, "..");
const PASSWORD = "un mot de passe de mesure";
const START_MAX_MS = 120_000;
/** The product, without the system and Node below it. */
const PRODUCT_MAX_MB = 320;
/** The folders of a checkout that are of no use to a server. */
const SURPLUS = ["assets/art", "deploy", "docs/*.md", "docs/decisions", "tests", "tools", "src/**/*.test.*"];

const productsSchema = z.object({ data: z.array(z.object({ title: z.string() })) });

const { values } = parseArgs({ options: { "keep-base": { type: "boolean", default: false } } });
const base = `localhost/lumidar-base:node-${process.versions.node}`;
const image = `localhost/lumidar-test:${process.pid}`;
const folder = await mkdtemp(join(tmpdir(), "lumidar-image-"));

async function inSeconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

/** Builds the image. It is lent this machine's settings of npm, and the authorities that it trusts. */
async function build(): Promise<void> {
  const lent = {
    [npmVariable("config_userconfig")]: "/root/.npmrc",
    [npmVariable("config_globalconfig")]: "/usr/local/etc/npmrc",
    "/etc/ssl/certs": "/etc/ssl/certs",
  };
  const volumes = Object.entries(lent).flatMap(([from, to]) => (existsSync(from) ? [`--volume=${from}:${to}:ro`] : []));
  await runAloud("buildah", "bud", "--isolation=chroot", "--format=docker", `--build-arg=BASE=${base}`, ...volumes, `--tag=${image}`, ROOT);
}

type Container = Awaited<ReturnType<typeof startContainer>>;

async function untilReady({ hasEnded }: Container, url: string): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < START_MAX_MS && !hasEnded(); await pause(100))
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
  throw new Error("the server was not ready in time");
}

async function checkContent({ root }: Container): Promise<void> {
  const megabytes = async (path: string) => Number((await run("du", "--summarize", "--block-size=1M", path)).split("\t")[0]);
  const app = join(root, "app");
  const [all, product] = [await megabytes(root), await megabytes(app)];
  check(`the product takes at most ${PRODUCT_MAX_MB} MB`, product <= PRODUCT_MAX_MB, `${product} MB, ${all} MB with its base`);
  const surplus = await Array.fromAsync(glob(SURPLUS, { cwd: app }));
  check("no tests, tools or documents are in it", surplus.length === 0, surplus[0]);
}

async function checkRights({ status, runAsUser, runAsRoot }: Container): Promise<void> {
  const facts = await status();
  const id = await runAsUser(["id", "--user", "--name"]);
  const hasNone =
    /^Uid:\t1000\t1000\t/m.test(facts) && /^CapEff:\t0+$/m.test(facts) && /^CapBnd:\t0+$/m.test(facts) && /^NoNewPrivs:\t1$/m.test(facts);
  check("it runs as the user node, without capabilities", id === "node" && hasNone, id);
  const touch = (run: typeof runAsRoot, path: string) => run(["touch", join(path, "planted")]).then(() => "written", String);
  for (const path of ["/", "/app", "/app/dist", "/etc", "/home/node", "/usr"]) {
    const refusal = await touch(runAsRoot, path);
    check(`not even root writes to ${path}`, refusal.includes("Read-only file system"), refusal.trimEnd().split(": ").at(-1));
  }
  for (const path of ["/data", "/tmp"]) check(`node writes to ${path}`, (await touch(runAsUser, path)) === "written");
}

async function checkAnswers(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  const products = productsSchema.parse(await (await fetch(`${url}/api/products`)).json());
  const shown = products.data.find(({ title }) => page.includes(title));
  check("the start page shows the company and a product", page.includes(DEFAULT_SETTINGS.name) && shown !== undefined, shown?.title);
  const version = /^lumidar_build_info\{version="([^"]+)"\} 1$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  check("it knows its version", version === VERSION, version);
  const body = JSON.stringify({ username: "admin", password: PASSWORD });
  const signedIn = await fetch(`${url}/api/admin/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  check("an administrator signs in", loginReplySchema.safeParse(await signedIn.json()).success, String(signedIn.status));
  const back = await fetch(`${url}/admin`);
  check("the back office is there", back.ok, String(back.status));
}

async function checkContainer(): Promise<void> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const container = await startContainer(image, folder, {
    HOST: "127.0.0.1",
    PORT: String(port),
    ADMIN_PASSWORD: PASSWORD,
    METRICS: "always",
    LOG_LEVEL: "warn",
  });
  try {
    await checkContent(container);
    const seconds = await inSeconds(() => untilReady(container, url));
    check("it is ready", true, `${seconds} s after its start`);
    await checkAnswers(url);
    await checkRights(container);
    const backup = await container.runAsUser(["node", "scripts/db.ts", "backup-daily", "/data/backups"]);
    check("it makes a backup", backup.includes("made"), backup.split("\n")[0]);
    const code = await container.stop();
    check("it ends when it is told to", code === 0, `exit code ${code}`);
  } finally {
    await container.remove();
  }
}

ensureProgram("buildah", "buildah");
ensureProgram("mmdebstrap", "mmdebstrap");
try {
  const isBaseKept = await hasImage(base);
  const seconds = isBaseKept ? 0 : await inSeconds(() => makeBase(base, folder));
  check("the base is there", true, isBaseKept ? "kept by a former run" : `made in ${seconds} s`);
  check("the image is built", true, `in ${await inSeconds(build)} s`);
  await checkContainer();
} catch (error) {
  check("all of it was tried", false, error instanceof Error ? error.message : String(error));
} finally {
  for (const name of values["keep-base"] ? [image] : [image, base]) if (await hasImage(name)) await run("buildah", "rmi", name);
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = sum();
