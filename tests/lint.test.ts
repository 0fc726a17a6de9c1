import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorField } from "#server/platform/errors/error-causes.ts";

const ROOT = join(import.meta.dirname, "..");

/** Lints a source as a file in `src`; returns the linter's output. */
function lint(source: string): string {
  const folder = mkdtempSync(join(ROOT, "src/server/.planted-"));
  try {
    writeFileSync(join(folder, "planted.ts"), source);
    const command = [
      join(ROOT, "node_modules/oxlint/bin/oxlint"),
      "--no-ignore",
      "--format=unix",
      "--deny-warnings",
      join(folder, "planted.ts"),
    ];
    return execFileSync(process.execPath, command, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return String(errorField(error, "stdout"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the linter", () => {
  it("a plain source has no faults", () => {
    expect(lint(`export const one = 1;\n`)).not.toMatch(/Error|Warning/);
  });

  it.each([
    ["a file of 251 lines", Array.from({ length: 251 }, (_, n) => `export const a${n} = ${n};`).join("\n"), "max-lines"],
    ["any", `export const a: any = 1;`, "no-explicit-any"],
    ["a non-null assertion", `export const a = (b?: string) => b!.length;`, "no-non-null-assertion"],
    ["a swallowed error", `export function a() { try { JSON.parse("1"); } catch {} }`, "no-empty"],
    ["the console", `console.log("x"); export {};`, "no-console"],
    ["a value imported as a type only", `import { z } from "zod"; export type A = z.ZodType;`, "consistent-type-imports"],
    ["six parameters", `export const a = (b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) => [b, c, d, e, f, g];`, "max-params"],
    ["a promise that is not awaited", `const a = async () => 1; export const b = () => { a(); };`, "no-floating-promises"],
  ])("the linter refuses %s", (_what, source, rule) => {
    expect(lint(source)).toContain(rule);
  });
});
