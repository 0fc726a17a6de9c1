import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.ts";

/** A small laptop. */
export const DESKTOP = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };
/** A phone with one pixel a point: at the device's own 2.6 each frame has seven times as many. */
export const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** A journey's pages live for seconds: what V8 spends on optimising their scripts is a tenth of the whole run. */
const UNOPTIMISED = "--js-flags=--no-opt --no-maglev";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/site/template.ts",
  workers: 4, // two would leave the processor idle while they wait; each with a server and content of its own (tests/e2e/site)
  fullyParallel: true,
  // What is waited for comes; how soon says only how busy the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "fr-FR",
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, UNOPTIMISED] },
    contextOptions: { reducedMotion: "reduce" }, // what moves makes a journey wait, and a colour on its way to another one is measured as neither
  },
  // Journeys tagged @long have a command of their own: npm run test:long.
  projects: [
    { name: "desktop", grepInvert: /@phone|@long/, use: DESKTOP },
    { name: "phone", grep: /@phone/, grepInvert: /@long/, use: PHONE },
  ],
});
