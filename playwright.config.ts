import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

/** E2E_PORT lets two checkouts run their journeys at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 3199);

/** Where distributions put Chromium; CHROMIUM_PATH says where else it is. */
const chromium = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);
if (!chromium) throw new Error("The journeys need a Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.");

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  workers: 1, // the journeys share one server and its catalogue, and the machine has two cores
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "fr-FR",
    launchOptions: { executablePath: chromium, args: QUIET },
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    { name: "phone", grep: /@phone/, use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: "npm start",
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(PORT),
      // The workers read this file too; they must not make a folder of their own each.
      DATA_DIR: (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "lumidar-e2e-"))),
      ADMIN_USERNAME: "admin",
      ADMIN_PASSWORD: "un mot de passe de test",
      LOG_LEVEL: "error",
    },
  },
});
