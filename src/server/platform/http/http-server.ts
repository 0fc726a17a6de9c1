import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { hasBody } from "./request.ts";
import { ERROR_MESSAGE, type ErrorReply } from "#contracts/shared/errors.ts";
import { UNREADABLE } from "./error-reply.ts";
import { DENY_ALL_POLICY } from "./security-headers.ts";

/** The replies to requests that never reach the Koa stack, by status. */
const REPLIES = {
  400: { code: "invalid", message: UNREADABLE },
  408: { code: "invalid", message: "Cette demande n’est pas arrivée à temps." },
  413: { code: "too_large", message: ERROR_MESSAGE.too_large },
  417: { code: "invalid", message: "L’en-tête Expect de cette demande n’est pas accepté." },
  431: { code: "too_large", message: "Les en-têtes de cette demande sont trop volumineux." },
} satisfies Record<number, Omit<ErrorReply, "success">>;

/** A status with which a request is refused before it reaches the Koa stack. */
type EarlyStatus = keyof typeof REPLIES;

/** Builds the headers and the JSON body of a refusal, with which the connection ends. Source: REST-5, HDR-1. */
function earlyRefusal(status: EarlyStatus): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ success: false, ...REPLIES[status] } satisfies ErrorReply);
  return {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "Cache-Control": "no-store",
      "Content-Security-Policy": DENY_ALL_POLICY,
      "Cross-Origin-Resource-Policy": "same-site",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      Connection: "close",
    },
    body,
  };
}

/** Writes a refusal as HTTP text, for a connection for which Node gives no response to write to. */
function earlyRefusalText(status: EarlyStatus): string {
  const { headers, body } = earlyRefusal(status);
  const lines = Object.entries(headers).map((header) => header.join(": "));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

/** `requestTimeout` is the last resort: `limitBodyTime` comes before it. Source: DOS-2. */
const TIMEOUTS = { requestTimeout: 240_000, headersTimeout: 14_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 };

/** The status by Node's error code; every other error is a request that cannot be parsed. Source: Node's own choice. */
const STATUS_BY_CODE: Record<string, EarlyStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node cannot parse, and closes the connection. */
function refuseUnparsed({ code = "" }: NodeJS.ErrnoException, duplex: Duplex): void {
  // A server without TLS hands out sockets. Node's own handler reads the same undocumented property: nothing may be
  // written into a response.
  const socket = duplex as Socket & { _httpMessage?: ServerResponse | null };
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  socket.write(earlyRefusalText(STATUS_BY_CODE[code] ?? 400));
  socket.destroySoon();
}

/** Creates the HTTP server around a handler, for the program and for its tests alike. A request that never reaches the
 *  handler gets the documented error reply; the handler judges the `Host`, for the same reason. Does not listen. */
export function createHttpServer(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer({ ...TIMEOUTS, requireHostHeader: false }, (request, response) => {
    limitBodyTime(request, response);
    handle(request, response);
  });
  server.on("clientError", refuseUnparsed);
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = earlyRefusal(417);
    response.writeHead(417, headers).end(body);
  });
  return server;
}

/** Timeouts of a request's body, in milliseconds. Files have longer, since administrators send 10 MB over slow lines,
 *  at half a megabit a second; no byte of a file is read without a session. Source: DOS-2. */
const TIMEOUTS_MS = { body: 15_000, file: 180_000 };

const UPLOAD_PATH = /^\/api\/admin\/upload/;

/** Closes the connection of a request whose body takes too long. Node's own limit is the same for every path, and must
 *  leave time for files. */
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

/** The TCP port on which a server listens. Fails where it does not listen, or on a socket of the file system. */
export function portOf(server: Pick<Server, "address">): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server listens on no TCP port");
  return address.port;
}
