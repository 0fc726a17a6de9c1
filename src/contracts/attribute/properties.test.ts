import { expect, it } from "vitest";
import type { Attribute } from "./attribute.ts";
import { propertiesOf } from "./properties.ts";

const attribute = (fields: Partial<Attribute> & Pick<Attribute, "name" | "type">): Attribute => ({
  name_en: "",
  unit: "",
  choices: [],
  is_filterable: false,
  etim_code: "",
  ...fields,
});

const ATTRIBUTES = [
  attribute({ name: "Tension", type: "number", unit: "V", etim_code: "EF000187" }),
  attribute({ name: "Charge LED", type: "range", unit: "W" }),
  attribute({ name: "Flux", type: "range", unit: "lm/m" }),
  attribute({ name: "Protocole", type: "choice", choices: ["Thread", "Zigbee 3.0"] }),
  attribute({ name: "Neutre requis", type: "boolean" }),
];

const readProperty = (name: string, value: string, unit = "") => propertiesOf(ATTRIBUTES, [{ name, value, unit }])[0];

it("numbers and spans are read as such, in the attribute’s unit and with its common code", () => {
  expect(readProperty("tension", "230 V~")).toEqual({
    name: "tension",
    propertyID: "EF000187",
    value: 230,
    unitCode: "VLT",
    unitText: "V",
  });
  expect(readProperty("Charge LED", "5 W à 0,1 kW")).toEqual({
    name: "Charge LED",
    minValue: 5,
    maxValue: 100,
    unitCode: "WTT",
    unitText: "W",
  });
  expect(readProperty("Charge LED", "≤ 25", "W")).toEqual({ name: "Charge LED", maxValue: 25, unitCode: "WTT", unitText: "W" });
  expect(readProperty("Flux", "1 100", "lm/m"), "a unit without a code").toEqual({ name: "Flux", value: 1100, unitText: "lm/m" });
});

it("choices are given by their names, yes and no as true and false", () => {
  expect(readProperty("Protocole", "zigbee 3.0 et thread")).toEqual({ name: "Protocole", value: "Zigbee 3.0, Thread" });
  expect(readProperty("Neutre requis", "Non")).toEqual({ name: "Neutre requis", value: false });
});

it("a value that cannot be read, or has no attribute, stays text; an empty one is left out", () => {
  expect(readProperty("Tension", "secteur")).toEqual({ name: "Tension", value: "secteur" });
  expect(readProperty("Puissance", "8", "W")).toEqual({ name: "Puissance", value: "8", unitText: "W" });
  expect(propertiesOf(ATTRIBUTES, [{ name: "Tension", value: "", unit: "V" }])).toEqual([]);
  expect(propertiesOf(ATTRIBUTES, [{ name: "", value: "8", unit: "V" }])).toEqual([]);
});
