import { execFile, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server, type Socket, connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { portOf } from "#server/connection/port-of.ts";

const VERSIONS = "/usr/lib/postgresql";

/** Installs Debian's PostgreSQL where it is missing. */
function binaries(): string {
  const found = () => (existsSync(VERSIONS) ? readdirSync(VERSIONS) : []);
  if (found().length === 0) {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { stdio: "ignore" });
  }
  const [version] = found().toSorted((a, b) => Number(b) - Number(a));
  if (!version) throw new Error("PostgreSQL could not be installed");
  return join(VERSIONS, version, "bin");
}

/** A PostgreSQL of Debian's in a folder of its own. */
export type StreamingPostgres = {
  url: string;
  start: () => Promise<unknown>;
  /** The postmaster's. */
  pid: () => number;
  /** To the postmaster and all that it has started. By `SIGKILL` nothing is written, and nobody is told. */
  signal: (name: "SIGSTOP" | "SIGCONT" | "SIGKILL") => void;
  promote: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

/** Makes a primary and a streaming replica of it, both started. PostgreSQL refuses to run as root: then it runs as `postgres`. */
export async function makeStreamingPair(folder: string, ports: { primary: number; replica: number }) {
  const bin = binaries();
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, ...words: string[]) => {
    const command = [join(bin, program), ...words];
    const [first = "", ...others] = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", ...command] : command;
    return promisify(execFile)(first, others, { cwd: "/" }); // this process also forwards connections: it must not stand still
  };
  const homeOf = (name: string) => join(folder, name);
  chmodSync(folder, 0o755);
  for (const name of ["primary", "replica"]) {
    mkdirSync(homeOf(name), { mode: 0o700 });
    if (isRoot) execFileSync("chown", ["postgres:", homeOf(name)]);
  }

  function server(name: "primary" | "replica"): StreamingPostgres {
    const data = homeOf(name);
    const options = `-p ${ports[name]} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
    const control = (...words: string[]) => run("pg_ctl", "-D", data, "-l", join(data, "server.log"), "-w", ...words);
    const pid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    const signal = (name: NodeJS.Signals) => {
      const postmaster = pid();
      const started = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").split(" ").filter(Boolean);
      for (const pid of [postmaster, ...started.map(Number)]) process.kill(pid, name);
    };
    return {
      url: `postgres://postgres@127.0.0.1:${ports[name]}/postgres`,
      start: () => control("-o", options, "start"),
      pid,
      signal,
      promote: () => control("promote"),
      stop: () => control("-m", "immediate", "stop"),
    };
  }
  const primary = server("primary");
  const replica = server("replica");
  await run("initdb", "-D", homeOf("primary"), "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync");
  await primary.start();
  await run("pg_basebackup", "-d", primary.url, "-D", homeOf("replica"), "-R", "-X", "stream", "--checkpoint=fast");
  await replica.start();
  return { primary, replica };
}

/** A TCP address that leads to one of two servers, as a virtual address or the name of a managed database does. */
export async function openSwitch(to: number): Promise<{ port: number; lead: (port: number) => void; close: () => void }> {
  let target = to;
  const open = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    for (const [from, into] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.on("error", () => into.destroy());
      from.on("close", () => {
        open.delete(from);
        into.destroy();
      });
      from.pipe(into);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: portOf(server),
    lead: (port) => {
      target = port;
      cut();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
