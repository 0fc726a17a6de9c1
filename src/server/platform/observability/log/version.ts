import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../../..");
const COMMIT_LENGTH = 12;

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}

/** The commit of a clone, by the files of its `.git` folder; undefined for an unpacked archive. */
function commitOf(folder: string): string | undefined {
  const head = readIfThere(join(folder, "HEAD"));
  const reference = head?.match(/^ref: (.+)$/)?.[1];
  if (reference === undefined) return head;
  const packed = readIfThere(join(folder, "packed-refs"))?.split("\n"); // where `git gc` puts them
  return readIfThere(join(folder, reference)) ?? packed?.find((line) => line.endsWith(` ${reference}`));
}

/** The version of a program in a folder: its package's, and its commit where it is a clone. */
export function versionOf(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commit = commitOf(join(root, ".git"));
  return commit === undefined ? version : `${version}+${commit.slice(0, COMMIT_LENGTH)}`;
}

/** The version of this program. */
export const VERSION = versionOf(ROOT);
