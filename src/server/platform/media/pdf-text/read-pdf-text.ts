import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";

/** Longest time that a document may take, and the most memory that reading it may: what inflates without end is given up. */
const TIMEOUT_MS = 20_000;
const MEMORY_MAX_BYTES = 400 * 1024 * 1024;
const MEMORY_CHECK_MS = 50;

/** How far reading steps back behind the requests. */
const LOW_PRIORITY = 10;

const PAGE_BYTES = 4096;

/** The memory of a process, where the system tells it as Linux does. */
async function memoryOf(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(pages.split(" ")[1] ?? 0) * PAGE_BYTES;
}

/** The text of a PDF, as far as it can be read within limits; undefined where it cannot. Read by a process of its own, one that may take neither
 *  the server's time nor its memory, and ends with `signal`. */
export async function readPdfText(bytes: Uint8Array, signal?: AbortSignal): Promise<string | undefined> {
  const reader = spawn(process.execPath, [`${import.meta.dirname}/pdf-reader.ts`], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    env: {}, // it needs none of ours, least of all what is secret
    ...(signal && { signal }),
  });
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  reader.once("error", () => resolve(false));
  reader.once("close", (code) => resolve(code === 0));
  const { pid } = reader;
  if (pid === undefined) return undefined;
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
  const watch = setInterval(() => {
    void memoryOf(pid).then((size) => size > MEMORY_MAX_BYTES && reader.kill("SIGKILL"));
  }, MEMORY_CHECK_MS);
  reader.stdin.on("error", () => {}); // It ended before it had read everything: its exit code says why.
  reader.stdin.end(bytes);
  const printed = text(reader.stdout).catch(() => "");
  const isRead = await ended;
  clearInterval(watch);
  return isRead ? printed : undefined;
}
