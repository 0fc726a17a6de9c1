import { expect, it } from "vitest";
import { fillGaps, hasGap, isSilent } from "./copied-source.ts";

const ROWS = [
  { name: "Tension", value: "230", unit: "V" },
  { name: "Couleur", value: "Blanc", unit: "" },
];

it("copies the French into what is empty, and leaves what is written", () => {
  expect(fillGaps("Lampe", "")).toBe("Lampe");
  expect(fillGaps("Lampe", "Lamp")).toBe("Lamp");
  expect(fillGaps(["Salon", "Cuisine"], ["Living room", ""])).toEqual(["Living room", "Cuisine"]);
  expect(fillGaps(ROWS, [{ name: "Voltage", value: "", unit: "" }])).toEqual([{ ...ROWS[0], name: "Voltage" }, ROWS[1]]);
});

it("offers it only where something would be copied", () => {
  expect(hasGap("Lampe", "")).toBe(true);
  expect(hasGap("", "")).toBe(false);
  expect(
    hasGap(ROWS, [
      { unit: "V", value: "230", name: "Voltage" },
      { name: "Colour", value: "White", unit: "" },
    ]),
  ).toBe(false);
  expect(hasGap(ROWS, ROWS.slice(1))).toBe(true);
});

it("knows where there is nothing to translate", () => {
  expect([isSilent(""), isSilent([]), isSilent([{ alt_text: "" }]), isSilent(ROWS)]).toEqual([true, true, true, false]);
});
