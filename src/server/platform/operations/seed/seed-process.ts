import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const COMMAND = join(import.meta.dirname, "../../../../../scripts/db.ts");

/** Most of its heap in megabytes, twice what it holds at once: V8 would let garbage grow with the machine's memory. */
const HEAP_MB = 128;

/** Fills an empty database with the demo content in a process of its own, whose memory goes with it: 160 MB that the
 *  server would keep. Fails with the last words of the process. */
export async function seedInProcess(env: NodeJS.ProcessEnv, onStop: (stop: () => Promise<void>) => void): Promise<void> {
  const seeding = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, COMMAND, "seed"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  onStop(async () => void seeding.kill());
  const [failure, [code]] = await Promise.all([text(seeding.stderr), once(seeding, "close")]);
  if (code !== 0) throw new Error(`the demo content was not written: ${failure.trim()}`);
}
