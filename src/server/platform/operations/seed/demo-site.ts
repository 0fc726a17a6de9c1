import type { UploadedImage } from "#contracts/media/upload.ts";
import type { DemoSite } from "#server/platform/declaration/demo-content.ts";
import { sceneOrMainView } from "./demo-pictures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The site as it is seeded at that moment. */
export function demoSite(pictures: Map<string, UploadedImage>, now: Date): DemoSite {
  return {
    pictures,
    pictureUrl: (name) => pictures.get(sceneOrMainView(name, [...pictures.keys()]) ?? "")?.url ?? "",
    datedBefore: (days) => {
      const date = new Date(now.getTime() - days * DAY_MS);
      return { created_at: date, updated_at: date };
    },
  };
}
