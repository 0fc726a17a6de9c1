import { CYCLES, LARGE_FOLDERS, LONG_FUNCTIONS, MIGRATIONS_WITH_LIVING_CODE } from "./exceptions.ts";
import { isLivingCode } from "./floors.ts";
import { importCycles, nameOfCycle } from "./graph.ts";
import type { Module } from "./module.ts";
import { largeFolders, longFunctions } from "./sizes.ts";

/** Exceptions of the laws that these modules no longer need. */
export function staleExceptions(modules: Module[]): string[] {
  const cycles = new Set(importCycles(new Map(modules.map((module) => [module.path, module]))).map(nameOfCycle));
  const large = largeFolders(modules, {});
  const long = new Set(modules.flatMap((module) => [...longFunctions(module).keys()]));
  const migrations = new Set(modules.filter(({ imports }) => imports.some(isLivingCode)).map(({ path }) => path));
  return [
    ...[...MIGRATIONS_WITH_LIVING_CODE].filter((path) => !migrations.has(path)),
    ...[...CYCLES].filter((cycle) => !cycles.has(cycle)),
    ...Object.keys(LARGE_FOLDERS).filter((folder) => !large.some((fault) => fault.startsWith(`${folder}:`))),
    ...Object.keys(LONG_FUNCTIONS).filter((name) => !long.has(name)),
  ];
}
