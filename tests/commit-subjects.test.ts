import { expect, it } from "vitest";
import { subjectFaults } from "../scripts/commit-subjects.ts";

it.each([
  ["fix(database): wait for a killed holder; tell who it was", "several intents"],
  ["a picture that failed is awaited no more", "« a » is no imperative"],
  ["docs: updating the benchmark", "« updating » is no imperative"],
  ["fix: added a test", "« added » is no imperative"],
  [`feat: ${"x".repeat(70)}`, "76 characters"],
])("the warning names « %s »", (subject, fault) => {
  expect(subjectFaults(subject)).toContain(fault);
});

it.each(["fix(database): wait for a killed holder of the data folder", "docs: bring the benchmark up to date", "Add the catalogue"])(
  "the warning leaves « %s » alone",
  (subject) => {
    expect(subjectFaults(subject)).toEqual([]);
  },
);
