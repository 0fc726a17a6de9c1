import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCENE_NAMES } from "#public-app/content/scenes.ts";
import { about } from "#server/platform/database/migrations/0077-first-pages/about.ts";
import { features } from "#server/platform/database/migrations/0086-features-page/features.ts";
import { home } from "#server/platform/database/migrations/0088-home-page/home.ts";
import { findRepeated } from "#server/testing/french-prose.ts";

const SHOWN = /\b(?:scene[:=] ?|ScenePicture name=)"([\w-]+)"/g;

it("scenes are shown in one place of the site each, and none lies there unused", () => {
  const sources = globSync("src/public-app/**/{*.tsx,messages.fr.ts}").map((file) => readFileSync(file, "utf8"));
  const shown = sources.flatMap((source) => [...source.matchAll(SHOWN)].map(([, name]) => `${name}`));
  const stored = [...JSON.stringify([about, features, home]).matchAll(/"\/scenes\/([\w-]+)\.webp"/g)].map(([, name]) => `${name}`);
  const everywhere = [...shown, ...stored];
  expect(findRepeated(everywhere)).toEqual([]);
  expect(findRepeated([...everywhere, "salon"])).toEqual(["salon"]);
  expect(everywhere.toSorted()).toEqual([...SCENE_NAMES].toSorted());
});
