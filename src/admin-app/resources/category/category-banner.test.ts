import { expect, it } from "vitest";
import { failureBanner } from "./category-banner.tsx";

it("says why something failed, and « Erreur inconnue » where nothing tells", () => {
  expect(failureBanner("Erreur lors de la suppression", new TypeError("Failed to fetch"))).toEqual({
    kind: "failure",
    message: "Erreur lors de la suppression",
    reason: "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  });
  expect(failureBanner("Erreur lors de la sauvegarde", "?").reason).toBe("Erreur inconnue");
});
