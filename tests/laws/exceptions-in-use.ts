import { LONG_FUNCTIONS } from "./exceptions.ts";
import type { Module } from "./module.ts";
import { longFunctions } from "./sizes.ts";

/** Exceptions of the laws that these modules no longer need. */
export function staleExceptions(modules: Module[]): string[] {
  const long = new Set(modules.flatMap((module) => [...longFunctions(module).keys()]));
  return Object.keys(LONG_FUNCTIONS).filter((name) => !long.has(name));
}
