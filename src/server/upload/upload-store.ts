export type UploadStore = { folder: string };
