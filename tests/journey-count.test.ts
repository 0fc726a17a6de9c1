import { expect, test } from "vitest";
import { journeyCount } from "../scripts/journey-count.ts";

test("a few journeys may pass at their second try, and many fail the run", () => {
  expect(journeyCount({ expected: 480, unexpected: 0, flaky: 3 })).toEqual({ passed: 483, failed: 0 });
  expect(journeyCount({ expected: 480, unexpected: 0, flaky: 4 })).toEqual({ passed: 480, failed: 4 });
  expect(journeyCount({ expected: 480, unexpected: 1, flaky: 1 })).toEqual({ passed: 481, failed: 1 });
});
