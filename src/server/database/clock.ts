import type { MikroORM } from "@mikro-orm/postgresql";

/** Clocks by the configuration that all entity managers of one ORM share. */
const clocks = new WeakMap<object, () => Date>();

/** Sets what `nowOf` says to every entity manager of this ORM: the clock of the services, which tests set. */
export function setClock({ config }: Pick<MikroORM, "config">, now: () => Date): void {
  clocks.set(config, now);
}

/** The time by the clock of an entity manager; the system's where none was set. */
export function nowOf({ config }: { config: object }): Date {
  return clocks.get(config)?.() ?? new Date();
}
