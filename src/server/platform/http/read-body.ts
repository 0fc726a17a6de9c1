import { bodyParser } from "@koa/bodyparser";
import type { Context, Middleware } from "koa";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { UNREADABLE } from "./error-reply.ts";
import { hasBody } from "./request.ts";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { UNSTORABLE_TEXT } from "#contracts/shared/text.ts";

/** Longest JSON body (1 MiB). */
const JSON_MAX = "1mb";

/** A whole document, and a patch of one (RFC 7396). */
const JSON_TYPES = ["application/json", "application/merge-patch+json"];

/** Charsets that a body may declare: `us-ascii` is a part of UTF-8. */
const UTF8_CHARSETS = ["", "utf-8", "utf8", "us-ascii"];

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a body of some types as text. Another charset than UTF-8 is refused, and so are bytes that are no UTF-8, which
 *  a lenient reader would replace by « � ». Gives the empty text where there is no body. */
export function utf8Reader(types: string[], limit: string): (ctx: Context) => Promise<string> {
  const parse = bodyParser({
    enableTypes: ["text"],
    extendTypes: { text: types },
    textLimit: limit,
    encoding: "binary", // one character for each byte
    onError(error) {
      const type = errorField(error, "type");
      const status = errorField(error, "status");
      if (type === "entity.too.large" || status === 413) throw new AppError("too_large");
      if (type === "encoding.unsupported" || status === 415) throw new AppError("unsupported_media_type");
      throw new AppError("invalid", UNREADABLE);
    },
  });
  return async (ctx) => {
    if (!UTF8_CHARSETS.includes(ctx.request.charset.toLowerCase())) throw new AppError("unsupported_media_type", OTHER_CHARSET);
    await parse(ctx, async () => {});
    const { body }: { body?: unknown } = ctx.request;
    try {
      return typeof body === "string" ? UTF8.decode(Buffer.from(body, "latin1")) : "";
    } catch {
      throw new AppError("invalid", NO_UTF8); // other faults of the type were refused above
    }
  };
}

const OTHER_CHARSET = "Seul l’encodage UTF-8 est accepté.";
const NO_UTF8 = "Cette demande n’est pas en UTF-8.";

const readText = utf8Reader(JSON_TYPES, JSON_MAX);

function parseJson(text: string): unknown {
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // refused by the caller, as a value that is neither an object nor a list is
  }
  throw new AppError("invalid", UNREADABLE);
}

/** Reads a JSON body into `ctx.request.body`: at most 1 MiB, UTF-8, 32 levels deep, storable. Refuses other types. A
 *  request without a body passes. */
export const readJson: Middleware = async (ctx, next) => {
  if (["POST", "PUT", "PATCH"].includes(ctx.method)) {
    if (hasBody(ctx.req) && !ctx.is(JSON_TYPES)) throw new AppError("unsupported_media_type");
    const text = await readText(ctx);
    Object.assign(ctx.request, { body: parseJson(text), rawBody: text });
    refuseUnstorable(ctx.request.body);
  }
  await next();
};

/** Limits within which a refused body is still read: more bytes than any accepted body has, and a limited time. */
const LIMITS = { bytes: 64 * 1024 * 1024, totalMs: 15_000, idleMs: 1_000 };

/** Reads and drops the rest of a request's body. Resolves at its end or at the first limit; never fails. */
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

/** A body for the response to a request that was refused before it was read: all of it is sent at once, and the
 *  response ends when the rest of the request has come. A connection that is closed on unread bytes is reset, and a
 *  proxy answers 502 instead. */
export function createLingeringBody(text: string, request: IncomingMessage, limits = LIMITS): Readable {
  async function* parts(): AsyncGenerator<string> {
    yield text;
    await drain(request, limits);
  }
  return Readable.from(parts(), { objectMode: false });
}

/** Deepest nesting of an input. Source: INP-2. */
const DEPTH_MAX = 32;

/** Whether PostgreSQL can store a text: it takes neither NUL nor half a character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Finds the path of the first text that cannot be stored, innermost name first. The path is built on the way back from
 *  a fault only: a body may hold half a million values. */
function findUnstorable(value: unknown, depth: number): string[] | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : [];
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === DEPTH_MAX) throw new AppError("invalid", "Cette demande est trop imbriquée.");
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = findUnstorable(value[index], depth + 1);
      if (fault) return [...fault, String(index)];
    }
    return undefined;
  }
  // parsed JSON that is no list; Object.entries takes three times as long as the keys
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    // A copy of the fields would take it as their prototype.
    if (!isStorable(name) || name === "__proto__") throw new AppError("invalid", UNSTORABLE_TEXT);
    const fault = findUnstorable(fields[name], depth + 1);
    if (fault) return [...fault, name];
  }
  return undefined;
}

/** Refuses text that PostgreSQL cannot store, at any depth of an input. So no contract has to, nor any procedure that
 *  only compares a text with stored ones (a name at sign-in). Fails with `invalid`, naming the field. */
export function refuseUnstorable(value: unknown): void {
  const fault = findUnstorable(value, 0);
  if (fault) throw invalidField(fault.toReversed().join("."), UNSTORABLE_TEXT);
}
