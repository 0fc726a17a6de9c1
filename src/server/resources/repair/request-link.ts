import { requestPublic } from "#server/platform/http/request-public.ts";
import { isReadable, type Reach } from "#server/platform/webhook/public-address.ts";

/** Longest duration of a request, from the look-up of the host to the first line of the response. */
const TIMEOUT_MS = 10_000;

/** Sends one request, and reads nothing but the status. */
async function readStatus(method: "HEAD" | "GET", url: URL, options: { reach: Reach; signal: AbortSignal }): Promise<number> {
  const response = await requestPublic(url, { ...options, method, headers: { "user-agent": "Lumidar-Links/1.0" } });
  response.destroy();
  return response.statusCode ?? 0;
}

/** Statuses of pages that exist, by HEAD. */
const isWell = (status: number) => status >= 200 && status < 400;

/** Asks whether a link leads somewhere: by HEAD, and by GET where that is refused. Follows no redirection, and connects
 *  to public addresses only. Gives the status, null where no response came. Never throws. */
export async function requestLink(href: string, { stopped, ...reach }: Reach & { stopped: AbortSignal }): Promise<number | null> {
  const url = URL.parse(href);
  if (!url || !isReadable(url, reach)) return null;
  const options = () => ({ reach, signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]) });
  const head = await readStatus("HEAD", url, options()).catch(() => null);
  if (head !== null && isWell(head)) return head;
  return readStatus("GET", url, options()).catch(() => head);
}
