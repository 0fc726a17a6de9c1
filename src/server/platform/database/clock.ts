import { MINUTE_MS } from "#server/platform/database/durations.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import type { MikroORM } from "@mikro-orm/postgresql";

/** Tolerance for moments noted in the future, in milliseconds: clocks of instances differ, and are set right by small
 *  steps. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** Whether a noted moment lies ahead of the clock: then a wrong clock noted it. */
export function liesAhead(noted: Date | number, now: Date): boolean {
  return Number(noted) > now.getTime() + CLOCK_TOLERANCE_MS;
}

/** Clocks by the configuration that all entity managers of one ORM share. */
const clocks = new WeakMap<object, () => Date>();

/** Sets the clock that `nowOf` reads for every entity manager of this ORM: the clock of the services, which tests
 *  set. */
export function setClock({ config }: Pick<MikroORM, "config">, now: () => Date): void {
  clocks.set(config, now);
}

const moved = new AsyncLocalStorage<Date>();

/** Runs a work as if it were this moment, in a transaction that is undone: a preview of what is to come. */
export function atMoment<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
  return moved.run(moment, work);
}

/** Whether the work under way is a preview of another moment. */
export function isAtMoment(): boolean {
  return moved.getStore() !== undefined;
}

/** Reads the clock of an entity manager; the system's where none was set. */
export function nowOf({ config }: { config: object }): Date {
  return moved.getStore() ?? clocks.get(config)?.() ?? new Date();
}
