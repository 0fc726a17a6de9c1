// A server reduced to its database, for tests that kill it: prints its URL, waits, stops on SIGTERM.
import { StartError } from "#server/platform/errors/start-error.ts";
import { startEmbeddedPostgres } from "../embedded-postgres.ts";

try {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "" });
  process.once("SIGTERM", () => void stop());
  console.log(url);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
