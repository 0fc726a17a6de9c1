import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { run } from "./run-program.ts";

/** The configuration of an image for its runs. */
const imageSchema = z.object({
  Docker: z.object({
    config: z.object({ User: z.string(), Env: z.array(z.string()), Cmd: z.array(z.string()), WorkingDir: z.string() }),
  }),
});

/** Makes the file system of a container: read-only but for the volume, /tmp and shared memory. Buildah runs nothing
 *  read-only. */
const ENTER = `set -e
root=$1 data=$2; shift 2
mount --bind "$root" "$root"
mount --rbind /dev "$root/dev"
mount --types tmpfs tmpfs "$root/dev/shm"
mount --types proc proc "$root/proc"
mount --types tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount --options remount,bind,ro "$root"
exec chroot "$root" "$@"`;

/** Starts what the image starts, as its user, without capabilities, over an empty volume in `folder`. Needs root. */
export async function startContainer(image: string, folder: string, environment: Record<string, string>) {
  const { User, Env, Cmd, WorkingDir } = imageSchema.parse(JSON.parse(await run("buildah", "inspect", "--type", "image", image))).Docker
    .config;
  const container = await run("buildah", "from", image);
  const root = await run("buildah", "mount", container);
  const volume = join(folder, "volume");
  await mkdir(volume, { mode: 0o700 });
  const { uid, gid } = await stat(join(root, "data")); // a new volume gets the owner of the folder that it covers
  await chown(volume, uid, gid);

  const rights = [`--reuid=${User}`, `--regid=${User}`, "--init-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"];
  const surroundings = [
    "--ignore-environment",
    `--chdir=${WorkingDir}`,
    ...Env,
    ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
  ];
  const asUser = (command: string[]) => ["setpriv", ...rights, "env", ...surroundings, ...command];
  const outside = spawn("unshare", ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "sh", root, volume, ...asUser(Cmd)], {
    stdio: "inherit",
  });
  const ended = once(outside, "close");
  const hasEnded = () => outside.exitCode !== null || outside.signalCode !== null;

  /** The first process inside. */
  async function pid(): Promise<number> {
    const child = Number(await readFile(`/proc/${outside.pid}/task/${outside.pid}/children`, "utf8"));
    if (child === 0) throw new Error("the container has no process");
    return child;
  }

  /** Ends the first process inside, and so all others; gives the exit code. */
  async function end(signal: NodeJS.Signals): Promise<number> {
    process.kill(await pid(), signal);
    const [code] = await ended;
    return code;
  }

  const runInside = async (command: string[]) => run("nsenter", `--target=${await pid()}`, "--mount", "--pid", "--root", ...command);

  return {
    root,
    /** Reads the kernel's status of the server's process. */
    status: async () => readFile(`/proc/${await pid()}/status`, "utf8"),
    runAsUser: (command: string[]) => runInside(asUser(command)),
    runAsRoot: runInside,
    hasEnded,
    /** Ends it as `docker stop` does. */
    stop: () => end("SIGTERM"),
    /** Ends what is left of it. */
    async remove(): Promise<void> {
      if (!hasEnded()) await end("SIGKILL");
      await run("buildah", "rm", container);
    },
  };
}
