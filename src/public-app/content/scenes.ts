/** Scenes that the company's own pages show; slides have theirs from the back office. The last five are wide and low:
 *  each opens a page. */
export const SCENE_NAMES = [
  "arrivee",
  "salon",
  "climat",
  "securite",
  "scenarios",
  "terrasse",
  "collection",
  "atelier",
  "lecture",
  "vitrine",
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

/** Widths, in pixels, in which each scene lies under `static/scenes`. After a change run `node
 *  scripts/build-scene-pictures.ts`. */
export const SCENE_WIDTHS = [640, 1080, 1600] as const;
