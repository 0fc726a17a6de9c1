import type { Context, Middleware, Next } from "koa";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Language, readLanguage } from "#contracts/shared/language.ts";

/** Whether a request only reads: its method is GET or HEAD. */
export function isRead({ method }: { method: string }): boolean {
  return method === "GET" || method === "HEAD";
}

/** Builds a middleware for the GET and HEAD requests whose path matches a pattern; it passes all others on. `match`
 *  holds the pattern's groups. */
export function get(pattern: RegExp, handle: (ctx: Context, next: Next, match: RegExpExecArray) => unknown): Middleware {
  return (ctx, next) => {
    const match = isRead(ctx) ? pattern.exec(ctx.path) : null;
    return match ? handle(ctx, next, match) : next();
  };
}

type Localized = { language: Language; match: RegExpExecArray };

/** Builds a middleware like `get`, for a path in any language: `pattern` is that of its documented path. */
export function getInLanguage(pattern: RegExp, handle: (ctx: Context, next: Next, asked: Localized) => unknown): Middleware {
  return (ctx, next) => {
    const { language, path } = readLanguage(ctx.path);
    const match = isRead(ctx) ? pattern.exec(path) : null;
    return match ? handle(ctx, next, { language, match }) : next();
  };
}

/** Whether a request has a body, which may be still to come. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The encodings in which a body may be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** The best encodings by `Accept-Encoding`, of which browsers send few. */
const bestEncodings = new LRUCache<string, Encoding>({ max: 200, memoMethod: findBestEncoding });

/** Chooses the encoding that the client prefers, and of equal ones the smallest. Browsers name gzip first without
 *  preferring it. */
export function bestEncoding({ headers }: IncomingMessage): Encoding {
  return bestEncodings.memo(headers["accept-encoding"] ?? "");
}

/** Parses the encodings that a client accepts, each with its weight from 0 to 1. Source: RFC 9110 §12.5.3. */
function parseQualities(accepted: string): Map<string, number> {
  const named = accepted.toLowerCase().split(",");
  return new Map(
    named.map((each) => {
      const [name = "", ...parameters] = each.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
}

function findBestEncoding(accepted: string): Encoding {
  const qualities = parseQualities(accepted);
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get("*") ?? 0;
  const compressed = qualityOf("br") >= qualityOf("gzip") ? "br" : "gzip";
  const isWanted = qualityOf(compressed) > 0 && qualityOf(compressed) >= (qualities.get("identity") ?? 0);
  return isWanted ? compressed : "identity";
}

/** Appends a query to the target of a link or a redirection, before its anchor. */
export function withQuery(target: string, query: string): string {
  const [address = "", ...anchor] = target.split("#");
  const joined = query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
  return [joined, ...anchor].join("#");
}
