import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The long tests of threats: `npm run test:trust`, never `npm test`. One file at a time, because they measure. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["tests/trust/**/*.trust.ts"],
    setupFiles: "src/server/testing/every-test.ts",
    testTimeout: 900_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 1,
  },
});
