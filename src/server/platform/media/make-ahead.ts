import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Logger } from "pino";
import { renditionNames, renditionUrl } from "#contracts/shared/image-path.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { RENDITIONS_FOLDER } from "./stored-name.ts";
import type { UploadStore } from "./upload-store.ts";

type MakingAhead = { orm: MikroORM; uploads: UploadStore; log: Logger };
type Picture = { filename: string; width: number; height: number };

/** Pixels up to which widths are made ahead, and the whole picture. Larger ones, which cost as much as all the others,
 *  are for who zooms: only a picture in landscape format is ever shown as wide as a large window. */
const AHEAD_UP_TO = 1280;

/** Lists the names of the widths that are made ahead, the narrowest first. */
function listNames({ filename, width, height }: Picture): string[] {
  const whole = renditionUrl(filename, "full", "avif");
  const widest = width > height ? width : Math.min(width, AHEAD_UP_TO);
  return renditionNames(filename, "avif", widest).filter((name) => width <= AHEAD_UP_TO || name !== whole);
}

/** SQL: whether a picture is one of those that visitors see first. */
const isFirstSeen = () =>
  allResources().flatMap(({ media }) =>
    media?.firstSeenWhere
      ? sql`exists (select 1 from ${sql.table(media.noun)} where ${sql.raw(media.firstSeenWhere)} and left(upload.filename, 32) = any(uploads))`
      : [],
  );

/** SQL: the pictures before the start: those that visitors see first, then the newest. */
const knownPictures = () => sql<Picture>`
  select filename, width, height from upload where kind = 'image'
  order by (${sql.join([sql`false`, ...isFirstSeen()], sql` or `)}) is true desc, id desc`;

/** Makes the widths of pictures before a visitor requests them, one after the other, so that pages keep the machine:
 *  after each upload, and for those that an earlier start left unmade. Only the best format: the few browsers that need
 *  the other one have it made for them. */
export async function startMakingAhead({ orm, uploads, log }: MakingAhead): Promise<{ stop: () => Promise<void> }> {
  /** Names of the pictures to work on, the next one last: there may be hundreds of thousands. */
  let waiting: string[] = [];
  let working: Promise<void> | undefined;
  let isStopped = false;

  async function make(name: string): Promise<void> {
    if (!(await uploads.files.has(`${RENDITIONS_FOLDER}/${name}`))) await uploads.renditionPath(name);
  }

  async function work(): Promise<void> {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      await make(name).catch((error: unknown) => log.warn({ error: reasonOf(error), name }, "a width was not made"));
    }
    working = undefined;
    if (!isStopped) log.info("the widths of every picture are made");
  }

  function add(picture: Picture): void {
    if (isStopped) return;
    waiting.push(...listNames(picture).toReversed());
    working ??= work();
  }

  const { rows: known } = await knownPictures().execute(orm.em.fork().getKysely());
  for (const picture of known.toReversed()) add(picture);
  uploads.onStored((stored) => {
    if ("width" in stored) add(stored);
  });

  return {
    /** Waits for the one under way. */
    stop: async () => {
      isStopped = true;
      waiting = [];
      await working;
    },
  };
}
