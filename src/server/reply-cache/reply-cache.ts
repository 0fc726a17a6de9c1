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
  of: (key: string, compute: () => Promise<Answer>) => Promise<Reply>;
  /** Forgets every answer. Called after each change made here, so that whoever made it sees it at once. */
  forget: () => void;
  stop: () => Promise<void>;
};

/** Keeps nothing. For a server whose reads may be behind its writes (read replicas), and for tests that set the clock. */
export const NO_REPLY_CACHE: ReplyCache = {
  of: async (_key, compute) => new Reply(await compute()),
  forget: () => {},
  stop: async () => {},
};

type Parts = { orm: MikroORM; url: string; now: () => Date; log: Logger };

/** Keeps the answers to public reads until the content changes, here or in another instance, or an article's time has come. */
export function createReplyCache({ orm, url, now, log }: Parts): ReplyCache {
  const kept = new Map<string, Promise<Reply>>();
  const weights = new Map<string, number>();
  let weight = 0;
  let nextPublication: Promise<number> | undefined;
  const content = watchContent({ orm, url, log, onChange: forget });

  function forget(): void {
    kept.clear();
    weights.clear();
    weight = 0;
    nextPublication = undefined;
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

  return {
    async of(key, compute) {
      if (!content.isHearing()) return new Reply(await compute());
      // Nothing is kept but beside the time that ends it: what is forgotten while that is looked up takes it along.
      for (;;) {
        const asked = (nextPublication ??= findNextPublication());
        const end = await asked.catch((error: unknown) => {
          nextPublication = undefined;
          throw error;
        });
        if (asked !== nextPublication) continue;
        if (end > now().getTime()) break;
        forget();
      }
      const known = kept.get(key);
      if (!known) return keep(key, compute);
      kept.delete(key); // asked for last, it goes last
      kept.set(key, known);
      return known;
    },
    forget,
    stop: () => content.stop(),
  };
}
