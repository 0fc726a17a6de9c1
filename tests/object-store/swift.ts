import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { ObjectStoreSettings } from "#server/platform/media/object-store/object-store.ts";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";

/** Debian's own, for which Debian's packages are. */
const PYTHON = "/usr/bin/python3";
const RUN = join(import.meta.dirname, "run-swift.py");

const STORAGE = ["account", "container", "object"] as const;

/** Names in one list: fewer than elsewhere, to see one that goes on. */
export const LISTED_AT_ONCE = 100;

/** Port of the store of the tests of uploads. */
export const SHARED_PORT = 14_568;

/** The only key that it knows: tempauth calls it by account and person. */
export function settingsOf(port: number): ObjectStoreSettings {
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "lumidar",
    region: "us-east-1",
    accessKeyId: "lumidar:site",
    secretAccessKey: "a-secret-of-the-store",
  };
}

/** Installs Debian's Swift where it is missing: its library, without the services of its packages. */
function ensureSwift(): void {
  try {
    execFileSync(PYTHON, ["-c", "import swift.common.middleware.s3api"], { stdio: "ignore" });
  } catch {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "python3-swift"], { stdio: "ignore" });
  }
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
`;

/** Its S3 interface over its own accounts: signatures of version 4 are computed again, and are good for 15 minutes.
 *  tempauth wants a cache to be named, and goes on without one. The others are asked while they are still starting, and
 *  not left out for a minute therefore. */
const proxy = ({ accessKeyId, secretAccessKey, region }: ObjectStoreSettings) => `[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
location = ${region}
max_bucket_listing = ${LISTED_AT_ONCE}
[filter:tempauth]
use = egg:swift#tempauth
user_${accessKeyId.replace(":", "_")} = ${secretAccessKey} .admin
`;

/** Writes the configuration of four servers on one disk. */
async function configure(folder: string, port: number): Promise<void> {
  mkdirSync(join(folder, "devices/disk"), { recursive: true });
  writeFileSync(
    join(folder, "swift.conf"),
    "[swift-hash]\nswift_hash_path_suffix = lumidar\n[storage-policy:0]\nname = only\ndefault = yes\n",
  );
  writeFileSync(join(folder, "proxy-server.conf"), common(folder, port) + proxy(settingsOf(port)));
  const devices: string[] = [];
  for (const kind of STORAGE) {
    const own = await findFreePort();
    const pipeline = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
    writeFileSync(join(folder, `${kind}-server.conf`), common(folder, own) + pipeline);
    devices.push(`${kind}=${own}`);
  }
  execFileSync(PYTHON, [RUN, folder, "rings", ...devices], { stdio: "ignore" });
}

/** Starts a real object store on a folder that it fills, and makes the bucket the first time. Installs it where it is
 *  missing. */
export async function startStore(port: number, folder: string): Promise<{ stop: () => Promise<void> }> {
  ensureSwift();
  if (!existsSync(folder)) await configure(folder, port);
  const servers = [...STORAGE, "proxy"].map((kind) => spawn(PYTHON, [RUN, folder, `${kind}-server`], { stdio: "ignore" }));
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settingsOf(port);
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const isThere = async () => {
    const answer = await client.fetch(`${endpoint}/${bucket}`, { method: "PUT" }).catch(() => undefined);
    return answer?.ok || answer?.status === 409; // it is ours already
  };
  while (!(await isThere())) await pause(50);
  return {
    stop: async () => {
      const ended = servers.map((server) => new Promise((resolve) => server.once("exit", resolve)));
      for (const server of servers) server.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}

/** Starts, before the tests, the store that all servers of the tests of uploads use. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lumidar-bucket-"));
  const { stop } = await startStore(SHARED_PORT, join(folder, "store"));
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
