import { type IncomingMessage, request as requestPlain, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { publicLookup, type Reach } from "./public-address.ts";

type PublicRequest = Pick<RequestOptions, "method" | "headers" | "signal"> & { reach: Reach; body?: string };

/** Sends a request to a public address, and gives the response with its body unread. The connection is its own. Follows
 *  no redirect. Fails with `PrivateAddressError` where the host has a private address. */
export function requestPublic(url: URL, { reach, body, ...options }: PublicRequest): Promise<IncomingMessage> {
  return new Promise((settle, fail) => {
    const request = url.protocol === "https:" ? requestSecure : requestPlain;
    const sent = request(url, { ...options, agent: false, lookup: publicLookup(reach) }, settle);
    // A switch of protocols is no response to Node.js: without this, the request would never settle.
    sent.on("upgrade", (response, socket) => {
      settle(response);
      socket.destroy();
    });
    sent.on("error", fail);
    sent.on("close", () => fail(new Error("elle a été fermée sans réponse")));
    sent.end(body);
  });
}

/** Reads the beginning of a body, at least `maxBytes` of it, unless it is shorter; the rest is not read. */
export async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer); // a response without an encoding gives buffers
    size += chunks.at(-1)?.length ?? 0;
    if (size >= maxBytes) break; // which ends the connection
  }
  return Buffer.concat(chunks);
}
