import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";

/** The whole environment of PostgreSQL: neither the server's secrets nor a PG* or LC_* variable that would change its
 *  behaviour or output. */
const ENVIRONMENT = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" };

/** A program that keeps running; its messages come by `stderr`. */
export type StartedProgram = ChildProcessByStdio<null, null, Readable>;

/** Starts a program that survives a Ctrl-C in the terminal, which reaches the whole process group: only we stop it. */
export function start([program = "", ...words]: readonly string[]): StartedProgram {
  return spawn(program, words, { detached: true, env: ENVIRONMENT, stdio: ["ignore", "ignore", "pipe"] });
}

/** Runs a program to its end. Throws an `Error` with the last line it wrote to stderr when it fails. */
export async function run([program = "", ...words]: readonly string[], input = ""): Promise<void> {
  const child = spawn(program, words, { env: ENVIRONMENT, stdio: ["pipe", "ignore", "pipe"] });
  child.stdin.on("error", () => {}); // it ended before it read everything: its exit code says why
  child.stdin.end(input);
  const [[code], output] = await Promise.all([once(child, "close"), text(child.stderr)]);
  if (code !== 0) throw new Error(findFailure(output.split("\n")) ?? `${program} ended with code ${code}`);
}

/** Finds the line that says why a PostgreSQL program failed: the last fatal one, else the last one. */
export function findFailure(lines: string[]): string | undefined {
  const isFatal = (line: string) => /(FATAL|PANIC|error):/.test(line);
  return (lines.findLast(isFatal) ?? lines.findLast((line) => line.trim() !== ""))?.trim();
}
