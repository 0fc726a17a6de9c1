import type { Server } from "node:http";
import type { Logger } from "pino";
import type { Readiness } from "./http/health.ts";

/** Requests that have been accepted may take this long once the server closes; then their connections are cut.
 *  Source: reliability.md OPS-1. */
const ANSWER_WITHIN_MS = 6_000;
/** A part that does not close within this time is left behind: the next ones must still close. */
const CLOSE_WITHIN_MS = 2_000;
/** Whatever still hangs then is left behind. */
const EXIT_WITHIN_MS = 14_000;

type Part = { close: () => Promise<unknown>; withinMs: number };

async function closeInTime({ close, withinMs }: Part, log: Logger): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, withinMs, new Error("it took too long"));
  });
  await Promise.race([close(), late]).catch((error: unknown) => log.warn({ err: error }, "closing failed"));
  clearTimeout(timer);
}

/** Stops once, however often it is asked: no new work, accepted requests answered, then everything closed in reverse order of its opening. */
export function gracefulStop(server: Server, readiness: Readiness, log: Logger) {
  const parts: Part[] = [];
  const handled = new Set<Promise<unknown>>();
  let draining: NodeJS.Timeout | undefined;
  let stopping: Promise<never> | undefined;

  async function close(exitCode: number): Promise<never> {
    readiness.isStopping = true;
    clearTimeout(draining);
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    setTimeout(() => server.closeAllConnections(), ANSWER_WITHIN_MS).unref();
    if (server.listening) await new Promise((resolve) => server.close(resolve)); // idle connections end at once
    await closeInTime({ close: () => Promise.all(handled), withinMs: ANSWER_WITHIN_MS }, log);
    for (const part of parts.toReversed()) await closeInTime(part, log);
    return process.exit(exitCode);
  }

  const stop = (exitCode: number): Promise<never> => (stopping ??= close(exitCode));

  return {
    /** Has a request's handler run to its end before anything is closed, even if its visitor left: the server itself waits for connections only. */
    follow: (handler: Promise<unknown>): void => {
      const ended = handler.catch(() => {}).finally(() => handled.delete(ended));
      handled.add(ended);
    },
    /** Runs `close` when the server stops, before what was opened earlier. */
    onStop: (close: Part["close"], withinMs = CLOSE_WITHIN_MS) => parts.push({ close, withinMs }),
    stop,
    /** Says that it is not ready any more, and stops after that time, in which balancers learn it; asked again, it stops at once. */
    stopSoon: (drainMs: number): void => {
      if (readiness.isStopping) return void stop(0);
      readiness.isStopping = true;
      draining = setTimeout(() => void stop(0), drainMs);
    },
  };
}
