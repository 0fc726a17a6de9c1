import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

/** Runs a program; gives what it wrote, trimmed. Fails with its errors. */
export async function run(program: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Runs a program as `run` does, and shows what it writes: for what takes minutes. */
export async function runAloud(program: string, ...words: string[]): Promise<void> {
  const [code] = await once(spawn(program, words, { stdio: "inherit" }), "close");
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

/** The settings that npm passes to the scripts that it runs. */
export function npmVariable(name: string): string {
  const value = process.env[`npm_${name}`];
  if (value === undefined) throw new Error(`npm_${name} is set by npm: start this by « npm run test:image »`);
  return value;
}
