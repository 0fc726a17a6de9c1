import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** Every journey, the long ones too. */
export default defineConfig({ ...base, testDir: "../e2e", globalSetup: "../e2e/site/template.ts", testIgnore: [] });
