import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const COMMIT_LENGTH = 12;

/** The commit of a clone, where its files tell; undefined for an unpacked archive, and where references are packed. */
function commitOf(folder: string): string | undefined {
  try {
    const head = readFileSync(join(folder, "HEAD"), "utf8").trim();
    const reference = /^ref: (.+)$/.exec(head)?.[1];
    return reference === undefined ? head : readFileSync(join(folder, reference), "utf8").trim();
  } catch {
    return undefined; // no clone
  }
}

/** The version of a program in a folder: its package's, and its commit where it is a clone. */
export function versionOf(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commit = commitOf(join(root, ".git"));
  return commit === undefined ? version : `${version}+${commit.slice(0, COMMIT_LENGTH)}`;
}

/** The version of this program. */
export const VERSION = versionOf(ROOT);
