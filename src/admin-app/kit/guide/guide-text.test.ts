import { describe, expect, it } from "vitest";
import type { GuidePage } from "./guide-page.ts";
import { findPages } from "./guide-text.ts";

const paragraph = (text: string) => ({ type: "paragraph" as const, text: [{ text }] });

function aPage(page: Partial<GuidePage>): GuidePage {
  return {
    name: "produits",
    title: "Les produits",
    part: "Le catalogue",
    order: 3,
    screens: [],
    summary: "",
    intro: [],
    sections: [],
    ...page,
  };
}

const BIN = aPage({
  name: "annuler",
  title: "Annuler et retrouver",
  order: 2,
  summary: "Presque tout se reprend.",
  intro: [paragraph("Presque tout se reprend. Le reste est dit ici.")],
  sections: [
    { id: "revenir-en-arriere", title: "Revenir en arrière", blocks: [paragraph("Dans « Corbeille », choisissez « Restaurer ».")] },
    { id: "votre-saisie", title: "Votre saisie", blocks: [] },
  ],
});
const PRODUCTS = aPage({
  intro: [paragraph("Une fiche est visible dès qu’elle est enregistrée.")],
  sections: [
    { id: "creer", title: "Créer une fiche", blocks: [] },
    { id: "aide", title: "Si quelque chose ne va pas", blocks: [paragraph("Il se retrouve dans la corbeille.")] },
  ],
});
const PAGES = [BIN, PRODUCTS];

const find = (q: string) => findPages(PAGES, { q, limit: 5 }).map(({ label, description, to }) => [label, description, to?.hash]);

describe("the search of the guide", () => {
  it("a page is found by its title, whatever the accents, and its first sentence is shown", () => {
    expect(find("retrouver")).toEqual([["Annuler et retrouver", "Presque tout se reprend.", undefined]]);
    expect(find("LES PRODUITS")).toHaveLength(1);
  });

  it("a heading leads to its section, also with a word of the title", () => {
    expect(find("arriere")).toEqual([["Annuler et retrouver", "Revenir en arrière", "revenir-en-arriere"]]);
    expect(find("produits creer")).toEqual([["Les produits", "Créer une fiche", "creer"]]);
  });

  it("words of the text lead to the section that holds them, after titles and headings", () => {
    expect(find("corbeille")).toEqual([
      ["Annuler et retrouver", "Revenir en arrière", "revenir-en-arriere"],
      ["Les produits", "Si quelque chose ne va pas", "aide"],
    ]);
    expect(find("fiche").map(([label]) => label)).toEqual(["Les produits"]);
    expect(findPages([BIN, aPage({ title: "La corbeille" })], { q: "corbeille", limit: 1 })[0]?.label).toBe("La corbeille");
  });

  it("words that no page holds find nothing, and no more than the limit is found", () => {
    expect(find("zzz")).toEqual([]);
    expect(findPages(PAGES, { q: "e", limit: 1 })).toHaveLength(1);
  });
});
