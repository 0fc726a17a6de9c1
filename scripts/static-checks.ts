import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** What reads the sources without running them. */
const CHECKS = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "types", command: ["tsc", "-b"] },
  { name: "dead code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
];

/** Runs a program of the project, its output shown; gives its exit code. */
export function run(command: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const [program = "", ...words] = command;
  const child = spawn(join(ROOT, "node_modules/.bin", program), words, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs every static check, also after one failed, and gives the names of those that failed. */
export async function failedStaticChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, command } of CHECKS) {
    if ((await run(command)) !== 0) failed.push(name);
  }
  return failed;
}

export const STATIC_CHECK_COUNT = CHECKS.length;
