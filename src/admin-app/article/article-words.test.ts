import { expect, it } from "vitest";
import { standingOf } from "./article-words.ts";

const NOW = Date.parse("2025-03-12T10:00:00Z");

it("tells a draft, a published and a scheduled article apart", () => {
  expect(standingOf({ status: "draft", published_at: "2025-03-20T10:00:00Z" }, NOW)).toMatchObject({
    label: "Brouillon",
    isVisible: false,
  });
  expect(standingOf({ status: "published", published_at: "2025-03-12T10:00:00Z" }, NOW)).toMatchObject({
    label: "Publié",
    isVisible: true,
  });
  const coming = standingOf({ status: "published", published_at: "2025-03-20T10:00:00Z" }, NOW);
  expect(coming.isVisible).toBe(false);
  expect(coming.label).toMatch(/^Programmé pour le 20 mars/);
});
