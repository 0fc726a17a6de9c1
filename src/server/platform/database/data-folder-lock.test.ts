import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { StartError } from "#server/platform/errors/start-error.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { aDataFolder, cleanUp } from "./testing/embedded-server.ts";

describe("the lock of the data folder", () => {
  afterEach(() => cleanUp());

  it("DUR-2: the lock keeps a second server out, naming the holder, and lets it in after the release", async () => {
    const dataDir = await aDataFolder();
    const unlock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}: `);
    await unlock();
    const unlockAgain = await lockDataFolder(dataDir);
    await unlockAgain();
  });

  it("leaves a second holder alone when the first releases twice", async () => {
    const dataDir = await aDataFolder();
    const unlock = await lockDataFolder(dataDir);
    await unlock();
    const unlockSecond = await lockDataFolder(dataDir);
    await unlock();
    await expect(lockDataFolder(dataDir)).rejects.toThrow(StartError);
    await unlockSecond();
  });

  it("DUR-2: the pid file of a dead holder keeps no server out, whichever process has that pid now", async () => {
    const dataDir = await aDataFolder();
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, "server.pid"), `${process.ppid}\n`);
    const unlock = await lockDataFolder(dataDir);
    await expect(unlock()).resolves.toBeUndefined();
  });

  it.skipIf(process.getuid?.() !== 0)("says that the disk is full where nothing fits on it", async () => {
    const small = await aDataFolder();
    await mkdir(small);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", small]);
    try {
      await expect(writeFile(path.join(small, "noise"), Buffer.alloc(1024 * 1024))).rejects.toThrow("ENOSPC");
      const refusal = lockDataFolder(path.join(small, "data"));
      await expect(refusal).rejects.toThrow(/cannot be used \(.*\): its disk is full: free space there, or set another DATA_DIR\.$/);
    } finally {
      execFileSync("umount", [small]);
    }
  });

  it("says which folder cannot be used", async () => {
    const file = await aDataFolder();
    await writeFile(file, "not a folder");
    const refusal = lockDataFolder(path.join(file, "data"));
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(/cannot be used \(ENOTDIR.*make it writable, or set another DATA_DIR\.$/);
  });
});
