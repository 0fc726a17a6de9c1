import { expect, it } from "vitest";
import { fromLocalInput, toLocalInput } from "#contracts/text/local-moment.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";

it("reads and writes moments by the clocks of Tunis", () => {
  expect(toLocalInput("2026-12-31T23:30:45.123Z")).toBe("2027-01-01T00:30");
  expect(fromLocalInput("2027-01-01T00:30")).toBe("2026-12-31T23:30:00.000Z");
  // Until 2008 the clocks of Tunis were put forward in summer.
  expect(fromLocalInput("2008-07-01T12:00")).toBe("2008-07-01T10:00:00.000Z");
  expect(toLocalInput("2008-07-01T10:00:00Z")).toBe("2008-07-01T12:00");
});

it("takes a year that is typed digit by digit as it stands", () => {
  for (const year of ["0002", "0020", "0202", "2027"])
    expect(toLocalInput(fromLocalInput(`${year}-12-12T22:53`))).toBe(`${year}-12-12T22:53`);
});

it("an empty or invalid date gives the empty text", () => {
  expect([toLocalInput(""), fromLocalInput(""), toLocalInput("bientôt"), fromLocalInput("bientôt")]).toEqual(["", "", "", ""]);
});

it("a moment is formatted in French by the company's clocks", () => {
  expect(formatMoment("2026-12-31T23:30:45.123Z")).toBe("1er janvier 2027 à 00:30");
  expect(formatMoment("")).toBe("");
});
