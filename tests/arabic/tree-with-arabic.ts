import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** What the program is built and run from; its tests stay behind. */
const PARTS = ["src", "scripts", "package.json", "package-lock.json", "tsconfig*.json", "vite.config.ts"];

/** The lines that CONTRIBUTING « Add a language » names, each behind one that is there. */
const LINES: [path: string, behind: string, line: string][] = [
  [
    "src/contracts/shared/language.ts",
    '  en: { name: "English", locale: "en-GB" },\n',
    '  ar: { name: "العربية", locale: "ar-TN", direction: "rtl" },\n',
  ],
  ["package.json", '      "en": "./src/*.en.ts",\n', '      "ar": "./src/*.ar.ts",\n'],
  [
    "src/server/language/words.ts",
    'import type { Language } from "#contracts/shared/language.ts";\n',
    'import { words as ar } from "./words.ar.ts";\n',
  ],
  ["src/server/language/words.ts", "= { fr, en", ", ar"],
];

/** A copy of the tree with Arabic added to it, and nothing else changed; packages are found from there. Gives its folder. */
export async function treeWithArabic(): Promise<string> {
  const copy = await mkdtemp(join(ROOT, ".planted-arabic-"));
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...PARTS], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const isPart = (path: string) => path !== "" && !/\.(?:test|factory)\.tsx?$|\/testing\//.test(path);
  for (const path of tracked.split("\n").filter(isPart)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(ROOT, path), join(copy, path));
  }
  await symlink(join(ROOT, "assets"), join(copy, "assets"));
  return copy;
}

/** Adds Arabic to such a copy: its files, and its lines. */
export async function addArabic(copy: string): Promise<void> {
  await cp(join(import.meta.dirname, "src"), join(copy, "src"), { recursive: true });
  for (const [path, behind, line] of LINES) {
    const text = await readFile(join(copy, path), "utf8");
    if (text.split(behind).length !== 2) throw new Error(`${path} does not say once: ${behind}`);
    await writeFile(
      join(copy, path),
      text.replace(behind, () => behind + line),
    );
  }
}
