import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { limitBodyTime } from "../body-timeout.ts";
import { earlyRefusal, earlyRefusalText, type EarlyStatus } from "./early-refusal.ts";

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
  // A server without TLS hands out sockets. Node's own answer looks at the same undocumented property: nothing may be written into a response.
  const socket = duplex as Socket & { _httpMessage?: ServerResponse | null };
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  socket.write(earlyRefusalText(STATUS_BY_CODE[code] ?? 400));
  socket.destroySoon();
}

/** The HTTP server around a handler, for the program and for its tests alike. What never reaches the handler gets the documented error reply;
 *  the handler judges the `Host`, for the same reason. Does not listen. */
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
