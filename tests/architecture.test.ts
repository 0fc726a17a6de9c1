import { existsSync, readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { initTRPC } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#server/router.ts";
import { brokenLaws } from "./laws/broken-laws.ts";
import { absentCitations, definedIds, idsDefinedTwice, undefinedCitations } from "./laws/citations.ts";
import { excessWords, longLines, missingPaths } from "./laws/documents.ts";
import { unresolvedImports } from "./laws/graph.ts";
import { parseModule, type Source } from "./laws/module.ts";
import { physicalSides } from "./laws/sides.ts";
import { proceduresWithoutOutput } from "./laws/procedures.ts";
import { CITATIONS, PLANTED } from "./laws/planted.ts";
import { THREATS } from "./trust/threats.ts";

const ROOT = join(import.meta.dirname, "..");

function read(path: string): Source {
  return { path, text: readFileSync(join(ROOT, path), "utf8") };
}

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(ROOT, path)));
const tracked = files.filter((path) => /^(?:src|scripts|tools|tests)\/.*\.tsx?$/.test(path));
const sources = tracked.map(read);
const documents = files.filter((path) => /^(?:docs\/.*|\w+)\.md$/.test(path)).map(read);
/** Files that may cite a requirement or a decision. */
const citing = [...sources, ...files.filter((path) => /(?:\.(?:css|js|md|py|vcl|ya?ml|conf|service)|file)$/.test(path)).map(read)];

describe("the laws of the architecture", () => {
  it("every source keeps the laws", () => {
    expect(tracked.length).toBeGreaterThan(50);
    expect(brokenLaws(citing)).toEqual([]);
  });

  it("documents name no file that is gone", () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(missingPaths(documents, files)).toEqual([]);
    const planted = { path: "docs/x.md", text: "`page/pages.ts`, `src/gone/`, `server/pages.ts`, `npm run dev`, `src/`" };
    expect(missingPaths([planted], files)).toEqual(["docs/x.md: src/gone/ does not exist", "docs/x.md: server/pages.ts does not exist"]);
  });

  it("documents have lines of at most 120 characters, and at most 18,000 words without the guide", () => {
    expect(longLines(documents)).toEqual([]);
    expect(excessWords(documents)).toEqual([]);
  });

  it("a long line of a document is refused, but not in tables, code and bare links", () => {
    const long = "word ".repeat(25).trim();
    const judge = (text: string) => longLines([{ path: "docs/x.md", text }]);
    expect(judge(`# X\n\n- ${long}`)).toEqual(["docs/x.md:3: 126 characters in a line, at most 120"]);
    expect(judge("```sh\nls\n```\n\n" + long)).toEqual(["docs/x.md:5: 124 characters in a line, at most 120"]);
    expect(judge(`[${long}](x.md) and more`)).toHaveLength(1);
    const accepted = [`| ${long} |`, "```sh\n" + long + "\n```", `[${long}](x.md)`, `- ![x](https://x.example/${"x".repeat(120)})`];
    expect(accepted.flatMap(judge)).toEqual([]);
  });

  it("a word too many is refused, the guide apart", () => {
    const words = (count: number) => `| --- | ${"word ".repeat(count)}|`;
    const documentsOf = (count: number) => [
      { path: "docs/x.md", text: words(count) },
      { path: "docs/guide/x.md", text: words(99) },
    ];
    expect(excessWords(documentsOf(18_000))).toEqual([]);
    expect(excessWords(documentsOf(18_001))).toEqual(["documents have 18001 words together, at most 18000"]);
  });

  it("citations name requirements that docs/requirements.md defines once, and no page outside the repository", () => {
    const requirements = read("docs/requirements.md");
    expect(idsDefinedTwice(requirements)).toEqual([]);
    expect(undefinedCitations(requirements, citing)).toEqual([]);
    const ids = new Set(definedIds(requirements));
    expect(Object.keys(THREATS).filter((id) => !ids.has(id))).toEqual([]);
    expect(absentCitations(citing)).toEqual([]);
  });

  it.each(CITATIONS)("the law of citations refuses %s", (_what, path, text, law) => {
    const requirements = { path: "docs/requirements.md", text: "- **IMG-1** A.\n- **REQ-1** B.\n" };
    expect([...undefinedCitations(requirements, [{ path, text }]), ...absentCitations([{ path, text }])].join()).toContain(law);
  });

  it("an id that is defined twice is refused, and citations of what is there are accepted", () => {
    const requirements = { path: "docs/requirements.md", text: "- **IMG-1** A.\n- **IMG-2** B.\n- **IMG-1** C.\n" };
    expect(idsDefinedTwice(requirements)).toEqual(["docs/requirements.md: IMG-1 is defined twice"]);
    const text = `/** A. Source: IMG-1, IMG-2; RFC 9110 §7; UTF-8. */\nexport const specification = "IMG-3, interface.md";`;
    expect(undefinedCitations(requirements, [{ path: "src/x.ts", text }])).toEqual([]);
    expect(absentCitations([{ path: "src/x.ts", text }])).toEqual([]);
  });

  it("the laws can follow every import of our own files", () => {
    expect(unresolvedImports(new Map(sources.map((source) => [source.path, parseModule(source)])))).toEqual([]);
    const lost = parseModule({ path: "src/public-app/x.tsx", text: `import { m } from "#unknown/x.ts";` });
    expect(unresolvedImports(new Map([[lost.path, lost]])).join()).toContain("cannot be followed");
  });

  it.each(PLANTED)("the laws refuse %s", (_what, path, text, law) => {
    expect(brokenLaws([{ path, text }]).join("\n")).toContain(law);
  });

  it("code that only looks like a violation is accepted", () => {
    const text = `export const a = { process: 1, window: 2 }; export const b = (process.stdout, (window: string) => a.process + window.length);`;
    expect(brokenLaws([{ path: "src/server/x.ts", text }])).toEqual([]);
    const contract = `export const near = (location: string, all: { document: string }[]) => all.map(({ document }) => document + location);`;
    expect(brokenLaws([{ path: "src/contracts/x/x.ts", text: contract }])).toEqual([]);
    const casts = `const a: unknown = 1;\n// it is\nexport const b = a as number;\nexport const c = a as string; // so\nexport const d = [1] as const;`;
    expect(brokenLaws([{ path: "src/server/x.ts", text: casts }])).toEqual([]);
    const component = `export const X = () => <p aria-label={m.label} className="big red">{m.text} · {count} €</p>;`;
    expect(brokenLaws([{ path: "src/public-app/x.tsx", text: component }])).toEqual([]);
  });

  it("a heavy package is refused however far away the public bundle reaches it, in either language", () => {
    const entry = { path: "src/public-app/entry-client.tsx", text: `import "./a.tsx";` };
    const reach = (text: string) =>
      brokenLaws([entry, { path: "src/public-app/a.tsx", text: `import "#contracts/b.ts";` }, { path: "src/contracts/b.ts", text }]);
    expect(reach(`import { z } from "zod";`).join()).toContain("zod would reach every visitor");
    expect(reach(`import type { z } from "zod";`)).toEqual([]);
    const speaking = { ...entry, text: `import "#messages/public-app/x/messages";` };
    for (const language of ["fr", "en"]) {
      const words = { path: `src/public-app/x/messages.${language}.ts`, text: `import { z } from "zod";` };
      expect(brokenLaws([speaking, words]).join()).toContain("zod would reach every visitor");
    }
    for (const heavy of ["@mantine/core", "@tiptap/react", "@dnd-kit/react", "@tanstack/react-query"]) {
      expect(brokenLaws([{ ...entry, text: `import "${heavy}";` }]).join()).toContain("would reach every visitor");
    }
  });

  it("no style names a physical side: a language may be written from the right", () => {
    const styles = files.filter((path) => path.startsWith("src/") && path.endsWith(".css")).map(read);
    expect(styles.length).toBeGreaterThan(50);
    expect(styles.flatMap(physicalSides)).toEqual([]);
    const countSides = (text: string) => physicalSides({ path: "src/x.css", text }).length;
    const planted = [
      "margin-left: 1px",
      "right: 0",
      "border-top-left-radius: 1px",
      "text-align: right",
      "inset: 0 1px 0 2px",
      "border-radius: 1px 0 0 1px",
      "transform-origin: left",
      "background: linear-gradient(90deg, red, blue)",
      "mask-image: linear-gradient(to left, red, blue)",
    ];
    expect(planted.map((line) => countSides(`.a { ${line}; }`))).toEqual(planted.map(() => 1));
    const accepted = [
      "margin-inline-start: 1px",
      "inset: 0",
      "padding: 0 max(1px, 2px) 3px",
      "padding: 1px 2px 3px 2px",
      "text-align: start",
      "transform-origin: var(--start, left)",
      "background: linear-gradient(var(--onwards, 90deg), red, blue)",
    ];
    expect(accepted.filter((line) => countSides(`.a { ${line}; }`) > 0)).toEqual([]);
  });

  it("files that import each other are refused, types included", () => {
    const cycle = brokenLaws([
      { path: "src/server/a.ts", text: `import { b } from "./b.ts"; export type A = 1; export const a = b;` },
      { path: "src/server/b.ts", text: `export * from "./c.ts";` },
      { path: "src/server/c.ts", text: `import type { A } from "./a.ts"; export const b: A = 1;` },
    ]);
    expect(cycle.join()).toContain("import each other");
  });

  it("a folder of 21 code files is refused", () => {
    const folder = Array.from({ length: 21 }, (_, n) => ({ path: `src/server/x/x${n}.ts`, text: "" }));
    expect(brokenLaws(folder)).toEqual(["src/server/x: 21 code files in one folder, at most 20"]);
    expect(brokenLaws(folder.slice(1))).toEqual([]);
  });

  it("a function of 61 lines is refused, or of 81 when most is JSX", () => {
    const plain = (lines: number) => `export function x() {\n${"  a();\n".repeat(lines - 2)}}`;
    const jsx = (lines: number) => `export const X = () => (\n<div>\n${"  <br />\n".repeat(lines - 4)}</div>\n);`;
    const judge = (text: string) => brokenLaws([{ path: "src/admin-app/x.tsx", text }]).join();
    expect([judge(plain(60)), judge(jsx(80))]).toEqual(["", ""]);
    expect([judge(plain(61)), judge(jsx(81))]).toEqual([
      "src/admin-app/x.tsx: x is a function of 61 lines, at most 60, or 80 of JSX",
      "src/admin-app/x.tsx: X is a function of 81 lines, at most 60, or 80 of JSX",
    ]);
  });

  it("every procedure declares its output, whatever builder made it", () => {
    expect(Object.keys(appRouter._def.procedures).length).toBeGreaterThan(30);
    expect(proceduresWithoutOutput(appRouter._def.procedures)).toEqual([]);
    const t = initTRPC.create();
    const builder = t.procedure.use(({ next }) => next());
    const planted = t.router({
      none: builder.input(z.string()).query(() => 1),
      inner: t.router({ none: builder.mutation(() => 1) }),
      any: t.procedure.output(z.any()).query(() => 1),
      deepAny: t.procedure.output(z.object({ a: z.array(z.unknown().optional()) })).query(() => ({ a: [] })),
      fine: t.procedure.output(z.object({ a: z.array(z.string()) })).query(() => ({ a: [] })),
    });
    expect(proceduresWithoutOutput(planted._def.procedures)).toEqual([
      "none: declares no .output",
      "inner.none: declares no .output",
      "any: its .output lets anything pass",
      "deepAny: its .output lets anything pass",
    ]);
  });
});
