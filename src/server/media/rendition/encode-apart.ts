import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import type { Rendition } from "./encode-rendition.ts";

/** What the process is sent, and what it sends back. */
export type Asked = { id: number; rendition: Rendition };
export type Encoded = { id: number; bytes: Uint8Array; failure?: never } | { id: number; failure: { code: unknown; message: string } };

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/** How far encoding steps back behind the requests: a visitor may be waiting for it, so not so far that a busy machine forgets it. */
const LOW_PRIORITY = 5;

/** What the C library is told: one arena, and large blocks given back at once. Else what is freed stays, 620 MB of it after 120 pictures instead of 260. */
const MEMORY = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** How long the process waits for more: its start takes longer than most encodings. */
const IDLE_MS = 10_000;

function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}

/** Encodes renditions in a process of its own, which ends when it has nothing more to do: neither the memory that pictures take nor the time is the server's. */
export function createEncoding(): (rendition: Rendition) => Promise<Uint8Array> {
  const waiting = new Map<number, Waiting>();
  let encoder: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle({ id, ...outcome }: Encoded): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (outcome.failure) asked?.reject(Object.assign(new Error(outcome.failure.message), { code: outcome.failure.code }));
    else asked?.resolve(outcome.bytes);
    if (waiting.size === 0) idle = setTimeout(() => encoder?.disconnect(), IDLE_MS).unref();
  }

  function lose(lost: ChildProcess): void {
    if (lost !== encoder) return;
    encoder = undefined;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(new Error("the process that encodes pictures has ended"));
    waiting.clear();
  }

  function start(): ChildProcess {
    // It needs none of our environment, least of all what is secret.
    const started = fork(`${import.meta.dirname}/rendition-process.ts`, { serialization: "advanced", execArgv: [], env: MEMORY });
    stepBack(started);
    started.on("message", (encoded: Encoded) => settle(encoded));
    started.once("disconnect", () => lose(started)).once("error", () => lose(started));
    started.unref(); // a server that stops does not wait for it
    started.channel?.unref();
    return started;
  }

  return (rendition) => {
    clearTimeout(idle);
    encoder ??= start();
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.set(id, { resolve, reject });
    encoder.send(
      { id, rendition } satisfies Asked,
      (error) => error && settle({ id, failure: { code: undefined, message: error.message } }),
    );
    return promise;
  };
}
