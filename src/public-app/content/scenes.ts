/** Scenes that the company's own pages show, each in one place of the site; slides have theirs from the back office.
 *  The last seven are wide and low. */
export const SCENE_NAMES = [
  "arrivee",
  "salon",
  "climat",
  "scenarios",
  "dessin",
  "etabli",
  "volets",
  "colis",
  "terrasse",
  "collection",
  "atelier",
  "vitrine",
  "petit-dejeuner",
  "bureau",
  "jardin",
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

/** Widths, in pixels, in which each scene lies under `static/scenes`. After a change run `node
 *  scripts/build-scene-pictures.ts`. */
export const SCENE_WIDTHS = [640, 1080, 1600] as const;
