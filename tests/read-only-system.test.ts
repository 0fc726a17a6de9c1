import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { PASSWORD, tokenOf } from "#server/testing/run-servers.ts";
import { buildWhatIsStale } from "../scripts/build.ts";

const ROOT = resolve(import.meta.dirname, "..");

const uploadSchema = z.object({ url: z.string() });

/** Builds the command that runs as under `deploy/lumidar.service` and in containers. The user is unprivileged and
 *  without capabilities; the system is read only but for one folder and /tmp. */
function restrict(dataDir: string, command: string[]): string[] {
  const mounts = [
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    "--tmpfs",
    "/tmp",
    "--ro-bind",
    ROOT,
    ROOT,
    "--bind",
    dataDir,
    dataDir,
  ];
  const person = ["--unshare-user", "--uid", "1000", "--gid", "1000", "--unshare-pid", "--cap-drop", "ALL", "--die-with-parent"];
  return [...mounts, ...person, "--chdir", ROOT, "--", ...command];
}

const canRestrict = spawnSync("bwrap", restrict("/var", ["true"])).status === 0;

describe.skipIf(!canRestrict)(
  `on a system that is read only${canRestrict ? "" : " (skipped: bubblewrap is not there, or may not)"}`,
  () => {
    let dataDir: string;
    let url: string;
    let stop: () => Promise<unknown>;

    beforeAll(async () => {
      await buildWhatIsStale();
      dataDir = await mkdtemp(join(tmpdir(), "lumidar-restricted-"));
      const port = await findFreePort();
      url = `http://127.0.0.1:${port}`;
      const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
      const words = scripts.start.split(" ").slice(1); // without « node »
      const server = spawn("bwrap", restrict(dataDir, [process.execPath, ...words]), {
        stdio: "ignore",
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: "/tmp/node-compile-cache",
          PORT: String(port),
          DATA_DIR: dataDir,
          ADMIN_PASSWORD: PASSWORD,
          SEED_DEMO: "never",
          LOG_LEVEL: "error",
        },
      });
      const ended = once(server, "close");
      stop = async () => {
        server.kill("SIGKILL");
        await ended;
      };
    }, 120_000);
    afterAll(async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    it("nothing else can be written", () => {
      const write = (path: string) => spawnSync("bwrap", restrict(dataDir, ["touch", path])).status;
      for (const path of [join(ROOT, "dist/planted"), "/etc/planted", "/usr/planted"]) expect(write(path), path).not.toBe(0);
      expect(write(join(dataDir, "planted"))).toBe(0);
    });

    it("its own PostgreSQL starts, pages are rendered, uploads stored, and their renditions made", async () => {
      await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status).toBe(200);
      expect((await fetch(`${url}/produits`)).status).toBe(200);
      const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c9822b" } })
        .png()
        .toBuffer();
      const data = new FormData();
      data.append("image", new Blob([new Uint8Array(image)], { type: "image/png" }), "photo.png");
      const headers = { authorization: `Bearer ${await tokenOf(url)}` };
      const uploaded = await fetch(`${url}/api/admin/upload`, { method: "POST", headers, body: data });
      expect(uploaded.status).toBe(201);
      const { url: path } = uploadSchema.parse(await uploaded.json());
      expect((await fetch(url + path.replace(".webp", "-full.webp"))).status).toBe(200);
      expect((await fetch(`${url}/partage/fr.jpg`)).status).toBe(200);
    });
  },
);
