import { refusalOf } from "./upload-file.ts";
import { readSession } from "#admin-app/kit/session/session-store.ts";

/** A file to be handed to the browser's downloads. */
export type FetchedFile = { filename: string; content: Blob };

/** Gets a file that only administrators may have. Fails with `RefusedRequest`, or with a TypeError when the server cannot be reached. */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const session = readSession();
  const response = await fetch(path, { headers: session ? { authorization: `Bearer ${session.token}` } : {} });
  if (!response.ok) throw refusalOf(await response.json().catch(() => undefined)); // a proxy's page is no reply of ours
  const [, filename = "export"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { filename, content: await response.blob() };
}
