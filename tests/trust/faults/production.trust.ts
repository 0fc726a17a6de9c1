import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdir, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logLines } from "#server/testing/log-lines.ts";
import { ADMINISTRATOR } from "../installation.ts";
import { sendTo } from "../send.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** `daemon`, which every system knows. */
const ORDINARY_UID = 1;

let home: string;
let program: string;
/** The program with its production packages and nothing else, as an image would hold it. */
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), "lumidar-production-")));
  program = join(home, "program");
  for (const part of ["package.json", "dist", "docs/guide", "src", "scripts", "vite.config.ts", "package-lock.json"])
    await cp(join(ROOT, part), join(program, part), { recursive: true, filter: (path) => !/\.test\.ts$|\/testing(?:\/|$)/.test(path) });
  const listed = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], { cwd: ROOT, encoding: "utf8" });
  const packages = listed.split("\n").filter((path) => path.includes("node_modules"));
  for (const path of packages.toSorted()) {
    const target = join(program, relative(ROOT, path));
    await mkdir(dirname(target), { recursive: true });
    await cp(path, target, { recursive: true, filter: (file) => file === path || !file.slice(path.length).startsWith("/node_modules") });
  }
}, 300_000);
afterAll(() => rm(home, { recursive: true }));

/** Starts it, as an ordinary user where that can be chosen; gives its URL, and what stops it. */
async function start(dataDir: string): Promise<{ url: string; output: () => string; stop: () => Promise<void> }> {
  await mkdir(dataDir);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const folder of [home, dataDir]) await chown(folder, ORDINARY_UID, ORDINARY_UID);
  const child = spawn(process.execPath, ["scripts/start.js"], {
    cwd: program,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      SEED_DEMO: "never",
      NODE_ENV: "production",
      DRAIN_SECONDS: "0",
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: "warn",
    },
    ...(isRoot && { uid: ORDINARY_UID, gid: ORDINARY_UID }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close");
  const address = () => /Site\s+(http:\/\/[^/\s]+)/.exec(output)?.[1];
  await expect.poll(() => child.exitCode !== null || address() !== undefined).toBe(true);
  return {
    url: address() ?? "",
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function checkSite(url: string): Promise<void> {
  for (const path of ["/", "/produits", "/admin/login", "/api/products", "/readyz"])
    expect((await sendTo(url, { method: "GET", path })).status, path).toBe(200);
  const { body } = await sendTo(url, { method: "POST", path: "/api/admin/login", body: ADMINISTRATOR });
  const form = new FormData();
  form.append(
    "image",
    new Blob([Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")], { type: "image/gif" }),
    "point.gif",
  );
  const headers = { authorization: `Bearer ${body.token}` };
  const uploaded = await sendTo(url, { method: "POST", path: "/api/admin/upload", body: form, headers });
  expect(uploaded.status).toBe(201);
  expect((await sendTo(url, { method: "GET", path: uploaded.body.url })).status).toBe(200);
}

it("SUP-3: as an ordinary user, with its production packages only and nothing writable but its data, it runs, and has neither tests nor source maps", async () => {
  const server = await start(join(home, "data"));
  try {
    await checkSite(server.url);
    expect(logLines(server.output())).toEqual([]);
  } finally {
    await server.stop();
  }
  expect(await readdir(join(program, "node_modules"))).not.toContain("vitest");
  const built = await readdir(join(program, "dist"), { recursive: true });
  expect(built.filter((name) => name.endsWith(".map"))).toEqual([]);
});
