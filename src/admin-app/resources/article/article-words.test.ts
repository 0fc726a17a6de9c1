import { expect, it } from "vitest";
import { publicationSentence, publicationState } from "./article-words.ts";

const NOW = Date.parse("2025-03-12T10:00:00Z");

it("tells a draft, a published and a scheduled article apart", () => {
  expect(publicationState({ status: "draft", published_at: "2025-03-20T10:00:00Z", published_until: null }, NOW)).toMatchObject({
    label: "Brouillon",
    isVisible: false,
  });
  expect(publicationState({ status: "published", published_at: "2025-03-12T10:00:00Z", published_until: null }, NOW)).toMatchObject({
    label: "Publié",
    isVisible: true,
  });
  const coming = publicationState({ status: "published", published_at: "2025-03-20T10:00:00Z", published_until: null }, NOW);
  expect(coming.isVisible).toBe(false);
  expect(coming.label).toMatch(/^Prévu le 20 mars/);
});

it("gives the hour of Tunis, and the year of what is not this year's", () => {
  const at = (published_at: string) => publicationState({ status: "published", published_at, published_until: null }, NOW).label;
  expect(at("2025-03-20T23:30:00Z")).toBe("Prévu le 21 mars à 00:30");
  expect(at("2025-12-31T23:30:00Z")).toBe("Prévu le 1er janvier 2026 à 00:30");
});

it("says what will become of an article", () => {
  const soon = "2025-03-20T10:00:00Z";
  expect(publicationSentence({ status: "published", published_at: soon, published_until: null }, NOW)).toMatch(
    /^Prévu le 20 mars à 11:00, heure de Tunis/,
  );
  expect(publicationSentence({ status: "published", published_at: null, published_until: null }, NOW)).toBe("Public dès l’enregistrement.");
  expect(publicationSentence({ status: "published", published_at: "2025-03-01T10:00:00Z", published_until: null }, NOW)).toMatch(
    /^Publié le 1er mars/,
  );
  expect(publicationSentence({ status: "draft", published_at: null, published_until: null }, NOW)).toBe("Un brouillon n’est pas public.");
  expect(publicationSentence({ status: "draft", published_at: soon, published_until: null }, NOW)).toContain(
    "choisissez «\u202fPublié\u202f»",
  );
});
