import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Node, nodesOf, parseModule, templateText, walk } from "./laws/module.ts";

/** Stands before every text of the pseudo-language: its letters turn what follows from the right. */
export const MARK = "نص ";

/** The lines that CONTRIBUTING « Add a language » names, each behind one that is there. */
const LINES: [path: string, behind: string, line: string][] = [
  [
    "src/contracts/shared/language.ts",
    '  en: { name: "English", locale: "en-GB" },\n',
    '  ar: { name: "العربية", locale: "ar-TN", direction: "rtl" },\n',
  ],
  ["package.json", '      "en": "./src/*.en.ts",\n', '      "ar": "./src/*.ar.ts",\n'],
  [
    "src/server/platform/language/words.ts",
    'import type { Language } from "#contracts/shared/language.ts";\n',
    'import { words as ar } from "./words.ar.ts";\n',
  ],
  ["src/server/platform/language/words.ts", "= { fr, en", ", ar"],
  [
    "src/server/resources/product/datasheet/datasheet-words.ts",
    'import type { Language } from "#contracts/shared/language.ts";\n',
    'import { datasheet as ar } from "./datasheet-words.ar.ts";\n',
  ],
  ["src/server/resources/product/datasheet/datasheet-words.ts", "= { fr, en", ", ar"],
];

const SETTINGS = `import { LANGUAGE } from "#contracts/shared/language.ts";
import "#public-app/styles/right-to-left.css";
import type { LanguageSettings } from "./language-settings.ts";
import { createRouting } from "./create-routing.ts";

export const language: LanguageSettings = { code: "ar", ...LANGUAGE.ar, base: "/ar", routing: createRouting("ar"), french: { lang: "fr", dir: "ltr" } };
`;

/** Whether a string is read by people: codes, URLs and names of files neither begin as a word does nor hold a space. */
const isText = (text: string) => /^\p{Lu}\p{Ll}|^[^/{#].*\s/u.test(text) && /\p{L}{2}/u.test(text);

/** The text of a string or a template; empty for any other node. */
function textOf(node: Node): string {
  if (node.type === "TemplateLiteral") return nodesOf(node.quasis).map(templateText).join("");
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
}

/** A French source with the mark before each of its texts, and its imports led to the files of the pseudo-language. */
function markTexts(path: string, french: string): string {
  const starts: number[] = [];
  walk(parseModule({ path, text: french }).program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const isCode = /^(?:Import|Export|TS)/.test(parent?.type ?? "") || parent?.key === node;
    if (!isCode && isText(textOf(node))) starts.push(node.start + 1);
  });
  const marked = starts.toSorted((a, b) => b - a).reduce((text, start) => text.slice(0, start) + MARK + text.slice(start), french);
  return marked.replaceAll('.fr.ts"', '.ar.ts"');
}

/** Adds a language that is written from the right to a copy of the tree, by what CONTRIBUTING names: its lines, and a
 *  file beside each French one. */
export async function addPseudoLanguage(copy: string): Promise<void> {
  const french = execFileSync("git", ["ls-files", "src/*.fr.ts"], { encoding: "utf8" }).trim().split("\n");
  for (const path of french) {
    // of what was taken out, nothing is translated
    const text = await readFile(join(copy, path), "utf8").catch(() => undefined);
    if (text !== undefined) await writeFile(join(copy, path.replace(".fr.ts", ".ar.ts")), markTexts(path, text));
  }
  await writeFile(join(copy, "src/public-app/language/language.ar.ts"), SETTINGS);
  for (const [path, behind, line] of LINES) {
    const text = await readFile(join(copy, path), "utf8");
    if (text.split(behind).length !== 2) throw new Error(`${path} does not say once: ${behind}`);
    await writeFile(
      join(copy, path),
      text.replace(behind, () => behind + line),
    );
  }
}
