/** Icons of the sprite, by their lucide names: those of the pages, of the feature presets and of the benefits.
 *  After a change run `node scripts/build-icon-sprite.ts`, which draws `icons.svg` anew. */
export const ICON_NAMES = [
  "arrow-left", "arrow-right", "arrow-up-right", "battery", "bell", "bluetooth", "brain", "cable", "calendar", "camera", "car", "check",
  "chevron-left", "chevron-right", "clock", "cloud-rain", "dog", "download", "droplets", "eye", "eye-off", "file-text", "fingerprint",
  "flame", "gauge", "gem", "globe", "grip", "hand", "headphones", "heart", "home", "house", "key-round", "layers", "layout-grid", "leaf",
  "lightbulb", "list", "lock", "log-in", "mail", "map-pin", "maximize-2", "menu", "message-circle", "minus", "moon", "moon-star", "music",
  "palette", "pause", "phone", "play", "plug", "plus", "power", "radio", "rotate-cw", "ruler", "search", "settings", "shield",
  "shield-check", "sliders-horizontal", "smartphone", "sparkles", "star", "sun", "sunset", "thermometer", "timer", "triangle-alert",
  "tv", "users", "volume-2", "wifi", "wind", "wrench", "x", "zap",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Whether the sprite has an icon of this name. */
export function isIconName(name: string): name is IconName {
  return (ICON_NAMES as readonly string[]).includes(name);
}
