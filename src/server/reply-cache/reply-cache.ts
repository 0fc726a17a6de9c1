import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { Article } from "#server/article/article.entity.ts";
import { errorReplyOf } from "#server/http/error-reply.ts";
import { type Answer, Reply } from "./reply.ts";
import { createReplyStore } from "./reply-store.ts";
import { watchContent } from "./watch-content.ts";

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

const UNAVAILABLE = 503;

type Parts = { orm: MikroORM; url: string; now: () => Date; log: Logger };

/** When the next article appears by itself, in milliseconds since 1970; infinite where none waits. */
async function findNextPublication(orm: MikroORM, now: Date): Promise<number> {
  const next = await orm.em
    .fork()
    .findOne(Article, { status: "published", published_at: { $gt: now } }, { orderBy: { published_at: "asc" }, fields: ["published_at"] });
  return next?.published_at?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Keeps the answers to public reads until the content changes, here or in another instance, or an article's time has come. While the database is
 *  away they may be out of date: they are given where nothing better can be. */
export function createReplyCache({ orm, url, now, log }: Parts): ReplyCache {
  const store = createReplyStore();
  let nextPublication: Promise<number> | undefined;
  /** As far as `nextPublication` is known: nothing is answered from here on. */
  let end = 0;
  const content = watchContent({ orm, url, log, onChange: forget, onLoss: suspend });

  function suspend(): void {
    nextPublication = undefined;
    end = 0;
  }

  function forget(): void {
    store.clear();
    suspend();
  }

  /** Resolves once the time that ends what is kept is known, and lies ahead. */
  async function knowEnd(): Promise<void> {
    // What is forgotten while that is looked up takes it along.
    for (;;) {
      const asked = (nextPublication ??= findNextPublication(orm, now()));
      const next = await asked.catch((error: unknown) => {
        if (asked === nextPublication) nextPublication = undefined;
        throw error;
      });
      if (asked !== nextPublication) continue;
      end = next;
      if (end > now().getTime()) return;
      forget();
    }
  }

  async function current(key: string, compute: () => Promise<Answer>, address: string): Promise<Reply> {
    const make = async () => new Reply(await compute());
    if (!content.isHearing()) return make();
    await knowEnd();
    const known = store.get(key);
    const reply = known ?? make();
    if (!known) store.add(key, reply);
    store.name(key, address);
    return reply;
  }

  return {
    async of(key, compute, address) {
      const last = store.get(key); // looked up before: what fails is dropped
      try {
        const reply = await current(key, compute, address);
        return reply.status === UNAVAILABLE && last ? await last : reply;
      } catch (error) {
        if (!last || errorReplyOf(error).status !== UNAVAILABLE) throw error;
        return last;
      }
    },
    at(address) {
      if (now().getTime() >= end) return undefined;
      return store.get(store.keyAt(address) ?? "");
    },
    forget,
    stop: () => content.stop(),
  };
}
