import { sql } from "kysely";
import type { Logger } from "pino";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { forkWithAuthor } from "#server/platform/database/fork-with-author.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { type Loop, startLoop } from "#server/platform/jobs/start-loop.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import { createContext } from "#server/platform/rpc/context.ts";
import type { Services } from "#server/services.ts";
import type { Writing } from "./apply-change.ts";
import { Launch } from "./launch.entity.ts";
import { publishLaunch } from "./publish-launch.ts";

/** Longest interval between two looks at the launches, for those that other instances planned. */
const INTERVAL_MS = 10_000;

/** Pause while another instance publishes a launch that is due. */
const BUSY_MS = 200;

type Dependencies = { services: Services; log: Logger };

/** Publishes one launch whose moment has come, under its lock; other instances pass over it. Gives its id once it is
 *  published, undefined where none is due. */
async function publishNext({ orm, now, ...services }: Services): Promise<number | undefined> {
  const { rows } = await sql<{ planned_by: string }>`
    select planned_by from launch where ${isDue(now())} order by planned_at, id limit 1`.execute(orm.em.fork().getKysely());
  const [next] = rows;
  if (!next) return undefined;
  const author = { actor: next.planned_by, via: "admin" as const };
  const effects: (() => unknown)[] = [];
  const published = await forkWithAuthor(orm.em, author).transactional(async (em) => {
    const locked = await sql<{ id: number }>`
      select id from launch where ${isDue(now())} and planned_by = ${next.planned_by}
      order by planned_at, id limit 1 for update skip locked`.execute(em.getKysely());
    const id = locked.rows[0]?.id;
    if (id === undefined) return undefined; // another instance has it
    const context = createContext({ orm, now, ...services }, { ip: "" });
    const writing: Writing = { ...context, em, actor: { name: next.planned_by, permissions: { role: "editor" } } };
    try {
      await publishLaunch(writing, id, (effect) => effects.push(effect));
    } catch (error) {
      throw new LaunchFailure(id, error);
    }
    return id;
  });
  for (const effect of effects) await effect();
  services.responses.invalidate();
  return published;
}

const isDue = (now: Date) => sql<boolean>`planned_at <= ${now} and published_at is null and failure = ''`;

/** A launch that failed, with the reason. */
class LaunchFailure extends Error {
  readonly id: number;
  constructor(id: number, cause: unknown) {
    super("a launch was not published", { cause });
    this.id = id;
  }
}

/** Notes why a launch could not be published, unless the database was away: then it is tried again. */
async function noteFailure({ orm }: Services, { id, cause }: LaunchFailure): Promise<boolean> {
  const { status, body } = errorReplyOf(cause);
  if (status === ERROR_STATUS.unavailable) return false;
  await forkWithAuthor(orm.em, { via: "admin" }).transactional(async (em) => {
    const launch = await em.findOne(Launch, { id, published_at: null });
    if (launch) launch.failure = body.message;
  });
  return true;
}

/** Publishes every launch whose moment has come, each in one transaction. What fails stays as it was, and says why. */
export async function publishDue({ services, log }: Dependencies): Promise<void> {
  for (;;) {
    try {
      const id = await publishNext(services);
      if (id === undefined) return;
      log.info({ launch: id }, "launch published");
    } catch (error) {
      if (!(error instanceof LaunchFailure)) throw error;
      log.warn({ launch: error.id, error: reasonOf(error.cause) }, "launch not published");
      if (!(await noteFailure(services, error))) return;
    }
  }
}

/** Publishes launches at their moments until it is stopped. A killed program leaves its launch to the next look of any
 *  instance: its transaction is undone, and its lock free. Never throws. */
export function startLaunches({ services, log }: Dependencies): Loop {
  async function untilNext(): Promise<number> {
    const { rows } = await sql<{ next: string | null }>`
      select min(planned_at) as next from launch where published_at is null and failure = ''`.execute(services.orm.em.fork().getKysely());
    const next = rows[0]?.next;
    const wait = next ? new Date(next).getTime() - services.now().getTime() : INTERVAL_MS;
    return Math.max(BUSY_MS, Math.min(INTERVAL_MS, wait));
  }

  async function look(): Promise<number> {
    await publishDue({ services, log });
    return untilNext();
  }

  return startLoop(look, {
    retryMs: INTERVAL_MS,
    onError: (error) => log.warn({ error: reasonOf(error) }, "launches cannot be read"),
  });
}
