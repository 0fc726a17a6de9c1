import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { settingsOf, SHARED_PORT } from "./swift.ts";

const { endpoint, bucket, accessKeyId, secretAccessKey } = settingsOf(SHARED_PORT);

/** The tests of uploads again, over an object store, and those of the store itself: `npm run test:object-store`. One
 *  file at a time: they share a bucket. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["src/server/platform/media/*.test.ts", "tests/object-store/*.store.ts"],
    globalSetup: ["src/server/testing/postgres-for-tests.ts", "tests/object-store/swift.ts"],
    setupFiles: "src/server/testing/every-test.ts",
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 1,
  },
});
