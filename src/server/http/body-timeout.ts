import type { IncomingMessage, ServerResponse } from "node:http";

/** Longest that a body may take to arrive, in milliseconds; that of a file longer, since administrators send them over slow lines too: 10 MB at
 *  half a megabit a second. No byte of a file is read for anyone who is not signed in. Source: reliability.md DOS-2. */
const WITHIN = { body: 15_000, file: 180_000 };

const TAKES_FILES = /^\/api\/admin\/upload/;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Ends the connection of a request whose body takes too long: Node's own limit is one for every address, and must leave time for files. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, within = WITHIN): void {
  if (!hasBody(request)) return;
  const isFile = TAKES_FILES.test(request.url ?? "") && request.headers.authorization !== undefined;
  const end = () => {
    if (request.complete || request.socket.destroyed) return;
    if (!response.headersSent) request.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    request.socket.destroySoon();
  };
  let timer = setTimeout(end, isFile ? within.file : within.body).unref();
  // Answered before it was read: the sender has been refused, and needs no more time.
  response.once("finish", () => {
    clearTimeout(timer);
    if (!request.complete) timer = setTimeout(end, within.body).unref();
  });
  request.once("close", () => {
    if (request.complete) clearTimeout(timer);
  });
}
