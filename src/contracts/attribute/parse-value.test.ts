import { describe, expect, it } from "vitest";
import type { Attribute } from "./attribute.ts";
import { parseValue } from "./parse-value.ts";

type Typed = Pick<Attribute, "type" | "unit" | "choices">;

const number = (unit: string): Typed => ({ type: "number", unit, choices: [] });
const range = (unit: string): Typed => ({ type: "range", unit, choices: [] });
const choice = (...choices: string[]): Typed => ({ type: "choice", unit: "", choices });
const YES_OR_NO: Typed = { type: "boolean", unit: "", choices: [] };
const TEXT: Typed = { type: "text", unit: "", choices: [] };

const read = (attribute: Typed, value: string, unit = "") => parseValue(attribute, { value, unit });
const numbers = (lower: number | null, upper: number | null) => [{ text: "", lower, upper }];
const texts = (...words: string[]) => words.map((text) => ({ text, lower: null, upper: null }));

describe("one number", () => {
  it.each<[unit: string, value: string, given: string, read: number]>([
    ["V", "230 V~", "", 230],
    ["V", "230", "V~", 230],
    ["V", "24 V DC", "", 24],
    ["V", "24VDC", "", 24],
    ["V", "12 V ⎓", "", 12],
    ["V", "230", "", 230],
    ["W", "0,8", "W", 0.8],
    ["W", "1.5 kW", "", 1500],
    ["W", "500 mW", "", 0.5],
    ["mA", "0,25 A", "", 250],
    ["A", "250", "mA", 0.25],
    ["mm", "3,5 cm", "", 35],
    ["mm", "1,2", "m", 1200],
    ["mm", "35 mm (avec griffes)", "", 35],
    ["h", "25\u202f000", "h", 25_000],
    ["h", "25\u00a0000 heures", "", 25_000],
    ["W", "3 680", "W", 3680],
    ["MHz", "868 MHz", "", 868],
    ["MHz", "2,4 GHz", "", 2400],
    ["MHz", "868,3 Mhz", "", 868.3],
    ["mm²", "2 × 1,5 mm²", "", 1.5],
    ["mm²", "2x2,5 mm2", "", 2.5],
    ["mois", "10 ans", "", 120],
    ["°C", "−10", "°C", -10],
    ["°", "110°", "", 110],
    ["dB", "85 dB(A)", "", 85],
    ["m", "env. 30 m", "", 30],
    ["m", "≈ 30", "m", 30],
    ["", "6", "", 6],
    ["boutons", "4 boutons", "", 4],
    ["lm/m", "1 100", "lm/m", 1100],
  ])("in %s, « %s » %s is %f", (unit, value, given, expected) => {
    expect(read(number(unit), value, given)).toEqual(numbers(expected, expected));
  });

  it.each<[unit: string, value: string, given?: string]>([
    ["V", ""],
    ["V", "V"],
    ["V", "secteur"],
    ["V", "230 W"],
    ["W", "230", "V"],
    ["W", "5 W", "kW"],
    ["W", "5 MW"],
    ["W", "3 à 150", "W"],
    ["W", "100/200 W"],
    ["V", "12 ou 24 V"],
    ["mm", "120 × 80 × 30", "mm"],
    ["mm", "2 × 35 mm"],
    ["mm", "Ø 60", "mm"],
    ["A", "≤ 10 A"],
    ["", "6, rétroéclairées"],
    ["W", "1.000.000 W"],
    ["W", "1 00 W"],
    ["W", "--5 W"],
    ["W", "Infinity W"],
    ["W", "1e3 W"],
    ["boutons", "4 touches"],
  ])("in %s, « %s » %s cannot be read", (unit, value, given) => {
    expect(read(number(unit), value, given)).toBeUndefined();
  });
});

describe("a span of numbers", () => {
  it.each<[unit: string, value: string, given: string, lower: number | null, upper: number | null]>([
    ["W", "5 à 25 W", "", 5, 25],
    ["W", "5 à 25", "W", 5, 25],
    ["W", "5 W à 0,1 kW", "", 5, 100],
    ["W", "de 5 à 25 W", "", 5, 25],
    ["°C", "-10 °C à +45 °C", "", -10, 45],
    ["°C", "−10 à 45", "°C", -10, 45],
    ["°C", "-25 - -5 °C", "", -25, -5],
    ["V", "100–240 V~", "", 100, 240],
    ["V", "12-24", "V", 12, 24],
    ["Hz", "50/60 Hz", "", 50, 60],
    ["mm", "entre 3 et 8 cm", "", 30, 80],
    ["K", "2\u202f200 à 4\u202f000", "K", 2200, 4000],
    ["mm²", "0,5…2,5 mm²", "", 0.5, 2.5],
    ["W", "≤ 25 W", "", null, 25],
    ["W", "max. 25 W", "", null, 25],
    ["W", "25 W max.", "", null, 25],
    ["W", "jusqu’à 25", "W", null, 25],
    ["", "≥ 95", "", 95, null],
    ["W", "à partir de 3 W", "", 3, null],
    ["W", "25 W", "", 25, 25],
  ])("in %s, « %s » %s goes from %d to %d", (unit, value, given, lower, upper) => {
    expect(read(range(unit), value, given)).toEqual(numbers(lower, upper));
  });

  it.each<[unit: string, value: string, given?: string]>([
    ["W", "25 à 5 W"],
    ["W", "5 V à 25 W"],
    ["W", "5 à"],
    ["W", "à 25 W"],
    ["W", "5 à 10 à 25 W"],
    ["°C", "± 0,3", "°C"],
    ["W", "≤ beaucoup"],
    ["W", "≤"],
    ["V", "PoE ou 12–24", "V"],
    ["mm", "44 × 40 × 16", "mm"],
  ])("in %s, « %s » %s cannot be read", (unit, value, given) => {
    expect(read(range(unit), value, given)).toBeUndefined();
  });
});

describe("choices", () => {
  const RADIOS = choice("Zigbee 3.0", "Thread", "Wi-Fi 6", "Bluetooth 5.0");

  it("choices get the names of the list, however they are written", () => {
    expect(read(choice("IP20", "IP44"), "IP 44")).toEqual(texts("IP44"));
    expect(read(choice("3000 K"), "3000", "K")).toEqual(texts("3000 K"));
    expect(read(RADIOS, "wifi 6")).toEqual(texts("Wi-Fi 6"));
  });

  it("choices may be several, none twice", () => {
    expect(read(RADIOS, "Thread, Bluetooth 5.0")).toEqual(texts("Thread", "Bluetooth 5.0"));
    expect(read(RADIOS, "Thread et thread + Wi-Fi 6")).toEqual(texts("Thread", "Wi-Fi 6"));
  });

  it("choices cannot be read where one of them is not offered", () => {
    expect(read(RADIOS, "Thread, LoRa")).toBeUndefined();
    expect(read(RADIOS, "Thread,")).toBeUndefined();
    expect(read(choice("IP44"), "IP65")).toBeUndefined();
  });
});

describe("yes and no", () => {
  it.each([
    ["Oui", "oui"],
    ["oui, obligatoire", "oui"],
    ["Requis", "oui"],
    ["✓", "oui"],
    ["Non", "non"],
    ["non (facultatif)", "non"],
    ["Non requis", "non"],
    ["Sans", "non"],
  ])("« %s » says %s", (value, answer) => {
    expect(read(YES_OR_NO, value)).toEqual(texts(answer));
  });

  it.each(["", "Avec ou sans neutre", "oui et non", "peut-être", "nonante"])("« %s » says neither", (value) => {
    expect(read(YES_OR_NO, value)).toBeUndefined();
  });
});

it("words are kept with their unit, no longer than an index holds", () => {
  expect(read(TEXT, " 44 × 40 × 16 ", "mm")).toEqual(texts("44 × 40 × 16 mm"));
  expect(read(TEXT, "  ")).toBeUndefined();
  expect(read(TEXT, "a".repeat(400))?.[0]?.text).toHaveLength(300);
});
