import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";

/** What says that a proxy stands between: then the connection is the proxy's, and the client may be anyone. */
const OF_PROXIES = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

function isFromHere({ socket, headers }: Context): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? "") && !Object.keys(headers).some((name) => OF_PROXIES.test(name));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Whether a request may read the metrics: one that was made on this machine, or that bears the token, if there is one. */
export function mayRead(ctx: Context, token: string | undefined): boolean {
  // Digests have one length, so that how long the comparison takes says nothing of the token.
  const bearsToken =
    token !== undefined && timingSafeEqual(digest(ctx.get("authorization").replace(/^bearer +/i, "Bearer ")), digest(`Bearer ${token}`));
  return bearsToken || isFromHere(ctx);
}
