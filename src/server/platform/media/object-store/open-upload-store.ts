import type { ObjectStoreSettings } from "./object-store.ts";
import { createUploadStore, type UploadStore } from "../upload-store.ts";

/** The uploads as they are configured. The object store's client is loaded where one is: elsewhere it costs nothing. */
export async function openUploadStore(folder: string, settings: ObjectStoreSettings | undefined): Promise<UploadStore> {
  if (!settings) return createUploadStore(folder);
  const { openObjectStore } = await import("./object-store.ts");
  return createUploadStore(folder, openObjectStore(settings));
}
