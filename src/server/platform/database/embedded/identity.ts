import { lchown, lstat, readdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { StartError } from "#server/platform/errors/start-error.ts";
import { run } from "./run.ts";

/** Command prefix that runs a program as a user whom PostgreSQL accepts; empty when this process already is one. */
type Identity = readonly string[];

/** The uid of the unprivileged user that Linux calls `nobody`; no system user is needed nor made. */
const UNPRIVILEGED_UID = 65534;

/** Prefix for a user namespace of its own: on disk the program has the same uid and can use its files, but it sees
 *  itself as 65534. */
const IN_USER_NAMESPACE: Identity = ["unshare", "--user", `--map-user=${UNPRIVILEGED_UID}`, `--map-group=${UNPRIVILEGED_UID}`, "--"];

/** Chooses an identity that can use `folder`, which it must own, since PostgreSQL refuses uid 0. Hands the folder over
 *  if that is the only way. Throws `StartError` where there is none. */
export async function chooseIdentity(folder: string, program: string): Promise<Identity> {
  const owner = await stat(folder);
  const uid = process.getuid?.();
  if (uid !== 0) {
    if (owner.uid !== uid)
      throw new StartError(
        `${folder} belongs to uid ${owner.uid} and the server runs as uid ${uid}: give it to that user, or set another DATA_DIR.`,
      );
    // A container may run as a uid that no user of its system has: initdb refuses to work for a user without a name.
    return !hasName() && (await canUse(IN_USER_NAMESPACE, folder, program)) ? IN_USER_NAMESPACE : [];
  }
  if (owner.uid === 0) {
    if (await canUse(IN_USER_NAMESPACE, folder, program)) return IN_USER_NAMESPACE;
    await handOver(folder, UNPRIVILEGED_UID); // a container that refuses user namespaces, which is Docker's default
  }
  const { uid: ownerUid, gid: ownerGid } = await stat(folder);
  const lowered = toUserPrefix(ownerUid, ownerGid);
  if (await canUse(lowered, folder, program)) return lowered;
  throw new StartError(
    "PostgreSQL refuses to run as root, and neither unshare nor setpriv could change that here: start as an ordinary user, or set DATABASE_URL.",
  );
}

/** Builds the prefix for another user, who may still pass through folders closed to him, such as /root. `access(2)`
 *  grants that only with the secure bit. */
function toUserPrefix(uid: number, gid: number): Identity {
  const power = "-all,+dac_override";
  const powers = [`--inh-caps=${power}`, `--ambient-caps=${power}`, `--bounding-set=${power}`, "--securebits=+no_setuid_fixup"];
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...powers, "--"];
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false; // Node throws where the system knows no such user
  }
}

async function canUse(identity: Identity, folder: string, program: string): Promise<boolean> {
  const probe = ["/bin/sh", "-c", 'cd "$0" && test -w . && "$1" --version', folder, program];
  return run([...identity, ...probe]).then(
    () => true,
    () => false, // refused: the caller tries another identity, or fails
  );
}

async function handOver(entry: string, uid: number): Promise<void> {
  await lchown(entry, uid, uid);
  if (!(await lstat(entry)).isDirectory()) return;
  for (const name of await readdir(entry)) await handOver(path.join(entry, name), uid);
}
