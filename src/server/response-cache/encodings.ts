import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";
import { LRUCache } from "lru-cache";

/** What compresses a body. */
export const ENCODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** How a body is sent: compressed or as it is. */
export type Encoding = keyof typeof ENCODERS | "identity";

/** What was agreed with clients by their `Accept-Encoding`, of which browsers send few. */
const agreed = new LRUCache<string, Encoding>({ max: 200 });
const ACCEPTED_MAX_LENGTH = 200;

/** The smallest encoding that the client accepts. Browsers name gzip first without preferring it, as a negotiation would. */
export function bestEncoding(ctx: Context): Encoding {
  const best = (["br", "gzip"] as const).find((encoding) => ctx.acceptsEncodings(encoding) === encoding) ?? "identity";
  const accepted = ctx.get("accept-encoding");
  if (accepted.length <= ACCEPTED_MAX_LENGTH) agreed.set(accepted, best);
  return best;
}

/** What was found to be best for a client that sent the same `Accept-Encoding`; undefined where none did lately. */
export function agreedEncoding(accepted = ""): Encoding | undefined {
  return agreed.get(accepted);
}
