import type { Server } from "node:http";
import type { Logger } from "pino";
import type { Readiness } from "./http/health.ts";

/** Requests that have been accepted may take this long once the server is told to stop; then their connections are cut.
 *  Source: reliability.md OPS-1. */
const ANSWER_WITHIN_MS = 10_000;
/** Whatever still hangs then is left behind. */
const EXIT_WITHIN_MS = 14_000;

type Close = () => Promise<unknown>;

/** Stops once, however often it is asked: no new work, accepted requests answered, then everything closed in reverse order of its opening. */
export function gracefulStop(server: Server, readiness: Readiness, log: Logger) {
  const closes: Close[] = [];
  let stopping: Promise<never> | undefined;

  async function stop(exitCode: number): Promise<never> {
    readiness.isStopping = true;
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    setTimeout(() => server.closeAllConnections(), ANSWER_WITHIN_MS).unref();
    if (server.listening) await new Promise((resolve) => server.close(resolve)); // idle connections end at once
    for (const close of closes.toReversed()) await close().catch((error: unknown) => log.error({ err: error }, "closing failed"));
    return process.exit(exitCode);
  }

  return {
    /** Runs `close` when the server stops, before what was opened earlier. */
    onStop: (close: Close) => closes.push(close),
    stop: (exitCode: number): Promise<never> => (stopping ??= stop(exitCode)),
  };
}
