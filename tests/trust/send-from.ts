import { request } from "node:http";
import type { Answer } from "./send.ts";

/** Posts JSON from another address of this machine (127.x.y.z), as another visitor would. Linux only: elsewhere
 *  127.0.0.1 is the only one. */
export function postFromAddress(
  localAddress: string,
  url: string,
  body: unknown,
): Promise<Pick<Answer, "status" | "text" | "milliseconds"> & { retryAfter: string | undefined; headers: string[] }> {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text), connection: "close" };
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", localAddress, headers }, (response) => {
      let answer = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: answer,
          headers: Object.keys(response.headers),
          retryAfter: response.headers["retry-after"],
          milliseconds: performance.now() - begin,
        }),
      );
    });
    sent.once("error", reject);
    sent.end(text);
  });
}
