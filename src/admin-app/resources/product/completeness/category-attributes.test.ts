import { expect, it } from "vitest";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { listMissingAttributes, listUnits, listUnreadHints } from "./category-attributes.ts";

const attribute = (fields: Partial<Attribute> & Pick<Attribute, "name" | "type">): Attribute => ({
  name_en: "",
  unit: "",
  choices: [],
  is_filterable: false,
  etim_code: "",
  ...fields,
});

const ATTRIBUTES = [
  attribute({ name: "Tension", type: "number", unit: "V" }),
  attribute({ name: "Charge LED", type: "range", unit: "W" }),
  attribute({ name: "Indice", type: "choice", choices: ["IP20", "IP44"] }),
  attribute({ name: "Neutre requis", type: "boolean" }),
];

const row = (name: string, value: string, unit = "") => ({ name, value, unit });

it("says what a value should be that cannot be read, and nothing of one that can, is empty, or is no attribute’s", () => {
  const rows = [row("tension", "secteur"), row("Charge LED", "beaucoup"), row("Indice", "IP99"), row("Neutre requis", "parfois")];
  expect(listUnreadHints(ATTRIBUTES, rows)).toEqual([
    "Valeur non lue. Attendu\u202f: un nombre en V.",
    "Valeur non lue. Attendu\u202f: une plage en W, comme «\u202f5 à 25\u202f».",
    "Valeur non lue. Attendu\u202f: IP20, IP44.",
    "Valeur non lue. Attendu\u202f: oui ou non.",
  ]);
  expect(listUnreadHints(ATTRIBUTES, [row("Tension", "230 V~"), row("Tension", ""), row("Masse", "lourde")])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("the attributes give the units of values, and the missing ones", () => {
  const rows = [row("Charge led", "5"), row("Indice", ""), row("Autre", "x")];
  expect(listUnits(ATTRIBUTES, rows)).toEqual(["W", undefined, undefined]);
  expect(listMissingAttributes(ATTRIBUTES, rows)).toEqual(["Tension", "Indice", "Neutre requis"]);
});
