import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import type { Postmaster } from "./postmaster.ts";

/** Longest pause before another start: a cluster that dies at once, as on a full disk, must not take the machine with it, and must be there as
 *  soon as it can. */
const PAUSE_MAX_MS = 2_000;
const FIRST_PAUSE_MS = 125;
/** One that ran this long is started again at once. */
const STEADY_MS = 10_000;

/** Keeps a postmaster running: starts another one when it ends on its own, and again later when that fails. Never throws.
 *  The returned function ends it for good; a second call waits for the same end. */
export function supervise(
  first: Postmaster,
  startAnother: (signal: AbortSignal) => Promise<Postmaster>,
  onLog: (line: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let current: Postmaster | undefined = first;
  const interrupt = () => current?.interrupt();
  process.once("exit", interrupt); // a server that falls takes its database along, unless it is killed
  const finished = watch();

  async function watch(): Promise<void> {
    const stopped = once(stopping.signal, "abort");
    let delay = 0;
    let startedAt = Date.now();
    while (!stopping.signal.aborted) {
      if (current) {
        const end = await Promise.race([current.ended, stopped.then(() => "stop")]);
        if (stopping.signal.aborted) break;
        onLog(`embedded PostgreSQL ended on its own (${end}): starting it again`);
        if (Date.now() - startedAt > STEADY_MS) delay = 0;
      }
      current = undefined;
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => {}); // cut short by the stop
      if (stopping.signal.aborted) break;
      delay = Math.min(PAUSE_MAX_MS, Math.max(FIRST_PAUSE_MS, delay * 2));
      startedAt = Date.now();
      current = await startAnother(stopping.signal).catch((error: unknown) => {
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
