import { describe, expect, it } from "vitest";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { findFrenchFaults, collectStrings } from "#server/testing/french-prose.ts";
import { DEMO_SLIDES, slideInputOf, ENGLISH_SLIDES } from "./slide-demo.ts";

describe("the demo slides", () => {
  it("the four slides have the calls to action of SLIDE-5, one scene each", () => {
    for (const slide of DEMO_SLIDES) slideInputOf(slide);
    expect(DEMO_SLIDES.map(({ picture }) => picture)).toEqual(["slide-salon", "slide-arrivee", "slide-securite", "slide-scenarios"]);
    expect(Object.fromEntries(DEMO_SLIDES.map(({ cta_text, cta_link }) => [cta_text, cta_link]))).toEqual({
      "Demander une démo": "/contact",
      "Découvrir la sécurité intelligente": "/fonctionnalites",
      "Voir comment ça marche": "/produits",
      "Créer mes scénarios": "/contact",
    });
  });

  it("the texts follow French typography", () => {
    const written = collectStrings(DEMO_SLIDES).filter((text) => !text.startsWith("/"));
    expect(written.flatMap(findFrenchFaults)).toEqual([]);
    expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it("every slide is there in English", () => {
    expect(Object.keys(ENGLISH_SLIDES)).toEqual(DEMO_SLIDES.map(({ picture }) => picture));
    expect(collectStrings(ENGLISH_SLIDES).flatMap(findEnglishFaults)).toEqual([]);
  });
});
