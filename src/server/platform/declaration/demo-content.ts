import type { EntityManager } from "@mikro-orm/postgresql";
import type { UploadedImage, UploadedPdf } from "#contracts/media/upload.ts";

/** A file as it is handed to the upload store. */
type SentFile = { bytes: Buffer; originalName: string };

/** The ways into the upload store. */
export type StoreFiles = {
  storeMaster: (master: SentFile) => Promise<UploadedImage>;
  storePdf: (sent: SentFile) => Promise<UploadedPdf>;
};

/** The tools with which demo rows are written. */
export type DemoSite = {
  /** The uploaded pictures by their names. */
  pictures: Map<string, UploadedImage>;
  /** URL of a scene, or of a product's main view; empty where there is no such picture. */
  pictureUrl: (name: string) => string;
  /** The dates of a row that was written so many days before the seeding. */
  datedBefore: (days: number) => { created_at: Date; updated_at: Date };
};

/** Writes the demo rows of a resource in the transaction that seeds them all; gives a summary such as « 4 slides ». */
export type DemoWriter = (em: EntityManager, site: DemoSite) => string | Promise<string>;
