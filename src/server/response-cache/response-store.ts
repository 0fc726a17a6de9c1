import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "./encoded-response.ts";

/** Largest size of the store, in bytes: the bodies, their compressed copies, the keys and the URLs. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Memory that a response, and a key or URL of it, takes beyond its text: objects, headers, map entries. A generous estimate, in bytes. */
const RESPONSE_OVERHEAD = 2048;
const NAME_OVERHEAD = 256;

/** Most URLs under which a response is found directly; it is found by its key for any other. */
const MAX_URLS = 8;

type Entry = { response: Promise<EncodedResponse>; made?: EncodedResponse; urls: Set<string>; bytes: number; generation: number };

/** A character takes up to two bytes. */
function bytesOfName(name: string): number {
  return 2 * name.length + NAME_OVERHEAD;
}

/** Responses by key and by URL, up to 32 MiB; the least recently used is evicted first. Once all are outdated, each stays only to be compared with the one
 *  that is made anew. */
export class ResponseStore {
  private readonly keys = new Map<string, string>(); // by URL
  private readonly entries: LRUCache<string, Entry>;
  private generation = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      noDisposeOnSet: true, // an entry that grows is set again
      dispose: ({ urls }) => {
        for (const url of urls) this.keys.delete(url);
      },
    });
  }

  /** Bytes that the whole store takes. */
  get size(): number {
    return this.entries.calculatedSize;
  }

  /** The response of a key; marks it as used. */
  get(key: string): Promise<EncodedResponse> | undefined {
    return this.current(this.entries.get(key))?.response;
  }

  /** The outdated response of a key. */
  outdated(key: string): EncodedResponse | undefined {
    const entry = this.entries.peek(key);
    return this.current(entry) ? undefined : entry?.made;
  }

  /** The response to a URL that was requested before, once it is made; marks it as used. */
  madeFor(url: string): EncodedResponse | undefined {
    const key = this.keys.get(url);
    return key === undefined ? undefined : this.current(this.entries.get(key))?.made;
  }

  /** Stores a response while it is being made; drops it when it fails or its status is not 200. */
  set(key: string, response: Promise<EncodedResponse>): void {
    const { entries, generation } = this;
    entries.delete(key);
    entries.set(key, { response, urls: new Set(), bytes: bytesOfName(key) + RESPONSE_OVERHEAD, generation });
    const drop = () => {
      if (entries.peek(key)?.response === response) entries.delete(key);
    };
    response.then((made) => {
      if (made.status !== 200) return drop();
      const entry = entries.peek(key);
      if (entry?.response === response) entry.made = made;
      this.grow(key, response, made.memory);
      made.onCopy = (bytes) => this.grow(key, response, bytes);
    }, drop);
  }

  /** Finds the response of a key by this URL too. */
  alias(key: string, url: string): void {
    const entry = this.entries.peek(key);
    if (!entry || entry.urls.has(url) || entry.urls.size === MAX_URLS) return;
    entry.urls.add(url);
    this.keys.set(url, key);
    this.grow(key, entry.response, bytesOfName(url));
  }

  /** From now on nothing is found but by `outdated`. */
  outdate(): void {
    this.generation += 1;
  }

  private current(entry: Entry | undefined): Entry | undefined {
    return entry?.generation === this.generation ? entry : undefined;
  }

  /** Adds to the size of a response, unless it was evicted or replaced meanwhile. The cache reads a size only from a new object. */
  private grow(key: string, response: Promise<EncodedResponse>, bytes: number): void {
    const entry = this.entries.peek(key);
    if (entry?.response === response) this.entries.set(key, { ...entry, bytes: entry.bytes + bytes });
  }
}
