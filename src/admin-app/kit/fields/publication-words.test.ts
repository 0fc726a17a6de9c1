import { expect, it } from "vitest";
import { isVisibleAt, periodOf, periodSentence } from "./publication-words.ts";

const NOW = Date.parse("2026-11-27T12:00:00Z");
const NONE = { published_at: null, published_until: null };

it("lists say when a record appears, disappears, or did", () => {
  const labelOf = (fields: object) => periodOf({ ...NONE, ...fields }, NOW)?.label;
  expect(labelOf({})).toBeUndefined();
  expect(labelOf({ published_at: "2026-11-01T08:00:00Z" })).toBeUndefined();
  expect(labelOf({ published_at: "2026-12-01T08:00:00Z" })).toBe("Prévu le 1er décembre à 09:00");
  expect(labelOf({ published_at: "2026-12-01T08:00:00Z", published_until: "2027-01-02T08:00:00Z" })).toBe("Prévu le 1er décembre à 09:00");
  expect(labelOf({ published_until: "2027-01-02T08:00:00Z" })).toBe("Jusqu’au 2 janvier 2027 à 09:00");
  expect(labelOf({ published_until: "2026-11-20T08:00:00Z" })).toBe("Terminé le 20 novembre à 09:00");
});

it("a record is visible between its moments, and without any", () => {
  const isVisible = (fields: object) => isVisibleAt({ ...NONE, ...fields }, NOW);
  expect([isVisible({}), isVisible({ published_until: "2027-01-02T08:00:00Z" })]).toEqual([true, true]);
  expect(isVisible({ published_at: "2026-12-01T08:00:00Z" })).toBe(false);
  expect(isVisible({ published_until: "2026-11-20T08:00:00Z" })).toBe(false);
});

it("a form says what a period will do, and that its end must follow its beginning", () => {
  const sentence = (published_at: string | null, published_until: string | null) => periodSentence({ published_at, published_until }, NOW);
  expect(sentence(null, null)).toBe("");
  expect(sentence("2026-12-01T08:00:00Z", null)).toBe("Prévu le 1er décembre à 09:00, heure de Tunis.");
  expect(sentence("2026-12-01T08:00:00Z", "2026-12-05T08:00:00Z")).toContain("09:00, jusqu’au 5 décembre à 09:00");
  expect(sentence(null, "2026-12-05T08:00:00Z")).toBe("Visible jusqu’au 5 décembre à 09:00, heure de Tunis.");
  expect(sentence("2026-12-05T08:00:00Z", "2026-12-01T08:00:00Z")).toBe("La fin doit suivre le début.");
});
