import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Installs Debian's Caddy where there is none. Needs root. */
export function ensureProxy(): void {
  try {
    execFileSync("caddy", ["version"], { stdio: "ignore" });
  } catch {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "caddy"], { stdio: "inherit" });
  }
}

/** Starts the proxy as `deploy/Caddyfile` sets it up, in front of instances at these ports of the loopback. */
export async function startProxy(port: number, upstreams: number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), "lumidar-proxy-"));
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn("caddy", ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: url,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
    },
  });
  const ended = once(child, "close");
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("the proxy ended");
    await pause(50);
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
