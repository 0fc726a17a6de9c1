import type { z } from "zod";
import { ERROR_MESSAGE, errorReplySchema } from "#contracts/shared/errors.ts";
import { RefusedRequest } from "#admin-app/kit/errors/failure.ts";
import { endSession, readSession } from "#admin-app/kit/session/session-store.ts";

/** Target of an upload: the URL, the name of its part, the shape of the reply, and what else is sent with the file. */
export type UploadTarget<Reply> = { path: string; part: string; reply: z.ZodType<Reply>; fields?: Record<string, string> };

/** `onProgress` hears the share sent, from 0 to 1; `signal` calls the upload off. */
export type UploadControls = { signal: AbortSignal; onProgress: (share: number) => void };

/** The refusal that a reply's body says. */
function toRefusal(body: unknown): RefusedRequest {
  const reply = errorReplySchema.safeParse(body).data;
  return new RefusedRequest(reply ?? { success: false, code: "internal", message: ERROR_MESSAGE.internal });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // a proxy's page, or nothing
  }
}

/** Sends one file and gives the server's reply. Fails with `RefusedRequest`, with the signal's reason once it was
 *  called off, or with a plain error when the server cannot be reached. XMLHttpRequest, because `fetch` tells no
 *  progress. */
export function uploadFile<Reply>(file: File, target: UploadTarget<Reply>, { signal, onProgress }: UploadControls): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields ?? {})) form.append(name, value);
  form.append(target.part, file);
  request.open("POST", target.path);
  const session = readSession();
  if (session) request.setRequestHeader("authorization", `Bearer ${session.token}`);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener("error", () => reject(new TypeError("The server could not be reached.")));
  request.addEventListener("abort", () => reject(signal.reason));
  request.addEventListener("load", () => {
    const body = parseJson(request.responseText);
    const parsed = target.reply.safeParse(body);
    if (request.status === 201 && parsed.success) return resolve(parsed.data);
    if (request.status === 401) endSession("expired");
    return reject(toRefusal(body));
  });
  signal.addEventListener("abort", () => request.abort());
  request.send(form);
  return promise;
}

/** A file to be handed to the browser's downloads. */
type FetchedFile = { filename: string; content: Blob };

/** Gets a file that only administrators may have. Fails with `RefusedRequest`, or with a TypeError when the server
 *  cannot be reached. */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const session = readSession();
  const response = await fetch(path, { headers: session ? { authorization: `Bearer ${session.token}` } : {} });
  if (!response.ok) throw toRefusal(await response.json().catch(() => undefined)); // a proxy's page is no reply of ours
  const [, filename = "export"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { filename, content: await response.blob() };
}
