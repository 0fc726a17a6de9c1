import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { Article } from "#server/article/article.entity.ts";
import { type Answer, Reply } from "./reply.ts";
import { watchContent } from "./watch-content.ts";

/** Bytes of answers that are kept, before compression; the one asked for longest ago goes first. */
const WEIGHT_MAX = 64 * 1024 * 1024;

/** Answers kept, whatever they weigh. */
const COUNT_MAX = 5_000;

/** Gives the answer to a public read: a kept one, or what `compute` gives, computed once however many wait for it. Kept is what has the
 *  status 200. */
export type ReplyCache = {
  /** `key` says what is answered, however it is asked for; `address` is how it was asked for this time. */
  of: (key: string, compute: () => Promise<Answer>, address: string) => Promise<Reply>;
  /** The kept answer to an address that was asked for before. */
  at: (address: string) => Promise<Reply> | undefined;
  /** Forgets every answer. Called after each change made here, so that whoever made it sees it at once. */
  forget: () => void;
  stop: () => Promise<void>;
};

/** Keeps nothing. For a server whose reads may be behind its writes (read replicas), and for tests that set the clock. */
export const NO_REPLY_CACHE: ReplyCache = {
  of: async (_key, compute) => new Reply(await compute()),
  at: () => undefined,
  forget: () => {},
  stop: async () => {},
};

type Parts = { orm: MikroORM; url: string; now: () => Date; log: Logger };

/** Keeps the answers to public reads until the content changes, here or in another instance, or an article's time has come. */
export function createReplyCache({ orm, url, now, log }: Parts): ReplyCache {
  const kept = new Map<string, Promise<Reply>>();
  const keys = new Map<string, string>(); // by address
  const weights = new Map<string, number>();
  let weight = 0;
  let nextPublication: Promise<number> | undefined;
  /** As far as `nextPublication` is known: nothing is answered from here on. */
  let end = 0;
  const content = watchContent({ orm, url, log, onChange: forget });

  function forget(): void {
    kept.clear();
    keys.clear();
    weights.clear();
    weight = 0;
    nextPublication = undefined;
    end = 0;
  }

  function drop(key: string): void {
    kept.delete(key);
    weight -= weights.get(key) ?? 0;
    weights.delete(key);
  }

  /** When the next article appears by itself, in milliseconds since 1970; infinite where none waits. */
  async function findNextPublication(): Promise<number> {
    const next = await orm.em
      .fork()
      .findOne(
        Article,
        { status: "published", published_at: { $gt: now() } },
        { orderBy: { published_at: "asc" }, fields: ["published_at"] },
      );
    return next?.published_at?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  function keep(key: string, compute: () => Promise<Answer>): Promise<Reply> {
    const reply = compute().then((answer) => new Reply(answer));
    kept.set(key, reply);
    reply.then(
      (made) => {
        if (kept.get(key) !== reply) return; // forgotten meanwhile
        if (made.status !== 200) return drop(key);
        weights.set(key, made.weight);
        weight += made.weight;
        for (const oldest of kept.keys()) {
          if (weight <= WEIGHT_MAX && kept.size <= COUNT_MAX) break;
          drop(oldest);
        }
      },
      () => {
        if (kept.get(key) === reply) drop(key);
      },
    );
    return reply;
  }

  /** Asked for last, it goes last. */
  function touch(key: string, reply: Promise<Reply>): Promise<Reply> {
    kept.delete(key);
    kept.set(key, reply);
    return reply;
  }

  return {
    async of(key, compute, address) {
      if (!content.isHearing()) return new Reply(await compute());
      // Nothing is kept but beside the time that ends it: what is forgotten while that is looked up takes it along.
      for (;;) {
        const asked = (nextPublication ??= findNextPublication());
        const next = await asked.catch((error: unknown) => {
          nextPublication = undefined;
          throw error;
        });
        if (asked !== nextPublication) continue;
        end = next;
        if (end > now().getTime()) break;
        forget();
      }
      if (keys.size < COUNT_MAX) keys.set(address, key);
      const known = kept.get(key);
      return known ? touch(key, known) : keep(key, compute);
    },
    at(address) {
      if (now().getTime() >= end) return undefined;
      const key = keys.get(address) ?? "";
      const known = kept.get(key);
      return known && touch(key, known);
    },
    forget,
    stop: () => content.stop(),
  };
}
