import { describe, expect, it } from "vitest";
import { dueOf, momentInWords } from "./due-date.ts";

/** A moment by the clocks of Tunis, an hour ahead of UTC. */
const at = (...[year = 0, month = 1, day = 1, hour = 0, minute = 0]: number[]) =>
  new Date(Date.UTC(year, month - 1, day, hour - 1, minute));
const now = at(2026, 11, 20, 12).getTime();

describe("a moment in words", () => {
  it.each([
    [at(2026, 11, 20, 14, 32), "aujourd’hui à 14:32"],
    [at(2026, 11, 21, 0, 1), "demain à 00:01"],
    [at(2026, 11, 19, 23, 59), "hier à 23:59"],
    [at(2026, 3, 3, 9, 5), "3 mars à 09:05"],
    [at(2025, 12, 31, 9, 5), "31 déc. 2025 à 09:05"],
  ])("of %s says %s", (moment, words) => {
    expect(momentInWords(moment.toISOString(), now)).toBe(words);
  });
});

describe("the day of a reply", () => {
  it("the day of a reply is shown until the request is done or answered, and marked once it has passed", () => {
    const due_at = at(2026, 11, 20, 14).toISOString();
    const answered_at = null;
    expect(dueOf({ status: "new", due_at, answered_at }, now)).toEqual({ words: "À traiter avant aujourd’hui à 14:00", isLate: false });
    expect(dueOf({ status: "in_progress", due_at, answered_at }, now + 3 * 3_600_000)).toMatchObject({ isLate: true });
    expect(dueOf({ status: "in_progress", due_at, answered_at: due_at }, now)).toBeUndefined();
    expect(dueOf({ status: "done", due_at, answered_at }, now + 3 * 3_600_000)).toBeUndefined();
  });
});
