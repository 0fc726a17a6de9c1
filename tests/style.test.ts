import { describe, expect, it } from "vitest";
import { parseModule } from "./laws/module.ts";
import { styleFaults } from "./laws/style.ts";

/** Lists the faults of a source that stands at `path`. */
function faultsOf(text: string, path = "src/server/x.ts"): string[] {
  return styleFaults(parseModule({ path, text }));
}

/** Builds a source with one docstring. */
function docstring(text: string): string {
  return `/** ${text} */\nexport const one = 1;`;
}

/** Builds a test file with one test of this name. */
function testNamed(name: string): string {
  return `it(${JSON.stringify(name)}, () => {});`;
}

describe("the style check", () => {
  it.each([
    ["a docstring that opens with a clause", docstring("What becomes of a form."), "opens with a verb or a noun phrase"],
    ["a docstring that opens with a preposition", docstring("Of a row, its names."), "opens with a verb or a noun phrase"],
    ["a first sentence over 120 characters", docstring(`Lists ${"many ".repeat(24)}rows. Then more.`), "has 131 characters"],
    ["a participle as a function", "export function written() {}", "not a participle"],
    ["a participle as an arrow function", "const marked = () => 1;", "not a participle"],
    ["a regular participle", "const tidied = function () {};", "not a participle"],
    ["a name that ends in a preposition", "export const slugFor = () => 1;", "not in a preposition"],
    ["a private word as a variable", "export const savedNoun = 1;", "« noun » is a word of ours"],
    ["a private word as a parameter", "export function move(place: number) {}", "« place » is a word of ours"],
    ["a private word as a type", "export type RoomOfDrafts = 1;", "« room » is a word of ours"],
    ["a comment over 120 characters", `// ${"x".repeat(118)}`, "a comment over 120 characters"],
    ["a long line that a comment trails", `const a = "${"x".repeat(110)}"; // why`, "a comment over 120 characters"],
  ])("refuses %s", (_what, text, fault) => {
    expect(faultsOf(text).join()).toContain(fault);
  });

  it("refuses a private word in the name of a file", () => {
    expect(faultsOf("", "src/server/article-desk.ts").join()).toContain("« desk » is a word of ours");
  });

  it.each(["is kept through a reload", "are refused", "tell when to try again", "does nothing", "and keeps the rest"])(
    "refuses « %s » as a test's name, for want of a subject",
    (name) => {
      expect(faultsOf(testNamed(name), "src/server/x.test.ts").join()).toContain("a test's name has a subject");
      expect(faultsOf(testNamed(`DUR-2: ${name}`), "src/server/x.test.ts").join()).toContain("a test's name has a subject");
    },
  );

  it("refuses such a name in a journey, in a table of tests and in a template", () => {
    const refused = [
      [`test("is open", () => {});`, "tests/e2e/x.spec.ts"],
      [`it.each([1])("is %s", () => {});`, "src/server/x.test.ts"],
      ["it(`is ${1}`, () => {});", "src/server/x.test.ts"],
    ] as const;
    for (const [text, path] of refused) expect(faultsOf(text, path).join()).toContain("a test's name has a subject");
  });

  it("accepts plain words", () => {
    const text = `
/** Builds the facet index. */
export function buildFacetIndex() {}
/** Whether a product is sold. */
export const isSold = () => true;
/** Maximum attempts after a deadlock. */
export const ATTEMPTS = 3;
export const idOf = () => 1;
export const toSearchParams = () => 1;
export const isVisibleAt = () => true;
export const signIn = () => 1;
export const data = { noun: 1, place: 2 };
export function Placeholder() {}`;
    expect(faultsOf(text)).toEqual([]);
    expect(faultsOf(testNamed("lists every procedure exactly once"), "src/server/x.test.ts")).toEqual([]);
    expect(faultsOf(testNamed("DUR-2: a second server is refused"), "src/server/x.test.ts")).toEqual([]);
    expect(faultsOf(`describe("is free", () => {});`, "src/server/x.test.ts")).toEqual([]);
  });
});
