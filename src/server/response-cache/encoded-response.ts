import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "koa";
import { isRead } from "#server/http/get.ts";
import { agreedEncoding, bestEncoding, ENCODERS, type Encoding } from "./encodings.ts";
import { REQUEST_ID, takeRoute } from "#server/http/request-log.ts";

/** Bodies below this many bytes are sent uncompressed: compressing them gains nothing. */
const COMPRESS_MIN_BYTES = 1024;

/** The form of a response: in an encoding, or that the client has it already. */
type Form = Encoding | "304";

/** The form that a client is to get; undefined where Koa is to find out. */
function formFor({ headers }: IncomingMessage, etag: string): Form | undefined {
  const { "if-none-match": known, "if-modified-since": since } = headers;
  if (since !== undefined) return undefined;
  if (known === undefined) return agreedEncoding(headers["accept-encoding"]);
  return known === etag && !headers["cache-control"]?.includes("no-cache") ? "304" : undefined;
}

/** An answer as it goes out: its headers by turns name and value, without those that each request has of its own. */
export type ReadyAnswer = { status: number; headers: readonly string[]; body: Buffer | undefined };

/** The headers of an answer that Koa is about to send. */
function headersOf(response: ServerResponse): string[] {
  const ofAll = Object.entries(response.getHeaders()).filter(([name]) => name !== REQUEST_ID.toLowerCase());
  return ofAll.flatMap(([name, value]) => [name, String(value)]);
}

/** Memory that a ready answer takes beside its body. A generous estimate, in bytes. */
const READY_BYTES = 1024;

/** What a response says, before it is encoded. `status` is 200 unless given; `route` is the one that it answers, which a cached response tells. */
export type ResponseContent = {
  status?: number;
  type: string;
  headers?: Record<string, string>;
  body: string | Buffer;
  route?: string;
  /** Of the data that it was made of, where these are known. */
  fingerprint?: string;
};

/** A response as bytes, which it may be already. */
export function encoded(response: ResponseContent | EncodedResponse): EncodedResponse {
  return response instanceof EncodedResponse ? response : new EncodedResponse(response);
}

/** A response as bytes, compressed once for each encoding that a client asked for. */
export class EncodedResponse {
  readonly status: number;
  readonly #type: string;
  readonly #headers: Record<string, string>;
  readonly #bytes: Buffer;
  readonly #etag: string;
  /** The route that it answers, where it is known. */
  readonly route: string | undefined;
  readonly #encoded = new Map<keyof typeof ENCODERS, Promise<Buffer>>();
  readonly #ready = new Map<Form, ReadyAnswer>();
  /** Of the data that it was made of, where these are known. */
  readonly fingerprint: string | undefined;
  /** Bytes of its compressed copies and ready answers. */
  #copied = 0;
  /** Called with the size, in bytes, of each copy that is added. */
  onCopy: (bytes: number) => void = () => {};

  constructor({ status = 200, type, headers = {}, body, route, fingerprint }: ResponseContent) {
    this.route = route;
    this.fingerprint = fingerprint;
    this.status = status;
    this.#type = type;
    this.#headers = headers;
    this.#bytes = typeof body === "string" ? Buffer.from(body) : body;
    this.#etag = `W/"${createHash("sha1").update(this.#bytes).digest("base64url")}"`;
  }

  /** Bytes before compression. */
  get size(): number {
    return this.#bytes.length;
  }

  /** Bytes that it takes, with its copies. */
  get memory(): number {
    return this.size + this.#copied;
  }

  /** Whether it says the same as another one does. */
  equals(other: EncodedResponse): boolean {
    return (
      this.status === other.status &&
      this.#etag === other.#etag &&
      this.#type === other.#type &&
      JSON.stringify(this.#headers) === JSON.stringify(other.#headers)
    );
  }

  #addCopy(bytes: number): void {
    this.#copied += bytes;
    this.onCopy(bytes);
  }

  #inEncoding(encoding: keyof typeof ENCODERS): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = ENCODERS[encoding](this.#bytes);
    this.#encoded.set(encoding, encoded);
    encoded.then(
      ({ length }) => this.#addCopy(length),
      () => this.#encoded.delete(encoding),
    );
    return encoded;
  }

  /** The answer to a request as Koa gave it to one alike; undefined before that, and where a request asks for anything unusual. */
  readyFor(request: IncomingMessage): ReadyAnswer | undefined {
    const form = formFor(request, this.#etag);
    return form && this.#ready.get(form);
  }

  /** Keeps what Koa is about to send, for the next request that is to get the same. */
  keepReady(ctx: Context): void {
    const form = ctx.status === 304 ? "304" : bestEncoding(ctx);
    if (this.#ready.has(form)) return;
    const { body } = ctx;
    this.#ready.set(form, { status: ctx.status, headers: headersOf(ctx.res), body: Buffer.isBuffer(body) ? body : undefined });
    this.#addCopy(READY_BYTES);
  }

  /** Sends the response in the smallest encoding that the client accepts, or 304 when the client has it already. */
  async sendTo(ctx: Context): Promise<void> {
    if (this.route !== undefined) takeRoute(ctx, this.route);
    ctx.status = this.status;
    ctx.set(this.#headers);
    if (this.status === 200 && isRead(ctx)) {
      ctx.set("ETag", this.#etag);
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
    }
    ctx.type = this.#type;
    const encoding = this.size < COMPRESS_MIN_BYTES ? "identity" : bestEncoding(ctx);
    if (encoding !== "identity") {
      ctx.set("Content-Encoding", encoding);
      ctx.body = await this.#inEncoding(encoding);
    } else ctx.body = this.#bytes;
  }
}
