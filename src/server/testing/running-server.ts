import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../../..");

const manifestSchema = z.object({ scripts: z.object({ start: z.string().startsWith("node ") }) });

/** The arguments that `npm start` gives to node in a checkout; another commit may have other ones. */
function startWords(root: string): string[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return manifest.scripts.start.split(" ").slice(1);
}

/** A server in a process of its own, as an operator runs it. */
export type RunningServer = {
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** Its URL; resolves once it prints that it is ready, rejects if it ends before. */
  ready: Promise<string>;
  /** Resolves when it has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  output: () => string;
};

/** Starts the built server of a checkout on a free port. `environment` is all it gets besides PATH and HOME; with a
 *  PUBLIC_URL it names the PORT too. */
export function runServer(environment: NodeJS.ProcessEnv, root = ROOT): RunningServer {
  const child = spawn(process.execPath, startWords(root), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      SEED_DEMO: "never",
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended: RunningServer["ended"] = new Promise((resolve) => child.once("close", (code, signal) => resolve({ code, signal })));
  const ready = new Promise<string>((resolve, reject) => {
    let address: string | undefined;
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // looked for once: what a server logs later may be long
      address ??= /Site\s+(https?:\/\/[^/\s]+)/.exec(output)?.[1];
      if (address) resolve(environment.PUBLIC_URL ? `http://127.0.0.1:${environment.PORT}` : address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then(() => reject(new Error(`ended before it was ready: ${output}`)), reject);
  });
  ready.catch(() => {}); // a test that expects a refusal looks at `ended`
  return { process: child, ready, ended, output: () => output };
}
