import type { IncomingMessage, ServerResponse } from "node:http";
import { earlyRefusalText } from "./connection/early-refusal.ts";
import { hasBody } from "./has-body.ts";

/** Longest time in which a body must arrive, in milliseconds. Files have longer, since administrators send 10 MB over slow lines, at half a
 *  megabit a second; no byte of a file is read without a session. Source: DOS-2. */
const TIMEOUTS_MS = { body: 15_000, file: 180_000 };

const UPLOAD_PATH = /^\/api\/admin\/upload/;

/** Closes the connection of a request whose body takes too long. Node's own limit is the same for every path, and must leave time for files. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, timeouts = TIMEOUTS_MS): void {
  if (!hasBody(request)) return;
  const isFile = UPLOAD_PATH.test(request.url ?? "") && request.headers.authorization !== undefined;
  const end = () => {
    if (request.complete || request.socket.destroyed) return;
    if (!response.headersSent) request.socket.write(earlyRefusalText(408));
    request.socket.destroySoon();
  };
  let timer = setTimeout(end, isFile ? timeouts.file : timeouts.body).unref();
  // A response before the end of the body is a refusal: the rest of the body gets the shorter time.
  response.once("finish", () => {
    clearTimeout(timer);
    if (!request.complete) timer = setTimeout(end, timeouts.body).unref();
  });
  request.once("close", () => {
    if (request.complete) clearTimeout(timer);
  });
}
