import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { versionOf } from "./version.ts";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

describe("the version of a program", () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "lumidar-version-"));
    await write("package.json", '{ "version": "1.2.3" }');
  });
  afterEach(() => rm(root, { recursive: true }));

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${text}\n`);
  }

  it("names the commit of a clone", async () => {
    await write(".git/HEAD", "ref: refs/heads/main");
    await write(".git/refs/heads/main", COMMIT);
    expect(versionOf(root)).toBe("1.2.3+0123456789ab");
  });

  it("names the commit of a clone whose references are packed", async () => {
    await write(".git/HEAD", "ref: refs/heads/main");
    await write(
      ".git/packed-refs",
      `# pack-refs with: peeled fully-peeled sorted\n${"f".repeat(40)} refs/heads/dom/main\n${COMMIT} refs/heads/main`,
    );
    expect(versionOf(root)).toBe("1.2.3+0123456789ab");
  });

  it("names the commit that was checked out without a branch", async () => {
    await write(".git/HEAD", COMMIT);
    expect(versionOf(root)).toBe("1.2.3+0123456789ab");
  });

  it("names no commit of an unpacked archive", () => {
    expect(versionOf(root)).toBe("1.2.3");
  });
});
