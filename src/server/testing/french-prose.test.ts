import { expect, it } from "vitest";
import { findFrenchFaults } from "./french-prose.ts";

it("the check finds faults of French typography", () => {
  for (const wrong of ["Le prix : 3", "« Oui", "d'eau", "Vraiment?", "1 500", "230 V", "Bravo !", "30 %"])
    expect(findFrenchFaults(wrong)).not.toEqual([]);
  expect(findFrenchFaults("Le prix\u202f: 1\u202f500\u202f€, «\u202fposé\u202f», à 12\u202fh\u202f30")).toEqual([]);
});
