import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listUnlicensed } from "../scripts/supply-chain/licences.ts";
import { type Lock, newReleases, unnamedScripts, listUnsealed } from "../scripts/supply-chain/lock.ts";

type Manifest = Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** A lock with one package more. */
function planted(name: string, fields: Lock["packages"][string]): Lock {
  return {
    packages: { ...lock.packages, [`node_modules/${name}`]: { version: "1.0.0", integrity: "sha512-x", license: "MIT", ...fields } },
  };
}

describe("SUP-2 what others wrote", () => {
  it("is pinned to one version each", () => {
    const isPinned = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    expect(Object.entries(wanted).filter(([, version]) => !isPinned(version))).toEqual([]);
    expect(["^1.0.0", "latest", "git+https://x.example/y.git"].some(isPinned)).toBe(false);
  });

  it("comes from the one registry, and is what was tried", () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(listUnsealed(lock)).toEqual([]);
    expect(listUnsealed(planted("weak", { integrity: "sha1-x" }))).toEqual(["weak"]);
    expect(listUnsealed(planted("elsewhere", { resolved: "https://x.example/elsewhere.tgz" }))).toEqual(["elsewhere"]);
  });

  it("runs nothing when it is installed, but what is allowed to by name", () => {
    expect(unnamedScripts(lock, manifest.allowScripts)).toEqual([]);
    expect(unnamedScripts(planted("evil", { hasInstallScript: true }), manifest.allowScripts)).toEqual(["evil"]);
    const [first = ""] = Object.keys(manifest.allowScripts);
    expect(unnamedScripts(lock, { ...manifest.allowScripts, [first]: false })).toContain(first);
  });

  it("has a licence that lets it be used here", () => {
    expect(listUnlicensed(lock)).toEqual([]);
    for (const license of ["GPL-3.0-only", "SSPL-1.0", "MIT AND AGPL-3.0-only", "UNLICENSED", "(GPL-2.0-only OR SSPL-1.0)"])
      expect(listUnlicensed(planted("other", { license })), license).toEqual(["other"]);
    expect(listUnlicensed({ packages: { "node_modules/silent": { version: "1.0.0" } } })).toEqual(["silent"]);
    expect(listUnlicensed(planted("choice", { license: "(MIT OR GPL-3.0-only)" }))).toEqual([]);
  });

  it("is looked at when it is new", () => {
    expect(newReleases(lock, lock)).toEqual([]);
    expect(newReleases(planted("new", {}), lock)).toEqual(["new@1.0.0"]);
    expect(newReleases(planted("a/node_modules/koa", { version: "9.9.9" }), lock)).toEqual(["koa@9.9.9"]);
  });
});
