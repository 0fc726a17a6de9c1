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
  ])("of « %s » is « %s »", (title, slug) => {
    expect(slugify(title)).toBe(slug);
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
