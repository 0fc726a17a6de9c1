import { join } from "node:path";
import { npmVariable, run, runAloud } from "./run-program.ts";

/** The Debian of the public base, which Dockerfile names. */
const SUITE = "bookworm";
const NODE = join(import.meta.dirname, "../../node_modules/node/bin/node");

/** The mirror of Debian that this machine's apt is set up with. */
async function mirror(): Promise<string> {
  const targets = await run("apt-get", "indextargets", "--format", "$(CODENAME) $(COMPONENT) $(REPO_URI)", "Identifier: Packages");
  const line = targets.split("\n").find((line) => line.startsWith(`${SUITE} main `));
  if (line === undefined) throw new Error(`apt knows no mirror of Debian ${SUITE}`);
  return line.split(" ")[2] ?? "";
}

export async function hasImage(name: string): Promise<boolean> {
  return (await run("buildah", "images", "--quiet", "--filter", `reference=${name}`)) !== "";
}

/** Makes a small Debian with the project's Node, npm and the user `node`. `folder` holds files meanwhile. */
export async function makeBase(name: string, folder: string): Promise<void> {
  const archive = join(folder, "debian.tar");
  const packages = ["libstdc++6", "ca-certificates"];
  await runAloud("mmdebstrap", "--quiet", "--variant=minbase", `--include=${packages.join(",")}`, SUITE, archive, await mirror());
  const container = await run("buildah", "from", "scratch");
  try {
    await run("buildah", "add", container, archive, "/");
    await run("buildah", "copy", container, NODE, "/usr/local/bin/node");
    await run("buildah", "copy", container, join(npmVariable("execpath"), "../.."), "/usr/local/lib/node_modules/npm");
    const setUp = "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --create-home --uid 1000 node";
    await run("buildah", "run", "--isolation", "chroot", container, "sh", "-c", setUp);
    await run("buildah", "commit", container, name);
  } finally {
    await run("buildah", "rm", container);
  }
}
