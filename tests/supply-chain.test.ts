import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listUnlicensed } from "../scripts/supply-chain/licences.ts";
import { type Lock, newReleases, unnamedScripts, listUnsealed } from "../scripts/supply-chain/lock.ts";

type Manifest = Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** Adds a package to a copy of the lock. */
function addPackage(name: string, fields: Lock["packages"][string]): Lock {
  return {
    packages: { ...lock.packages, [`node_modules/${name}`]: { version: "1.0.0", integrity: "sha512-x", license: "MIT", ...fields } },
  };
}

describe("SUP-2 what others wrote", () => {
  it("every dependency is pinned to one version", () => {
    const isPinned = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    expect(Object.entries(wanted).filter(([, version]) => !isPinned(version))).toEqual([]);
    expect(["^1.0.0", "latest", "git+https://x.example/y.git"].some(isPinned)).toBe(false);
  });

  it("every package comes from the one registry with a strong checksum", () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(listUnsealed(lock)).toEqual([]);
    expect(listUnsealed(addPackage("weak", { integrity: "sha1-x" }))).toEqual(["weak"]);
    expect(listUnsealed(addPackage("elsewhere", { resolved: "https://x.example/elsewhere.tgz" }))).toEqual(["elsewhere"]);
  });

  it("no package runs a program when it is installed, unless it is allowed by name", () => {
    expect(unnamedScripts(lock, manifest.allowScripts)).toEqual([]);
    expect(unnamedScripts(addPackage("evil", { hasInstallScript: true }), manifest.allowScripts)).toEqual(["evil"]);
    const [first = ""] = Object.keys(manifest.allowScripts);
    expect(unnamedScripts(lock, { ...manifest.allowScripts, [first]: false })).toContain(first);
  });

  it("every package has an accepted licence", () => {
    expect(listUnlicensed(lock)).toEqual([]);
    for (const license of ["GPL-3.0-only", "SSPL-1.0", "MIT AND AGPL-3.0-only", "UNLICENSED", "(GPL-2.0-only OR SSPL-1.0)"])
      expect(listUnlicensed(addPackage("other", { license })), license).toEqual(["other"]);
    expect(listUnlicensed({ packages: { "node_modules/silent": { version: "1.0.0" } } })).toEqual(["silent"]);
    expect(listUnlicensed(addPackage("choice", { license: "(MIT OR GPL-3.0-only)" }))).toEqual([]);
  });

  it("a new release is found", () => {
    expect(newReleases(lock, lock)).toEqual([]);
    expect(newReleases(addPackage("new", {}), lock)).toEqual(["new@1.0.0"]);
    expect(newReleases(addPackage("a/node_modules/koa", { version: "9.9.9" }), lock)).toEqual(["koa@9.9.9"]);
  });
});
