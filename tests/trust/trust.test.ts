import { describe, expect, it } from "vitest";
import { faultsOfTitles, filesById, listIds, testSources, listTitles } from "./test-titles.ts";
import { THREATS } from "./threats.ts";
import { idsOfVitest, verdictsOf } from "./verdicts.ts";

describe("the ids of threats in the titles of tests", () => {
  const sources = testSources();

  it("every id is in the list, and each threat of the list has a test or a named gap", () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(faultsOfTitles(sources)).toEqual([]);
  });

  it("an id that the list lacks is refused, wherever the title stands", () => {
    // Built here, so that this file's own titles stay clean.
    const plant = (title: string) => ({ path: "src/server/x.test.ts", text: `describe("x", () => { ${title} });` });
    for (const test of [
      `it("AUTH-99: is no row", () => {});`,
      `it.each([1])("AUTH-99 %s", () => {});`,
      "test.skip(`AUTH-99: ${1}`, () => {});",
      `describe("x", () => { it("proves AUTH-1 and AUTH-99", () => {}); });`,
    ])
      expect(faultsOfTitles([plant(test)])).toContain("src/server/x.test.ts: AUTH-99 is no threat of the list");
    expect(faultsOfTitles([plant(`it("XYZ-1: is of no family", () => {});`)])[0]).toContain("XYZ-1 is no threat");
    expect(faultsOfTitles([plant(`it("reads UTF-8 and ISO-8601", () => {});`)]).join()).not.toContain("x.test.ts");
  });

  it("a threat with neither a test nor a gap is reported", () => {
    const open = Object.entries(THREATS).flatMap(([id, { gap }]) => (gap ? [] : [id]));
    expect(faultsOfTitles([])).toHaveLength(open.length);
  });

  it("the ids of a battery count for the files that call it", () => {
    const battery = { path: "src/server/testing/x-battery.ts", text: `export const battery = () => it("AUTH-1: holds", () => {});` };
    const calls = { path: "src/server/x.test.ts", text: `import { battery } from "#server/testing/x-battery.ts"; battery();` };
    expect([...filesById([battery, calls])]).toEqual([["AUTH-1", ["src/server/x.test.ts"]]]);
  });

  it("ids are read from groups, tables and templates, and only as a whole", () => {
    const text = 'describe(\'a\', () => { it.each([[1]])(`AUTH-1: ${1} b`, () => {}); test.describe("c", () => {}); other("d"); });';
    expect(listTitles({ path: "x.test.ts", text })).toEqual(["a", "AUTH-1:  b", "c"]);
    expect(listIds("AUTH-10, ACL-1: both")).toEqual(["AUTH-10", "ACL-1"]);
  });
});

describe("the verdict on a threat", () => {
  const [gap = "", proved = ""] = ["gap", undefined].map((wanted) =>
    Object.keys(THREATS).find((id) => (THREATS[id]?.gap ? "gap" : undefined) === wanted),
  );
  const verdictOf = (id: string, passed: boolean[]) =>
    verdictsOf(
      [id],
      passed.map((isPassed) => ({ ids: [id], isPassed })),
    )[0]?.verdict;

  it("a threat has passed only where all its tests ran and passed, and never where a gap is named", () => {
    expect([verdictOf(proved, [true, true]), verdictOf(proved, [true, false]), verdictOf(proved, [])]).toEqual([
      "passed",
      "failed",
      "failed",
    ]);
    expect([[true], [false], []].map((tests) => verdictOf(gap, tests))).toEqual(["gap", "failed", "gap"]);
  });

  it("skipped tests are left out", () => {
    const test = (title: string, status: string) => ({ ancestorTitles: ["AUTH-1 guessing"], title, status });
    const assertionResults = [test("a", "passed"), test("b", "skipped"), test("ACL-1: c", "failed")];
    expect(idsOfVitest(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
      { ids: ["AUTH-1"], isPassed: true },
      { ids: ["AUTH-1", "ACL-1"], isPassed: false },
    ]);
  });
});
