import type { MikroORM } from "@mikro-orm/postgresql";

/** Origins by the configuration that all entity managers of one ORM share. */
const origins = new WeakMap<object, () => string>();

/** Sets the origin that `originOf` reads for every entity manager of this ORM. */
export function setOrigin({ config }: Pick<MikroORM, "config">, publicUrl: () => string): void {
  origins.set(config, publicUrl);
}

/** Reads the site's origin, without trailing slash, by an entity manager; empty where none was set. */
export function originOf({ config }: { config: object }): string {
  return origins.get(config)?.() ?? "";
}
