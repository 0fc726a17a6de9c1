import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const ROW = /^\| (\d\d-[\w-]+) \|.*\| ([\w./-]+) \|$/gm;

/** Lists the cases whose row or test is missing. `rows` are pairs of a case and its test's path. */
async function missingCases(folders: string[], rows: [name: string, test: string][]): Promise<string[]> {
  const withoutRow = folders.filter((folder) => !rows.some(([name]) => name === folder));
  const unread = await Promise.all(
    rows.map(async ([name, test]) => {
      const source = await readFile(test, "utf8").catch(() => "");
      return source === "" || (folders.includes(name) && !source.includes(name)) ? [`${name}: ${test}`] : [];
    }),
  );
  return [...withoutRow, ...unread.flat()];
}

it("every case has a row, and the test that its row names reads it", async () => {
  const entries = await readdir("tests/cases", { withFileTypes: true });
  const folders = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const table = await readFile("tests/cases/README.md", "utf8");
  const rows = [...table.matchAll(ROW)].map(([, name = "", test = ""]): [string, string] => [name, test]);
  expect(rows.length).toBeGreaterThanOrEqual(folders.length);
  expect(await missingCases(folders, rows)).toEqual([]);
  expect(await missingCases([...folders, "99-new"], rows), "a folder without a row").toEqual(["99-new"]);
  expect(
    await missingCases(["01-import-foreign-id"], [["01-import-foreign-id", "tests/lint.test.ts"]]),
    "a test that reads it not",
  ).toEqual(["01-import-foreign-id: tests/lint.test.ts"]);
});
