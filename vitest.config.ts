import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.long.test.ts"], // they have a command of their own: npm run test:long
    globalSetup: "src/server/testing/postgres-for-tests.ts",
    setupFiles: "src/server/testing/every-test.ts",
    // Shared by the servers and threads that tests start: each would compile some 400 files for itself.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
    testTimeout: 120_000, // some start several servers, on machines with other things to do
    hookTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } }, // what is waited for comes; how soon says only how busy the machine is
    isolate: false, // a worker loads the server once for all its files, which is half of what they cost
    maxWorkers: 3, // on two cores: many wait for PostgreSQL or for servers that they start
  },
});
