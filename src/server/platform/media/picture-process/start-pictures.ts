import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { AppError } from "#server/platform/errors/app-error.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import type { DecodedImage, ImageFacts, Rendition } from "./decode-image.ts";

/** Results, by the kind of task. */
export type PictureResults = { encode: Uint8Array; decode: DecodedImage; facts: ImageFacts };

/** Tasks for the process. `bytes` are those of a picture's file. */
export type PictureTask =
  | { kind: "encode"; rendition: Rendition }
  | { kind: "decode"; bytes: Uint8Array; originalName: string }
  | { kind: "facts"; bytes: Uint8Array };

type Failure = { code: unknown; message: string };

export type PictureRequest = { id: number; task: PictureTask };
export type PictureReply =
  | { id: number; result: PictureResults[keyof PictureResults]; failure?: never }
  | { id: number; result?: never; failure: Failure };

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/** Lower priority of the process, behind the requests. A visitor may be waiting for it, so it is not the lowest: a busy
 *  machine would starve it. */
const LOW_PRIORITY = 5;

/** Settings of the C library: one arena, and large blocks given back at once. Otherwise freed memory stays, 620 MB of
 *  it after 120 pictures instead of 260. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Idle time after which the process ends, in milliseconds: its start takes longer than most tasks. */
const IDLE_MS = 10_000;

/** Renditions encoded at once: two take as long, and more memory. */
const ENCODED_AT_ONCE = 1;
/** Sent pictures decoded at once. */
const DECODED_AT_ONCE = 2;

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}

function toError({ code, message }: Failure): Error {
  return code === "unsupported_media_type" ? new AppError(code, message) : Object.assign(new Error(message), { code });
}

/** Sends tasks to a process that starts with the first one and ends when it has had nothing to do for a while. */
function createProcess(): <Kind extends keyof PictureResults>(task: PictureTask & { kind: Kind }) => Promise<PictureResults[Kind]> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle({ id, result, failure }: PictureReply): void {
    const asked = waiting.get(id);
    if (!asked) return; // refused with the process that had it
    waiting.delete(id);
    if (failure) asked.reject(toError(failure));
    else asked.resolve(result as never); // of the kind that was asked for
    if (waiting.size === 0) idle = setTimeout(() => child?.disconnect(), IDLE_MS).unref();
  }

  function lose(lost: ChildProcess): void {
    if (lost !== child) return;
    child = undefined;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(new Error("the process that works on pictures has ended"));
    waiting.clear();
  }

  function start(): ChildProcess {
    // It needs no variable of our environment, least of all the secrets.
    const started = fork(`${import.meta.dirname}/picture-process.ts`, { serialization: "advanced", execArgv: [], env: MEMORY_ENVIRONMENT });
    lowerPriority(started);
    started.on("message", (answered: PictureReply) => settle(answered));
    started.once("disconnect", () => lose(started)).once("error", () => lose(started));
    started.unref(); // a server that stops does not wait for it
    started.channel?.unref();
    return started;
  }

  return (task) => {
    clearTimeout(idle);
    child ??= start();
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    waiting.set(id, { resolve, reject });
    child.send(
      { id, task } satisfies PictureRequest,
      (error) => error && settle({ id, failure: { code: undefined, message: error.message } }),
    );
    return promise;
  };
}

/** Works on pictures in a process of its own, so that their memory and time never burden the server. */
export function startPictures() {
  const run = createProcess();
  const encoding = limitConcurrency(ENCODED_AT_ONCE);
  const decoding = limitConcurrency(DECODED_AT_ONCE);
  return {
    /** Encodes a width and format of a stored picture. Fails as `isDamagedPicture` recognises where it does not
     *  decode. */
    encode: (rendition: Rendition) => encoding(() => run({ kind: "encode", rendition })),
    /** Decodes a sent picture and encodes it as it is stored. Fails with `unsupported_media_type`. */
    decode: (bytes: Uint8Array, originalName: string) => decoding(() => run({ kind: "decode", bytes, originalName })),
    /** Reads the facts of a picture that is stored as it is. */
    readFacts: (bytes: Uint8Array) => decoding(() => run({ kind: "facts", bytes })),
  };
}

export type Pictures = ReturnType<typeof startPictures>;
