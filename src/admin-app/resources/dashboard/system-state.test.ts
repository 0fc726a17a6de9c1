import { describe, expect, it } from "vitest";
import { RefusedRequest } from "#admin-app/kit/errors/failure.ts";
import { partsOnFailure, systemParts } from "./system-state.ts";

const status = {
  up_since: "2025-03-01T08:00:00.000Z",
  database_ms: 1.6,
  mail: "active" as const,
  storage: { is_writable: true, free: 12.5 * 1024 ** 3 },
};
const wordsOf = (parts: { part: string; words: string }[]) => parts.map(({ part, words }) => `${part} : ${words}`);
const makeRefusal = (code: "unavailable" | "internal") => new RefusedRequest({ success: false, code, message: "" });

describe("the status panel", () => {
  it("says what works", () => {
    expect(wordsOf(systemParts(status))).toEqual([
      "Site : En ligne",
      "Base de données : Connectée",
      "Courrier : Actif",
      "Stockage : Actif",
    ]);
    expect(systemParts(status)[1]?.detail).toBe("Répond en 2 ms");
    expect(systemParts(status)[3]?.detail).toBe("12,5 Go libres");
  });

  it("says what is wrong", () => {
    const storage = { is_writable: true, free: 1000 };
    expect(wordsOf(systemParts({ ...status, mail: "unconfigured", storage })).slice(2)).toEqual([
      "Courrier : Non configuré",
      "Stockage : Presque plein",
    ]);
    expect(systemParts({ ...status, storage: { is_writable: false, free: 0 } })[3]).toMatchObject({ state: "bad", words: "Indisponible" });
  });

  it("says no more than it knows when the server does not answer, or its database does not", () => {
    expect(wordsOf(partsOnFailure(new TypeError("Failed to fetch"))).slice(0, 2)).toEqual([
      "Site : Injoignable",
      "Base de données : Inconnu",
    ]);
    expect(wordsOf(partsOnFailure(makeRefusal("unavailable"))).slice(0, 2)).toEqual(["Site : En ligne", "Base de données : Injoignable"]);
    expect(wordsOf(partsOnFailure(makeRefusal("internal"))).slice(0, 2)).toEqual(["Site : En ligne", "Base de données : Inconnu"]);
  });
});
