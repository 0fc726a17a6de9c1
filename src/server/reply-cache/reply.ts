import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";

const ENCODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Encoding = keyof typeof ENCODERS;

/** The smallest that the visitor can read. Browsers name gzip first and prefer nothing by it, which a negotiation would. */
function bestEncoding(ctx: Context): Encoding | undefined {
  return (["br", "gzip"] as const).find((encoding) => ctx.acceptsEncodings(encoding) === encoding);
}

/** Bytes under which compressing gains nothing. */
const WORTH_ENCODING = 1024;

/** What is answered to a public read. `status` is 200 unless given. */
export type Answer = { status?: number; type: string; headers?: Record<string, string>; body: string };

/** An answer as bytes, in every encoding that somebody asked for. */
export class Reply {
  readonly status: number;
  readonly #type: string;
  readonly #headers: Record<string, string>;
  readonly #bytes: Buffer;
  readonly #etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  /** Told how many bytes another copy, in another encoding, has. */
  onCopy: (bytes: number) => void = () => {};

  constructor({ status = 200, type, headers = {}, body }: Answer) {
    this.status = status;
    this.#type = type;
    this.#headers = headers;
    this.#bytes = Buffer.from(body);
    this.#etag = `W/"${createHash("sha1").update(this.#bytes).digest("base64url")}"`;
  }

  /** Bytes before compression. */
  get weight(): number {
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

  /** Answers with it: 304 to who has it already, else as small as they can read it. */
  async sendTo(ctx: Context): Promise<void> {
    ctx.status = this.status;
    ctx.set(this.#headers);
    if (this.status === 200 && ["GET", "HEAD"].includes(ctx.method)) {
      ctx.set("ETag", this.#etag);
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
    }
    ctx.type = this.#type;
    const encoding = this.weight < WORTH_ENCODING ? undefined : bestEncoding(ctx);
    if (encoding) {
      ctx.set("Content-Encoding", encoding);
      ctx.body = await this.#inEncoding(encoding);
    } else ctx.body = this.#bytes;
  }
}
