import { defineConfig } from "@playwright/test";
import base, { DESKTOP, PHONE } from "../../playwright.config.ts";

/** The journeys tagged @long, which `npm test` leaves out. */
export default defineConfig({
  ...base,
  testDir: "../e2e",
  globalSetup: "../e2e/site/template.ts",
  projects: [
    { name: "desktop", grep: /@long/, grepInvert: /@phone/, use: DESKTOP },
    { name: "phone", grep: /(?=.*@phone)(?=.*@long)/, use: PHONE },
  ],
});
