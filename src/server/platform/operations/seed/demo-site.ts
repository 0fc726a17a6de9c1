import type { EntityManager } from "@mikro-orm/postgresql";
import type { UploadedImage } from "#contracts/media/upload.ts";
import { sceneOrMainView } from "./demo-pictures.ts";

/** What demo rows are written with. */
export type DemoSite = {
  /** The uploaded pictures by their names. */
  pictures: Map<string, UploadedImage>;
  /** URL of a scene, or of a product's main view; empty where there is no such picture. */
  pictureUrl: (name: string) => string;
  /** The dates of a row that was written so many days before the seeding. */
  datedBefore: (days: number) => { created_at: Date; updated_at: Date };
};

/** Writes the demo rows of a noun in the transaction that seeds them all; says what they are, as in « 4 slides ». */
export type DemoWriter = (em: EntityManager, site: DemoSite) => string | Promise<string>;

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
