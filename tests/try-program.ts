import { spawnSync } from "node:child_process";

/** Programs of root stand beside those of everybody. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

/** Runs a program; returns its exit code, undefined where there is none of that name, and its output. */
export function tryProgram(
  program: string,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): { code: number | undefined; output: string } {
  const { status, error, stdout, stderr } = spawnSync(program, words, {
    encoding: "utf8",
    env: { HOME: "/nonexistent", ...environment, PATH },
  });
  return { code: error ? undefined : (status ?? 1), output: `${stdout}${stderr}` };
}

/** Whether a program is there and says that it works. */
export const works = (program: string, ...words: string[]) => tryProgram(program, words).code === 0;
