import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureProgram, PATH_OF_ROOT } from "./debian.ts";

/** A proxy in front of instances: its URL, and its process. */
export type Proxy = { url: string; pid: number | undefined; stop: () => Promise<void> };

type Program = { command: string[]; environment?: NodeJS.ProcessEnv };

async function run(url: string, home: string, { command, environment }: Program): Promise<Proxy> {
  const [program = "", ...words] = command;
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], env: { PATH: PATH_OF_ROOT, HOME: home, ...environment } });
  let output = "";
  child.stderr.on("data", (chunk) => (output = `${output}${chunk}`.slice(-2_000)));
  const ended = once(child, "close");
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    await pause(50);
  }
  return {
    url,
    pid: child.pid,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

const newHome = () => mkdtemp(join(tmpdir(), "lumidar-proxy-"));

/** `deploy/nginx.conf` in front of these instances, on one address of the loopback and without TLS: the load is the
 *  instances'. */
function forLoopback(site: string, port: number, upstreams: number[]): string {
  const [server = "", ...others] = site.match(/^\tserver 127.*\n/gm) ?? [];
  const ours = upstreams.map((upstream) => server.replace(/:\d+/, `:${upstream}`)).join("");
  const [https = ""] = site.split(/^(?=server \{\n\tlisten 80;)/m);
  const replaced = others.reduce((text, other) => text.replace(other, ""), https).replace(server, ours);
  return replaced.replace(/\tlisten 443.*\n/, `\tlisten 127.0.0.1:${port};\n`).replace(/\t(?:listen \[|ssl_).*\n/g, "");
}

/** The configuration around a site, as Debian's has it, with its files in one folder. */
export function aroundSite(site: string, home: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${home}/${name};`).join("\n");
  return `daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
${temporary}
${site}
}
`;
}

/** Starts Debian's nginx as `deploy/nginx.conf` sets it up. */
export async function startNginx(port: number, upstreams: number[]): Promise<Proxy> {
  ensureProgram("nginx", "nginx-light");
  const home = await newHome();
  const configuration = join(home, "nginx.conf");
  await writeFile(configuration, aroundSite(forLoopback(await readFile("deploy/nginx.conf", "utf8"), port, upstreams), home));
  const command = ["nginx", "-p", home, "-e", "stderr", "-c", configuration];
  return run(`http://127.0.0.1:${port}`, home, { command });
}

/** Starts Debian's Caddy as `deploy/Caddyfile` sets it up. */
export async function startCaddy(port: number, upstreams: number[]): Promise<Proxy> {
  ensureProgram("caddy", "caddy");
  const home = await newHome();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    SITE_ADDRESS: url,
    UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
  };
  return run(url, home, { command: ["caddy", "run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], environment });
}
