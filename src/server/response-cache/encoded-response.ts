import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";
import { isRead } from "#server/http/get.ts";
import { takeRoute } from "#server/http/request-log.ts";

const ENCODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Encoding = keyof typeof ENCODERS;

/** The smallest encoding that the client accepts. Browsers name gzip first without preferring it, as a negotiation would. */
function bestEncoding(ctx: Context): Encoding | undefined {
  return (["br", "gzip"] as const).find((encoding) => ctx.acceptsEncodings(encoding) === encoding);
}

/** Bodies below this many bytes are sent uncompressed: compressing them gains nothing. */
const COMPRESS_MIN_BYTES = 1024;

/** What a response says, before it is encoded. `status` is 200 unless given; `route` is the one that it answers, which a cached response tells. */
export type ResponseContent = { status?: number; type: string; headers?: Record<string, string>; body: string | Buffer; route?: string };

/** A response as bytes, compressed once for each encoding that a client asked for. */
export class EncodedResponse {
  readonly status: number;
  readonly #type: string;
  readonly #headers: Record<string, string>;
  readonly #bytes: Buffer;
  readonly #etag: string;
  readonly #route: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  /** Called with the size, in bytes, of each compressed copy that is added. */
  onCopy: (bytes: number) => void = () => {};

  constructor({ status = 200, type, headers = {}, body, route }: ResponseContent) {
    this.#route = route;
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

  #inEncoding(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = ENCODERS[encoding](this.#bytes);
    this.#encoded.set(encoding, encoded);
    encoded.then(
      ({ length }) => this.onCopy(length),
      () => this.#encoded.delete(encoding),
    );
    return encoded;
  }

  /** Sends the response in the smallest encoding that the client accepts, or 304 when the client has it already. */
  async sendTo(ctx: Context): Promise<void> {
    if (this.#route !== undefined) takeRoute(ctx, this.#route);
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
    const encoding = this.size < COMPRESS_MIN_BYTES ? undefined : bestEncoding(ctx);
    if (encoding) {
      ctx.set("Content-Encoding", encoding);
      ctx.body = await this.#inEncoding(encoding);
    } else ctx.body = this.#bytes;
  }
}
