import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { reasonOf } from "#server/start-error.ts";
import type { Postmaster } from "./postmaster.ts";

/** At most this many new starts in this time: a cluster that dies at once must not take the machine with it. */
const RESTARTS = 3;
const RESTARTS_WINDOW_MS = 60_000;

/** Keeps a postmaster running: starts another one when it ends on its own, and again later when that fails. Never throws.
 *  The returned function ends it for good; a second call waits for the same end. */
export function supervise(first: Postmaster, startAnother: () => Promise<Postmaster>, onLog: (line: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  let current: Postmaster | undefined = first;
  const interrupt = () => current?.interrupt();
  process.once("exit", interrupt); // a server that falls takes its database along, unless it is killed
  const finished = watch();

  async function watch(): Promise<void> {
    const stopped = once(stopping.signal, "abort");
    const restarts: number[] = [];
    while (!stopping.signal.aborted) {
      if (current) {
        const end = await Promise.race([current.ended, stopped.then(() => "stop")]);
        if (stopping.signal.aborted) break;
        onLog(`embedded PostgreSQL ended on its own (${end}): starting it again`);
      }
      current = undefined;
      await pause(nextDelay(restarts), undefined, { signal: stopping.signal }).catch(() => {}); // cut short by the stop
      if (stopping.signal.aborted) break;
      restarts.push(Date.now());
      current = await startAnother().catch((error: unknown) => {
        onLog(`embedded PostgreSQL did not start again: ${reasonOf(error)}`);
        return undefined;
      });
    }
    await current?.stop();
    process.off("exit", interrupt);
  }

  return () => {
    stopping.abort();
    return finished;
  };
}

function nextDelay(restarts: number[]): number {
  const oldest = restarts.at(-RESTARTS);
  return oldest === undefined ? 0 : Math.max(0, oldest + RESTARTS_WINDOW_MS - Date.now());
}
