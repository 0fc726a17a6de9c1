import { expect, it } from "vitest";
import { csvFile } from "./csv.ts";

it.each(["=1+1", "+216 20", "-1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠SUM(A1)", "\t=1", "\r=1", "\n=1"])(
  "a cell that begins as « %j » does is no formula",
  (typed) => {
    const { content } = csvFile("demandes", new Date(0), [[typed]]);
    expect(content.replace(/^\uFEFF"?/, "")[0]).toBe("'");
  },
);

it("a cell of plain words stays as it was typed", () => {
  expect(csvFile("demandes", new Date(0), [["Amel", "2 = deux"]]).content).toBe("\uFEFFAmel;2 = deux\r\n");
});

it("the name of a file has the day where the company is", () => {
  expect(csvFile("demandes", new Date("2026-11-23T23:30:00Z"), []).filename).toBe("demandes-2026-11-24.csv");
});
