import { execFileSync } from "node:child_process";

/** Installs a package of Debian's whose program is missing. Needs root. */
export function ensureProgram(program: string, name: string): void {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore", env: { PATH: PATH_OF_ROOT } });
  } catch {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { stdio: "inherit" });
  }
}

/** PATH with root's folders of programs: nginx is in one. */
export const PATH_OF_ROOT = `${process.env.PATH}:/usr/sbin:/sbin`;
