import type { IncomingMessage } from "node:http";
import { readBeginning, requestPublic } from "#server/platform/http/request-public.ts";
import type { SentFile } from "#server/platform/media/upload-store.ts";
import { isReadable, PrivateAddressError, type Reach } from "#server/platform/http/public-address.ts";

/** Error of a file that another site does not give; its message is French. `isSilent` where no response came. */
export class UnavailableFile extends Error {
  isSilent: boolean;

  constructor(message: string, { isSilent = false } = {}) {
    super(message);
    this.isSilent = isSilent;
  }
}

/** Longest duration of a file, from the look-up of its host to its last byte. */
const TIMEOUT_MS = 20_000;

const REDIRECTS_MAX = 5;

const PRIVATE = "Cette adresse n’est pas publique\u202f: rien n’y a été demandé.";
const UNREACHABLE = "Ce site est introuvable ou ne répond pas.";
const TOO_SLOW = `Le fichier n’est pas arrivé en ${TIMEOUT_MS / 1000} secondes.`;

/** Options of a download: the longest accepted file, and how long it may take. */
export type FetchOptions = Reach & { maxBytes: number; timeoutMs?: number };

const HEADERS = { "user-agent": "Lumidar-Import/1.0", accept: "image/*, application/pdf, */*;q=0.5" };

/** Asks for a URL, and for those that it redirects to: each of them must be public. */
async function followRedirects(href: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  let url = URL.parse(href);
  for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
    if (!url || !isReadable(url, reach)) throw new UnavailableFile(PRIVATE);
    const response = await requestPublic(url, { reach, signal, headers: HEADERS });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      throw new UnavailableFile(`Le site répond par le statut ${statusCode}.`);
    url = URL.parse(headers.location, url.href);
  }
  throw new UnavailableFile("Le site redirige trop de fois.");
}

/** Reads a body of at most `maxBytes`. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new UnavailableFile(`Le fichier dépasse ${maxBytes / 1024 / 1024} Mo.`);
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge;
  }
  const bytes = await readBeginning(response, maxBytes + 1);
  if (bytes.byteLength > maxBytes) throw tooLarge;
  return bytes;
}

function toUnavailable(error: unknown, isLate: boolean): UnavailableFile {
  if (error instanceof UnavailableFile) return error;
  if (error instanceof PrivateAddressError) return new UnavailableFile(PRIVATE);
  if (isLate) return new UnavailableFile(TOO_SLOW, { isSilent: true });
  return new UnavailableFile(UNREACHABLE, { isSilent: true });
}

/** The file's name in its URL. */
function nameOf(href: string): string {
  const name = URL.parse(href)?.pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray per cent sign
  }
}

/** Downloads a file of another site: from public addresses only, in limited time and size. Fails with
 *  `UnavailableFile`. */
export async function fetchFile(href: string, { maxBytes, timeoutMs = TIMEOUT_MS, ...reach }: FetchOptions): Promise<SentFile> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await followRedirects(href, reach, signal);
    return { bytes: await readBody(response, maxBytes), originalName: nameOf(href) };
  } catch (error) {
    throw toUnavailable(error, signal.aborted);
  }
}
