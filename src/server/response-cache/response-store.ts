import type { EncodedResponse } from "./encoded-response.ts";

/** Bytes of everything that is kept: answers, their compressed copies, what they are known by. */
const WEIGHT_MAX = 64 * 1024 * 1024;

/** What an answer, and a name of it, weigh beyond their text: objects, headers, places in maps. Estimated, on the safe side. */
const ANSWER_OVERHEAD = 2048;
const NAME_OVERHEAD = 256;

/** Addresses by which one answer is known; who asks in yet another way is answered all the same, only less directly. */
const ADDRESSES_MAX = 8;

type Entry = { reply: Promise<EncodedResponse>; addresses: Set<string>; weight: number };

/** Characters may take two bytes. */
function weightOfName(name: string): number {
  return 2 * name.length + NAME_OVERHEAD;
}

/** Answers by key and by address, as many as weigh 64 MiB; the one asked for longest ago goes first. */
export function createResponseStore(weightMax = WEIGHT_MAX) {
  const entries = new Map<string, Entry>();
  const keys = new Map<string, string>(); // by address
  let weight = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    for (const address of entry.addresses) keys.delete(address);
    weight -= entry.weight;
  }

  function weigh(key: string, entry: Entry, bytes: number): void {
    if (entries.get(key) !== entry) return; // dropped meanwhile
    entry.weight += bytes;
    weight += bytes;
    for (const oldest of entries.keys()) {
      if (weight <= weightMax) return;
      drop(oldest);
    }
  }

  return {
    /** Bytes that everything weighs. */
    weight: () => weight,

    /** Asked for last, it goes last. */
    get(key: string): Promise<EncodedResponse> | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.reply;
    },

    /** The key of an address that was asked for before. */
    keyOf: (address: string): string | undefined => keys.get(address),

    /** Keeps an answer from now on, while it is made; one that fails, or has another status than 200, is kept no longer. */
    set(key: string, reply: Promise<EncodedResponse>): void {
      drop(key);
      const entry: Entry = { reply, addresses: new Set(), weight: 0 };
      entries.set(key, entry);
      weigh(key, entry, weightOfName(key) + ANSWER_OVERHEAD);
      const leave = () => {
        if (entries.get(key) === entry) drop(key);
      };
      reply.then((made) => {
        if (made.status !== 200) return leave();
        weigh(key, entry, made.weight);
        made.onCopy = (bytes) => weigh(key, entry, bytes);
      }, leave);
    },

    /** Knows an answer by this address too. */
    alias(key: string, address: string): void {
      const entry = entries.get(key);
      if (!entry || entry.addresses.has(address) || entry.addresses.size === ADDRESSES_MAX) return;
      entry.addresses.add(address);
      keys.set(address, key);
      weigh(key, entry, weightOfName(address));
    },

    clear(): void {
      entries.clear();
      keys.clear();
      weight = 0;
    },
  };
}
