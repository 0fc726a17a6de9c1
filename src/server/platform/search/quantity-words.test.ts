import { expect, it } from "vitest";
import { splitPrice, withUnitSymbols } from "./quantity-words.ts";

it.each([
  ["ampoule à moins de 50 euros", "ampoule", { upper: 50 }],
  ["moins de 50€", "", { upper: 50 }],
  ["Lampe < 49,90 € sans fil", "Lampe sans fil", { upper: 49.9 }],
  ["lamps under €50", "lamps", { upper: 50 }],
  ["smart lock up to 200 euros", "smart lock", { upper: 200 }],
  ["serrure à partir de 100 €", "serrure", { lower: 100 }],
  ["serrure plus de 1\u202f200,50 €", "serrure", { lower: 1200.5 }],
  ["camera over €1,200", "camera", { lower: 1200 }],
  ["entre 20 et 50 € ampoule", "ampoule", { lower: 20, upper: 50 }],
  ["bulb between €20 and €50", "bulb", { lower: 20, upper: 50 }],
  ["prise 20-50 €", "prise", { lower: 20, upper: 50 }],
  ["prise de 20 à 50 euros", "prise", { lower: 20, upper: 50 }],
  ["prise entre 50 et 20 €", "prise", { lower: 20, upper: 50 }],
  ["bulb between €50 and €20", "bulb", { lower: 20, upper: 50 }],
  ["caméra environ 100 euros", "caméra", { upper: 100 }],
  ["around €100", "", { upper: 100 }],
  ["à partir de 20 € et jusqu’à 50 €", "et", { lower: 20, upper: 50 }],
  ["ampoule 50 € max", "ampoule", { upper: 50 }],
  ["hub 100 euros or more", "hub", { lower: 100 }],
  ["INFÉRIEUR À 30 EUR", "", { upper: 30 }],
  ["50 €", "", { upper: 50 }],
  ["ampoule 50 €", "ampoule", { upper: 50 }],
  ["moins de cent euros", "", { upper: 100 }],
  ["ampoule à moins de Quatre-vingt-dix euros", "ampoule", { upper: 90 }],
  ["entre cinquante et deux cents euros", "", { lower: 50, upper: 200 }],
  ["plus de mille deux cent cinquante €", "", { lower: 1250 }],
  ["moins de soixante et onze euros", "", { upper: 71 }],
  ["soixante et onze euros max", "", { upper: 71 }],
  ["lamps under one hundred and fifty euros", "lamps", { upper: 150 }],
])("« %s » is « %s » at %j", (q, words, range) => {
  expect(splitPrice(q)).toMatchObject({ words, range });
  expect(Object.keys(splitPrice(q).range)).toEqual(Object.keys(range));
});

it.each([
  "moins de 50",
  "moins de cent",
  "cent ampoules",
  "dalle 30x30",
  "LUM-50",
  "plus de 10 m",
  "de 20 à 50 cm",
  "européenne",
  "sous tension",
  "",
  "€",
])("« %s » says nothing of a price", (q) => {
  expect(splitPrice(q)).toEqual({ words: q, typed: "", range: {} });
});

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
