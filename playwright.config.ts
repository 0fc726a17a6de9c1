import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: /\.long\.spec\.ts$/, // they have a command of their own: npm run test:long
  globalSetup: "./tests/e2e/site/template.ts",
  workers: 4, // two would leave the processor idle while they wait; each with a server and content of its own (tests/e2e/site)
  fullyParallel: true,
  // What is waited for comes; how soon says only how busy the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "fr-FR",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    contextOptions: { reducedMotion: "reduce" }, // what moves makes a journey wait, and a colour on its way to another one is measured as neither
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    { name: "phone", grep: /@phone/, use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } }, // at its 2.6 each frame has seven times the pixels
  ],
});
