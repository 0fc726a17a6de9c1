import type { Server } from "node:http";
import type { Logger } from "pino";
import type { Readiness } from "./health.ts";

/** Time that accepted requests have after the server closes; then their connections are cut. Source: OPS-1. */
const REQUEST_TIMEOUT_MS = 6_000;
/** A resource that does not close within this time is skipped: the next ones must still close. */
const CLOSE_TIMEOUT_MS = 2_000;
/** Longest time until the process exits, whatever is still open. */
const EXIT_TIMEOUT_MS = 14_000;

type Resource = { close: () => Promise<unknown>; timeoutMs: number };

async function closeInTime({ close, timeoutMs }: Resource, log: Logger): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, timeoutMs, new Error("it took too long"));
  });
  await Promise.race([close(), late]).catch((error: unknown) => log.warn({ err: error }, "closing failed"));
  clearTimeout(timer);
}

/** Stops once, however often it is called: refuses new requests, answers the accepted ones, then closes every resource
 *  in reverse order of its opening. */
export function gracefulStop(server: Server, readiness: Readiness, log: Logger) {
  const resources: Resource[] = [];
  const handlers = new Set<Promise<unknown>>();
  let draining: NodeJS.Timeout | undefined;
  let stopping: Promise<never> | undefined;

  async function close(exitCode: number): Promise<never> {
    readiness.isStopping = true;
    clearTimeout(draining);
    setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref();
    setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS).unref();
    if (server.listening) await new Promise((resolve) => server.close(resolve)); // idle connections end at once
    await closeInTime({ close: () => Promise.all(handlers), timeoutMs: REQUEST_TIMEOUT_MS }, log);
    for (const resource of resources.toReversed()) await closeInTime(resource, log);
    return process.exit(exitCode);
  }

  const stop = (exitCode: number): Promise<never> => (stopping ??= close(exitCode));

  return {
    /** Runs a request's handler to its end before any resource is closed, even if the visitor has left: the HTTP server
     *  itself waits for connections only. */
    follow: (handler: Promise<unknown>): void => {
      const ended = handler.catch(() => {}).finally(() => handlers.delete(ended));
      handlers.add(ended);
    },
    /** Registers `close` for the stop of the server; it runs before those registered earlier. */
    onStop: (close: Resource["close"], timeoutMs = CLOSE_TIMEOUT_MS) => resources.push({ close, timeoutMs }),
    stop,
    /** Reports itself as not ready, and stops after `drainMs`, so that load balancers notice; a second call stops at
     *  once. */
    stopSoon: (drainMs: number): void => {
      if (readiness.isStopping) return void stop(0);
      readiness.isStopping = true;
      draining = setTimeout(() => void stop(0), drainMs);
    },
  };
}
