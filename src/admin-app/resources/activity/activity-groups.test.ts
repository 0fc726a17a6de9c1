import { describe, expect, it } from "vitest";
import type { ActivityChange } from "#contracts/history/history.ts";
import { groupActivity } from "./activity-groups.ts";

const SAVE: ActivityChange = {
  id: 1,
  at: "2026-11-27T10:00:00.000Z",
  actor: "Amel",
  via: "admin",
  operation: "update",
  reverts: null,
  transaction: "0",
  noun: "product",
  record: 7,
  title: "Aube",
  exists: true,
  fields: ["title"],
};

/** A save of the product some minutes before ten. */
const before = (minutes: number, other: Partial<ActivityChange> = {}): ActivityChange => ({
  ...SAVE,
  at: new Date(Date.parse(SAVE.at) - minutes * 60_000).toISOString(),
  transaction: `${minutes}`,
  ...other,
});

describe("the activity", () => {
  it("rows hold several saves of one record in a row, with every field that they changed", () => {
    const rows = groupActivity([SAVE, before(10, { fields: ["price_from"] }), before(65, { fields: ["title", "images"] })]);
    expect(rows).toMatchObject([{ saves: 3, since: "2026-11-27T08:55:00.000Z", changes: [{ fields: ["title", "price_from", "images"] }] }]);
  });

  it.each([
    ["another person", { actor: "Badis" }],
    ["another way", { via: "api" }],
    ["another record", { record: 8 }],
    ["a creation", { operation: "insert" }],
    ["an undoing", { reverts: "update" }],
  ] as const)("rows begin anew with %s", (_, other) => {
    expect(groupActivity([SAVE, before(1, other)])).toHaveLength(2);
  });

  it("rows begin anew after an hour's pause, and where one transaction changed more", () => {
    expect(groupActivity([SAVE, before(61)])).toHaveLength(2);
    expect(groupActivity([SAVE, before(1), before(1, { id: 2, record: 8 })])).toMatchObject([
      { changes: [{ record: 7 }] },
      { changes: [{ record: 7 }, { record: 8 }] },
    ]);
  });
});
