import type { MikroORM } from "@mikro-orm/postgresql";
import { readSettings } from "#server/settings/settings-store.ts";
import { Article } from "#server/article/article.entity.ts";

type Dependencies = {
  orm: MikroORM;
  now: () => Date;
  /** Called when the time of a scheduled article, or of the announcement, has come. */
  onPublication: () => void;
};

/** When the next article is published by its date, or the announcement begins or ends, in milliseconds since 1970; infinite when nothing is
 *  scheduled. */
export async function findNextPublication(orm: MikroORM, now: Date): Promise<number> {
  const em = orm.em.fork();
  const next = await em.findOne(
    Article,
    { status: "published", published_at: { $gt: now } },
    { orderBy: { published_at: "asc" }, fields: ["published_at"] },
  );
  const { banner_from, banner_until } = await readSettings(em);
  const moments = [next?.published_at?.getTime() ?? 0, Date.parse(banner_from), Date.parse(banner_until)];
  return Math.min(...moments.filter((time) => time > now.getTime()), Number.POSITIVE_INFINITY);
}

/** Knows until when responses are current: until the next scheduled article is published, or the announcement begins or ends. */
export function createPublicationExpiry({ orm, now, onPublication }: Dependencies) {
  let nextPublication: Promise<number> | undefined;
  /** In milliseconds since 1970; 0 while `nextPublication` is unknown. */
  let expiresAt = 0;

  function reset(): void {
    nextPublication = undefined;
    expiresAt = 0;
  }

  return {
    /** Forgets the time: an article may have been scheduled, or moved. */
    reset,

    /** Whether responses are not current, or not known to be. */
    isOver: () => now().getTime() >= expiresAt,

    /** Resolves once the time is known and lies in the future. */
    async find(): Promise<void> {
      // A reset during the look-up makes its result stale: then it starts again.
      for (;;) {
        const asked = (nextPublication ??= findNextPublication(orm, now()));
        const next = await asked.catch((error: unknown) => {
          if (asked === nextPublication) nextPublication = undefined;
          throw error;
        });
        if (asked !== nextPublication) continue;
        expiresAt = next;
        if (expiresAt > now().getTime()) return;
        reset();
        onPublication();
      }
    },
  };
}
