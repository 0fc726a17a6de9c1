import { execFile, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const VERSIONS = "/usr/lib/postgresql";

/** Installs Debian's PostgreSQL where it is missing. */
function binaries(): string {
  const listVersions = () => (existsSync(VERSIONS) ? readdirSync(VERSIONS) : []);
  if (listVersions().length === 0) {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { stdio: "ignore" });
  }
  const [version] = listVersions().toSorted((a, b) => Number(b) - Number(a));
  if (!version) throw new Error("PostgreSQL could not be installed");
  return join(VERSIONS, version, "bin");
}

/** A PostgreSQL of Debian's in a folder of its own. */
export type DebianPostgres = {
  home: string;
  url: string;
  /** Starts it, with more settings as `-c` takes them. */
  start: (settings?: Record<string, string>) => Promise<unknown>;
  /** Process id of the postmaster. */
  pid: () => number;
  /** Signals the postmaster and all its processes. With `SIGKILL` nothing is written, and clients get no message. */
  signal: (name: "SIGSTOP" | "SIGCONT" | "SIGKILL") => void;
  promote: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

/** PostgreSQL servers in folders below one. PostgreSQL refuses to run as root: then it runs as `postgres`. */
export function debianPostgres(folder: string) {
  const bin = binaries();
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);

  const run = (program: string, ...words: string[]) => {
    const command = [join(bin, program), ...words];
    const [first = "", ...others] = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", ...command] : command;
    // the caller may also forward connections: it must not stand still
    return promisify(execFile)(first, others, { cwd: "/" });
  };

  /** An empty folder of PostgreSQL's own. */
  function makeFolder(name: string): string {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (isRoot) execFileSync("chown", ["postgres:", path]);
    return path;
  }

  /** A server over a folder of that name, which it makes; `settings` as `-c` takes them. */
  function server(name: string, port: number, settings: Record<string, string> = {}): DebianPostgres {
    const home = makeFolder(name);
    const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: "100", ...settings };
    const options = (more: Record<string, string>) =>
      Object.entries({ ...all, ...more }).map(([setting, value]) => `-c ${setting}='${value}'`);
    const control = (...words: string[]) => run("pg_ctl", "-D", home, "-l", join(home, "server.log"), "-w", ...words);
    const pid = () => Number(readFileSync(join(home, "postmaster.pid"), "utf8").split("\n")[0]);
    return {
      home,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start: (more = {}) => control("-o", `-p ${port} ${options(more).join(" ")}`, "start"),
      pid,
      signal: (signal) => {
        const postmaster = pid();
        const started = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").split(" ").filter(Boolean);
        for (const each of [postmaster, ...started.map(Number)]) process.kill(each, signal);
      },
      promote: () => control("promote"),
      stop: () => control("-m", "immediate", "stop"),
    };
  }

  const initialise = ({ home }: DebianPostgres) =>
    run("initdb", "-D", home, "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync");
  return { run, makeFolder, server, initialise };
}
