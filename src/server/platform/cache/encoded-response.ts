import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";
import { bestEncoding, type Encoding, isRead } from "#server/platform/http/request.ts";
import { REQUEST_ID, setLogRoute } from "#server/platform/http/request-log.ts";

/** Bodies below this many bytes are sent uncompressed: compressing them gains nothing. */
const COMPRESS_MIN_BYTES = 1024;

/** Memory that a ready response takes beside its body. A generous estimate, in bytes. */
const READY_BYTES = 1024;

/** Content of a response, before it is encoded. */
export type ResponseContent = {
  /** 200 unless given. */
  status?: number;
  type: string;
  headers?: Record<string, string>;
  body: string | Buffer;
  /** The route that it answers, for the log and the metrics. */
  route?: string;
  /** The data that it was made of, where these are known; only their digest is stored. */
  madeOf?: string;
  /** Version of the record that it shows; its `ETag` begins with it. */
  version?: number;
};

/** A response as it is sent: its headers as alternating names and values, without those that each request has of its
 *  own. */
type ReadyResponse = { status: number; headers: readonly string[]; body: Buffer | undefined };

/** A response as bytes, compressed once for each encoding that a client asked for. */
export class EncodedResponse {
  readonly status: number;
  /** The route that it answers, where it is known. */
  readonly route: string | undefined;
  /** Bytes that it takes, with its copies. */
  memory: number;
  /** Called with the size, in bytes, of each copy that is added. */
  onCopy: (bytes: number) => void = () => {};
  readonly #type: string;
  readonly #headers: Record<string, string>;
  readonly #bytes: Buffer;
  readonly #etag: string;
  readonly #madeOf: string | undefined;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Form, ReadyResponse>();

  constructor({ status = 200, type, headers = {}, body, route, madeOf, version }: ResponseContent) {
    this.status = status;
    this.route = route;
    this.#type = type;
    this.#headers = headers;
    this.#bytes = typeof body === "string" ? Buffer.from(body) : body;
    this.#etag = `W/"${version === undefined ? "" : `${version}-`}${digest(this.#bytes)}"`;
    this.#madeOf = madeOf === undefined ? undefined : digest(madeOf);
    this.memory = this.#bytes.length;
  }

  /** Whether it was made of these data. */
  isMadeOf(data: string): boolean {
    return this.#madeOf === digest(data);
  }

  /** Whether another response has the same status, headers and body. */
  equals(other: EncodedResponse): boolean {
    const summarize = (one: EncodedResponse) => JSON.stringify([one.status, one.#etag, one.#type, one.#headers]);
    return summarize(this) === summarize(other);
  }

  /** Sends the response in the smallest encoding that the client accepts, or 304 when the client has it already. */
  async sendTo(ctx: Context): Promise<void> {
    if (this.route !== undefined) setLogRoute(ctx, this.route);
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
    const encoding = this.#bytes.length < COMPRESS_MIN_BYTES ? "identity" : bestEncoding(ctx.req);
    if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
    ctx.body = encoding === "identity" ? this.#bytes : await this.#compress(encoding);
  }

  /** Keeps what Koa is about to send, for the next request that is to get the same. */
  keepReady({ status, body, req, res }: Context): void {
    const form = status === 304 ? "304" : bestEncoding(req);
    if (this.#ready.has(form)) return;
    this.#ready.set(form, { status, headers: listHeaders(res), body: Buffer.isBuffer(body) ? body : undefined });
    this.#addCopy(READY_BYTES);
  }

  /** Finds the response that Koa gave to the same kind of request; undefined before that, and for an unusual
   *  request. */
  readyFor(request: IncomingMessage): ReadyResponse | undefined {
    const form = chooseForm(request, this.#etag);
    return form && this.#ready.get(form);
  }

  #compress(encoding: keyof typeof COMPRESS): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed = COMPRESS[encoding](this.#bytes);
    this.#compressed.set(encoding, compressed);
    compressed.then(
      ({ length }) => this.#addCopy(length),
      () => this.#compressed.delete(encoding),
    );
    return compressed;
  }

  #addCopy(bytes: number): void {
    this.memory += bytes;
    this.onCopy(bytes);
  }
}

/** Encodes a response, which may be encoded already. */
export function encode(response: ResponseContent | EncodedResponse): EncodedResponse {
  return response instanceof EncodedResponse ? response : new EncodedResponse(response);
}

function digest(content: string | Buffer): string {
  return createHash("sha1").update(content).digest("base64url");
}

/** The headers of a response that Koa is about to send. */
function listHeaders(response: ServerResponse): string[] {
  const shared = Object.entries(response.getHeaders()).filter(([name]) => name !== REQUEST_ID.toLowerCase());
  return shared.flatMap(([name, value]) => [name, String(value)]);
}

const COMPRESS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** A form of a response: its encoding, or « 304 » for a client that has it already. */
type Form = Encoding | "304";

/** Chooses the form that a client gets; undefined where Koa must decide. */
function chooseForm(request: IncomingMessage, etag: string): Form | undefined {
  const { "if-none-match": known, "if-modified-since": since, "cache-control": control } = request.headers;
  if (since !== undefined) return undefined;
  if (known === undefined) return bestEncoding(request);
  return known === etag && !control?.includes("no-cache") ? "304" : undefined;
}
