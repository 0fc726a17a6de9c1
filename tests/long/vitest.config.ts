import { join } from "node:path";
import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** Every unit and server test, the long ones too. */
export default defineConfig({ root: join(import.meta.dirname, "../.."), test: { ...base.test, exclude: ["**/node_modules/**"] } });
