import { describe, expect, it } from "vitest";
import { settingsInputSchema } from "#contracts/settings/settings.ts";
import { formToSettings, emptySettings, readNumber } from "./settings-form.ts";

describe("the numbers of the settings", () => {
  it.each([
    ["15", 15],
    [" 2 500 000 ", 2_500_000],
    ["2\u202f500", 2500],
    ["35,8331", 35.8331],
    ["99.95", 99.95],
    ["-7,5", -7.5],
  ])("« %s » is read as it is meant", (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it.each(["1e9", "1.5", "12,500", "1.234.567", "0x10", "trois", "", "1 5"])("« %s » is refused as a whole number", (typed) => {
    const { error } = settingsInputSchema.safeParse(formToSettings({ ...emptySettings(), homes: typed }));
    expect(error?.issues.find(({ path: [name] }) => name === "homes")?.message).toBe("Indiquez un nombre entier.");
  });
});
