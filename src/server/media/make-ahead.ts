import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { renditionNames } from "#contracts/shared/image-path.ts";
import { reasonOf } from "#server/start-error.ts";
import type { UploadStore } from "./upload-store.ts";

type House = { orm: MikroORM; uploads: UploadStore; log: Logger };
type Picture = { filename: string; width: number };

/** Pictures that were there before the start: those of the home page's scenes first, then the newest. */
const KNOWN = `
  select u.filename, u.width from upload u where u.kind = 'image'
  order by exists (select 1 from slide s where s.is_active and s.image_url like '%' || u.filename) desc, u.id desc`;

/** Makes the widths of pictures before a visitor asks for them, one after the other, so that pages keep the machine: after each upload, and for
 *  those that an earlier start left unmade. The best format only: the few browsers that need the other one have it made for them. */
export async function startMakingAhead({ orm, uploads, log }: House): Promise<{ stop: () => Promise<void> }> {
  let waiting: string[] = [];
  let working: Promise<void> | undefined;
  let isStopped = false;

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await uploads.renditions.pathOf(name).catch((error: unknown) => log.warn({ error: reasonOf(error), name }, "a width was not made"));
    }
    working = undefined;
    if (!isStopped) log.info("every width of every picture is made");
  }

  function add({ filename, width }: Picture): void {
    if (isStopped) return;
    waiting = [...renditionNames(filename, "avif", width), ...waiting];
    working ??= work();
  }

  const known = await orm.em.fork().execute<Picture[]>(KNOWN);
  for (const picture of known.toReversed()) add(picture);
  uploads.onImage(add);

  return {
    /** Waits for the one under way. */
    stop: async () => {
      isStopped = true;
      waiting = [];
      await working;
    },
  };
}
