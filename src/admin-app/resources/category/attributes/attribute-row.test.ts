import { expect, it } from "vitest";
import { addKey } from "#admin-app/kit/order/form-rows.ts";
import { attributeWords, emptyAttribute, withoutBlanks } from "./attribute-row.ts";

const VOLTAGE = { name: "Tension", name_en: "", type: "number" as const, unit: "V", choices: [], is_filterable: false, etim_code: "" };

it("a row that was added and left blank is not sent, nor is a blank choice", () => {
  const rows = [addKey(VOLTAGE), emptyAttribute(), { ...emptyAttribute(), name: "Indice", choices: ["IP44", " ", ""] }];
  expect(withoutBlanks(rows).map(({ name, choices }) => [name, choices])).toEqual([
    ["Tension", []],
    ["Indice", ["IP44"]],
  ]);
});

it("an attribute is described in words", () => {
  expect(attributeWords(VOLTAGE)).toBe("Tension (nombre, V)");
  expect(attributeWords({ ...VOLTAGE, name: "Indice", type: "choice", unit: "", choices: ["IP44", "IP65"] })).toBe(
    "Indice (choix, IP44 / IP65)",
  );
});
