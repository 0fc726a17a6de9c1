import { expect, it } from "vitest";
import { withUnitSymbols } from "./unit-words.ts";

it.each([
  ["12 volts", "12 V"],
  ["prise 10 ampères", "prise 10 A"],
  ["ampoule 9watts e27", "ampoule 9 W e27"],
  ["2,4 gigahertz", "2,4 GHz"],
  ["1055 lumen", "1055 lm"],
  ["30 Mètres", "30 m"],
  ["3 kilowatts", "3 kW"],
  ["16 amps", "16 A"],
])("« %s » is searched for as « %s »", (q, searched) => {
  expect(withUnitSymbols(q)).toBe(searched);
});

it.each(["volts", "12 V", "3 lampes", "10 voltmètres", "2 mètres-ruban", "wattmètre", "12 voltaire", ""])("« %s » stays as it is", (q) => {
  expect(withUnitSymbols(q)).toBe(q);
});
