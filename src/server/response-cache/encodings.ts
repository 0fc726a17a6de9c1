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

/** Parses the encodings that a client accepts, each with its weight from 0 to 1. Source: RFC 9110 §12.5.3. */
function qualitiesOf(accepted: string): Map<string, number> {
  const named = accepted.toLowerCase().split(",");
  return new Map(
    named.map((each) => {
      const [name = "", ...parameters] = each.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
}

/** The encoding that the client wants most, and of those the smallest. Browsers name gzip first without preferring it. */
export function bestEncoding(ctx: Context): Encoding {
  const qualities = qualitiesOf(ctx.get("accept-encoding"));
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get("*") ?? 0;
  const compressed = qualityOf("br") >= qualityOf("gzip") ? "br" : "gzip";
  const isWanted = qualityOf(compressed) > 0 && qualityOf(compressed) >= (qualities.get("identity") ?? 0);
  const best = isWanted ? compressed : "identity";
  const accepted = ctx.get("accept-encoding");
  if (accepted.length <= ACCEPTED_MAX_LENGTH) agreed.set(accepted, best);
  return best;
}

/** What was found to be best for a client that sent the same `Accept-Encoding`; undefined where none did lately. */
export function agreedEncoding(accepted = ""): Encoding | undefined {
  return agreed.get(accepted);
}
