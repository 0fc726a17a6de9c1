import { expect, it } from "vitest";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { mergeFields } from "#contracts/merge/merge.ts";
import { CATEGORY_MERGE } from "./category.router.ts";

const attribute = (fields: Partial<Attribute> & Pick<Attribute, "name">): Attribute => ({
  name_en: "",
  type: "choice",
  unit: "",
  choices: ["Thread"],
  is_filterable: false,
  etim_code: "",
  ...fields,
});

const category = (...attributes: Attribute[]) => ({ name: "Éclairage", subcategories: [], attributes });

const RADIO = attribute({ name: "Protocole" });
const VOLTAGE = attribute({ name: "Tension", type: "number", unit: "V", choices: [] });

it("two people may add attributes, and change parts of one: both stay", () => {
  const base = category(RADIO);
  const mine = category({ ...RADIO, choices: ["Thread", "Zigbee 3.0"] }, VOLTAGE);
  const theirs = category({ ...RADIO, name_en: "Protocol", choices: ["Thread", "Matter"] });
  const { merged, collisions } = mergeFields(CATEGORY_MERGE, { base, mine, theirs }, {});
  expect(collisions).toEqual([]);
  expect(merged.attributes).toEqual([{ ...RADIO, name_en: "Protocol", choices: ["Thread", "Matter", "Zigbee 3.0"] }, VOLTAGE]);
});

it("one unit that both change collides", () => {
  const unit = (written: string) => category({ ...VOLTAGE, unit: written });
  const { collisions } = mergeFields(CATEGORY_MERGE, { base: unit("V"), mine: unit("mV"), theirs: unit("kV") }, {});
  expect(collisions.map(({ path }) => path)).toEqual([["attributes", "Tension", "unit"]]);
});
