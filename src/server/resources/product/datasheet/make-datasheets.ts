import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { Product } from "../product.entity.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { startLoop } from "#server/platform/jobs/start-loop.ts";
import type { Datasheets } from "./datasheets.ts";

const INTERVAL_MS = 10_000;

/** Maximum products whose sheets are drawn between two looks; the others of a large import are drawn on request. */
const MADE_AT_ONCE = 10;

type Making = { orm: MikroORM; datasheets: Datasheets; now: () => Date; log: Logger };

/** Draws the datasheets of visible products after they were saved, so that no visitor waits for them. `make` does so at
 *  once. */
export function startMakingDatasheets({ orm, datasheets, now, log }: Making) {
  let since = now();

  async function make(stopped?: AbortSignal): Promise<void> {
    const em = orm.em.fork();
    const saved = await em.find(
      Product,
      { is_active: true, updated_at: { $gt: since } },
      { orderBy: { updated_at: "desc" }, limit: MADE_AT_ONCE, populate: ["category"] },
    );
    since = saved[0]?.updated_at ?? since;
    for (const product of saved) for (const language of LANGUAGES) if (!stopped?.aborted) await datasheets.of(em, product, language);
  }

  const { stop } = startLoop(make, {
    firstMs: INTERVAL_MS,
    intervalMs: INTERVAL_MS,
    onError: (error) => log.warn({ error: reasonOf(error) }, "a datasheet was not made"),
  });
  return { make, stop };
}
