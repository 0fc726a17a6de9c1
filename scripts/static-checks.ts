import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Programs that check the sources without running them. */
const CHECKS = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  // One checker a program: each has the types of every file for itself, and takes the processor as often again.
  { name: "types", command: ["tsc", "-b", "--checkers", "1"] },
  { name: "dead code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
  { name: "style", command: ["node", "scripts/check-style.ts"] },
];

/** Runs a program of the project, its output shown, and gives its exit code. `priority` is that of `os.setPriority`. */
export function run(command: string[], environment: NodeJS.ProcessEnv = {}, priority = 0): Promise<number> {
  const [program = "", ...words] = command;
  const child = spawn(join(ROOT, "node_modules/.bin", program), words, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority);
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs every static check, two at a time, also after one failed, and gives the names of those that failed. */
export async function failedStaticChecks(): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...CHECKS];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) if ((await run(check.command)) !== 0) failed.push(check.name);
  };
  await Promise.all([work(), work()]);
  return failed;
}

export const STATIC_CHECK_COUNT = CHECKS.length;
