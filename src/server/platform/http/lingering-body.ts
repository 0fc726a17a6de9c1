import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** Limits within which a refused body is still read: more bytes than any body that is accepted has, for as long as they come. */
const LIMITS = { bytes: 64 * 1024 * 1024, totalMs: 15_000, idleMs: 1_000 };

/** Reads and drops what is still to come of a request's body. Resolves at its end or at the first limit; never fails. */
function drain(request: IncomingMessage, limits: typeof LIMITS): Promise<void> {
  return new Promise((resolve) => {
    let left = limits.bytes;
    let idle = setTimeout(end, limits.idleMs);
    const total = setTimeout(end, limits.totalMs);
    function end(): void {
      clearTimeout(idle);
      clearTimeout(total);
      request.off("data", count);
      resolve();
    }
    function count(chunk: Buffer): void {
      left -= chunk.length;
      clearTimeout(idle);
      idle = setTimeout(end, limits.idleMs);
      if (left < 0) end();
    }
    for (const event of ["end", "close", "error"]) request.once(event, end);
    request.on("data", count).resume();
    if (request.complete || request.destroyed) end();
  });
}

/** A body for the response to a request that was refused before it was read: all of it is sent at once, and the response ends when the rest of the request
 *  has come. A connection that is closed on unread bytes is reset, and a proxy answers 502 instead. */
export function lingeringBody(text: string, request: IncomingMessage, limits = LIMITS): Readable {
  async function* parts(): AsyncGenerator<string> {
    yield text;
    await drain(request, limits);
  }
  return Readable.from(parts(), { objectMode: false });
}
