/** Scenes that the company's own pages show; slides have theirs from the back office. */
export const SCENE_NAMES = ["arrivee", "salon", "climat", "securite", "scenarios"] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

/** Widths, in pixels, in which each scene lies under `static/scenes`. After a change run `node scripts/build-scene-pictures.ts`. */
export const SCENE_WIDTHS = [640, 1080, 1600] as const;
