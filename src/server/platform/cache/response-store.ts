import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "./encoded-response.ts";

/** Largest size of the store, in bytes: the bodies, their compressed copies, the keys and the URLs. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Share of it that URLs may take. */
const URLS_SHARE = 1 / 8;

/** Memory that a response, and a key or URL, takes beyond its text: objects, headers, map entries. A generous estimate,
 *  in bytes. */
const RESPONSE_OVERHEAD = 2048;
const NAME_OVERHEAD = 256;

type Entry = { response: Promise<EncodedResponse>; made?: EncodedResponse; bytes: number; generation: number };

/** Estimates the bytes of a name, at up to two per character. */
const bytesOfName = (name: string) => 2 * name.length + NAME_OVERHEAD;

/** Responses by key and by URL, up to 32 MiB; the least recently used is evicted first. Outdated ones are kept only
 *  to be compared with their next version. */
export class ResponseStore {
  private readonly entries: LRUCache<string, Entry>;
  private readonly keys: LRUCache<string, string>; // by URL
  private generation = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.entries = new LRUCache({ maxSize: maxBytes * (1 - URLS_SHARE), sizeCalculation: ({ bytes }) => bytes });
    this.keys = new LRUCache({ maxSize: maxBytes * URLS_SHARE, sizeCalculation: (_key, url) => bytesOfName(url) });
  }

  /** Bytes that the whole store takes. */
  get size(): number {
    return this.entries.calculatedSize + this.keys.calculatedSize;
  }

  /** Finds the response of a key, stored or being made, and marks it as used. */
  get(key: string): Pick<Entry, "response" | "made"> | undefined {
    const entry = this.entries.get(key);
    return entry?.generation === this.generation ? entry : undefined;
  }

  /** The response of a key that is outdated. */
  former(key: string): EncodedResponse | undefined {
    const entry = this.entries.peek(key);
    return entry?.generation === this.generation ? undefined : entry?.made;
  }

  /** The response to a URL that was requested before, once it is made; marks it as used. */
  find(url: string): EncodedResponse | undefined {
    const key = this.keys.get(url);
    return key === undefined ? undefined : this.get(key)?.made;
  }

  /** Stores a response while it is being made; drops it when it fails or its status is not 200. */
  set(key: string, response: Promise<EncodedResponse>): void {
    const { entries, generation } = this;
    entries.set(key, { response, bytes: bytesOfName(key) + RESPONSE_OVERHEAD, generation });
    const drop = () => {
      if (entries.peek(key)?.response === response) entries.delete(key);
    };
    response.then((made) => {
      if (made.status !== 200) return drop();
      this.grow(key, response, made.memory, made);
      made.onCopy = (bytes) => this.grow(key, response, bytes, made);
    }, drop);
  }

  /** Finds the response of a key by this URL too. */
  alias(key: string, url: string): void {
    this.keys.set(url, key);
  }

  /** Outdates every response: from now on it is found by `former` only. */
  outdate(): void {
    this.generation += 1;
  }

  /** Adds to the size of a response, unless it was evicted or replaced meanwhile. The cache reads a size only from a
   *  new object. */
  private grow(key: string, response: Promise<EncodedResponse>, bytes: number, made: EncodedResponse): void {
    const entry = this.entries.peek(key);
    if (entry?.response === response) this.entries.set(key, { ...entry, made, bytes: entry.bytes + bytes });
  }
}
