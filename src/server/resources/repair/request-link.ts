import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isReadable, publicLookup, type Reach } from "#server/platform/webhook/public-address.ts";

/** Longest duration of a request, from the look-up of the host to the first line of the response. */
const TIMEOUT_MS = 10_000;

/** Sends one request on a connection of its own, and reads nothing but the status. */
function sendRequest(method: "HEAD" | "GET", url: URL, reach: Reach, signal: AbortSignal): Promise<number> {
  return new Promise((settle, fail) => {
    const request = url.protocol === "https:" ? requestSecure : requestPlain;
    const options = { method, agent: false, lookup: publicLookup(reach), signal, headers: { "user-agent": "Lumidar-Links/1.0" } };
    const sent = request(url, options, (response) => {
      settle(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("upgrade", (response, socket) => {
      settle(response.statusCode ?? 0);
      socket.destroy();
    });
    sent.on("error", fail);
    sent.on("close", () => fail(new Error("closed without a response")));
    sent.end();
  });
}

/** Statuses of pages that exist, by HEAD. */
const isWell = (status: number) => status >= 200 && status < 400;

/** Asks whether a link leads somewhere: by HEAD, and by GET where that is refused. Follows no redirection, and connects
 *  to public addresses only. Gives the status, null where no response came. Never throws. */
export async function requestLink(href: string, { stopped, ...reach }: Reach & { stopped: AbortSignal }): Promise<number | null> {
  const url = URL.parse(href);
  if (!url || !isReadable(url, reach)) return null;
  const signal = () => AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const head = await sendRequest("HEAD", url, reach, signal()).catch(() => null);
  if (head !== null && isWell(head)) return head;
  return sendRequest("GET", url, reach, signal()).catch(() => head);
}
