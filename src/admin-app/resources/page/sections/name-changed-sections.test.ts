import { expect, it } from "vitest";
import { makeSection } from "#contracts/page/empty-section.ts";
import { nameChangedSections } from "./name-changed-sections.ts";

const opening = makeSection("opening", "a", { lead: "Un soir calme." });
const text = makeSection("text", "b", { title: "Nos valeurs" });
const map = makeSection("place", "c");

it("the changed sections of a page are named by their kinds and titles", () => {
  const changed = makeSection("text", "b", { title: "Nos valeurs", html: "<p>Le soin.</p>" });
  expect(nameChangedSections([opening, text], [opening, changed])).toBe("Texte «\u202fNos valeurs\u202f»");
  expect(nameChangedSections([opening, text], [text, map])).toBe(
    "Carte et horaires (ajoutée), Ouverture «\u202fUn soir calme.\u202f» (supprimée)",
  );
  expect(nameChangedSections([text, map], [map, text])).toBe("ordre");
});
