import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendRaw } from "#server/testing/send-raw.ts";
import type { Answer } from "../send.ts";
import { ADMINISTRATOR, type Installation, openInstallation } from "../installation.ts";
import { report } from "./setting.ts";

const preload = (name: string) => `--import=${pathToFileURL(join(import.meta.dirname, "preloads", `${name}.ts`)).href}`;

let site: Installation;
let folder: string;
const breakLayer = (layer: string) => writeFile(join(folder, "layer"), layer);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-throw-"));
  await breakLayer("");
  site = await openInstallation({ NODE_OPTIONS: preload("throw"), THROW_FILE: join(folder, "layer") });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

let asked = 0;
async function upload(): Promise<Answer> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  form.append("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "porte.png");
  return site.asAdmin("POST", "/api/admin/upload", form);
}

const LAYERS: [layer: string, ask: () => Promise<Answer>][] = [
  ["middleware", () => site.send("GET", "/api/features")],
  ["procedure", () => site.send("GET", `/api/products?q=lampe${asked++}`)],
  ["database", () => site.asAdmin("GET", "/api/admin/slides")],
  ["database", () => site.asAdmin("GET", "/trpc/slides.list")],
  ["rendering", () => site.send("GET", `/contact?x=${asked++}`)],
  ["compression", () => site.send("GET", `/produits?q=lampe${asked++}`, undefined, { "accept-encoding": "br" })],
  ["upload", upload],
];

describe("OPS-8 what is thrown and expected by no one", () => {
  it.each(LAYERS)(
    "in the layer « %s » is a 500 with the id of its line in the log, and tells nothing; the next request is answered",
    async (layer, ask) => {
      const before = await ask();
      expect(before.status).toBeLessThan(300);
      await breakLayer(layer);
      const { status, headers, text } = await ask();
      await breakLayer("");
      expect(status).toBe(500);
      expect(text).not.toMatch(/forced|TypeError|node_modules|\.ts\b|select /);
      expect(text).toMatch(/inattendue|erreur|problème/i);
      const id = headers.get("x-request-id");
      const isLogged = () =>
        site.logLines().some(({ request_id, err }) => request_id === id && JSON.stringify(err).includes(`forced in ${layer}`));
      await expect.poll(isLogged, { message: "logged with its stack, under the id that the visitor got" }).toBe(true);
      expect((await ask()).status).toBe(before.status);
      expect(site.server().process.exitCode).toBeNull();
    },
  );

  it.each(["timer", "rejection"])(
    "outside any request (%s) is logged, ends the server with code 1 after the requests under way, and it starts again",
    async (way) => {
      await breakLayer(way);
      const login = JSON.stringify(ADMINISTRATOR); // verifying it takes longer than the next request
      const head = `POST /api/admin/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(login)}`;
      const underWay = sendRaw(site.url(), `${head}\r\n\r\n${login}`);
      await site.send("GET", "/healthz"); // by now it was read
      site.server().process.kill("SIGUSR2");
      expect((await underWay).status).toBe(200);
      expect(await site.server().ended).toEqual({ code: 1, signal: null });
      const line = site.logLines().find(({ level }) => level === 60);
      expect(line).toMatchObject({ msg: "uncaught error", err: { type: "TypeError", message: `forced in ${way}` } });
      await breakLayer("");
      await site.start();
      expect((await site.send("GET", "/readyz")).status).toBe(200);
    },
  );
});

it("OPS-4: a server that gets no processor for 13 s, as on a busy machine, goes on afterwards", async () => {
  await site.stop();
  await site.start({ NODE_OPTIONS: preload("hang") });
  site.server().process.kill("SIGHUP");
  const since = performance.now();
  await expect
    .poll(
      async () => (await site.send("GET", "/healthz").catch(() => ({ status: 0 }))).status === 200 && performance.now() - since > 13_000,
    )
    .toBe(true);
  expect(site.server().process.signalCode).toBeNull();
});

it("OPS-4: a server whose event loop stands still ends itself after ten seconds of processor time, and the next one takes its database over", async () => {
  await site.stop();
  await site.start({ NODE_OPTIONS: preload("hang") });
  const since = performance.now();
  site.server().process.kill("SIGUSR2");
  expect((await site.server().ended).signal).toBe("SIGKILL");
  const ended = performance.now() - since;
  await site.start();
  report("OPS-4", { endedAfterMs: Math.round(ended), readyAgainAfterMs: Math.round(performance.now() - since) });
  expect(ended, "15 s, and what a busy machine adds").toBeLessThan(60_000);
  expect((await site.send("GET", "/readyz")).status).toBe(200);
});
