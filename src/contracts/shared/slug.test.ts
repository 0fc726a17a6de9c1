import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SLUG_PATTERN, slugify } from "./slug.ts";
import { slugSchema } from "./text.ts";

describe("a slug", () => {
  it.each([
    ["Éclairage & déco", "eclairage-deco"],
    ["  Détecteur   d’ouverture  ", "detecteur-douverture"],
    ["Cœur -- de maison", "coeur-de-maison"],
    ["-- Wi-Fi 6 --", "wi-fi-6"],
    ["Ça, où ? L'été !", "ca-ou-lete"],
    ["!!!", ""],
    ["🌙", ""],
    ["2020–2021 — Wi‐Fi", "2020-2021-wi-fi"],
    ["Þórr, đak, Iğdır, Ŧ", "thorr-dak-igdir-t"],
    ["Sonde 10 µm, 4,7 kΩ, ½ tour", "sonde-10-mm-47-ko-1-2-tour"],
    ["Щит управления", "shchit-upravleniya"],
    ["Θερμοστάτης", "thermostatis"],
    ["Lumi\u00addar\u200b Ⅳ™", "lumidar-iv"],
    ["ＡＢＣ ① ﬂux", "abc-1-flux"],
  ])("of « %s » is « %s »", (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it("loses no letter of the titles that lost some", () => {
    const titles = readFileSync("tests/cases/22-slug-loses-letters/titres.txt", "utf8").trim().split("\n");
    expect(titles.map(slugify)).toEqual([
      "strasse",
      "soren",
      "lodz",
      "fiche-technique",
      "capteur-de-co2-20-m2",
      "wi-fi-6-trait-dunion-insecable",
    ]);
  });

  it("of any title is empty or fit for an address, and is its own slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const slug = slugify(title);
        expect(slug === "" || SLUG_PATTERN.test(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it.each(["", "New", "new", "edit", "..", "a b", "a--b", "-a", "é", "%2e", "a".repeat(201)])("« %s » is refused", (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  });
});
