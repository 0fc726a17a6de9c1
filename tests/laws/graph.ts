import type { Import, Module } from "./module.ts";

/** Packages that are too heavy for the public bundle. */
const HEAVY = /^(?:@mantine\/|@tiptap\/|@dnd-kit\/|@tanstack\/react-query|@trpc\/react-query|(?:zod|diff)(?:\/|$))/;

/** Lists the imports loaded at run time from some entries on, following our own files. */
function reachable(entries: string[], modules: Map<string, Module>): Import[] {
  const seen = new Set(entries);
  const reached: Import[] = [];
  for (const path of seen) {
    for (const edge of modules.get(path)?.imports ?? []) {
      if (edge.isTypeOnly) continue;
      reached.push(edge);
      if (modules.has(edge.to)) seen.add(edge.to); // iteration over a set includes what is added
    }
  }
  return reached;
}

/** Heavy packages that a visitor would load, in any language. */
export function heavyImports(modules: Map<string, Module>): string[] {
  const entries = [...modules.keys()].filter((path) => /^src\/public-app\/entry-\w+\.tsx$/.test(path));
  const reached = reachable(entries, modules);
  return [...new Set(reached.filter(({ to }) => HEAVY.test(to)).map(({ from, to }) => `${from}: ${to} would reach every visitor`))];
}

/** Imports of our own files that lead nowhere: the other laws could not follow them. */
export function unresolvedImports(modules: Map<string, Module>): string[] {
  const edges = [...modules.values()].flatMap(({ imports }) => imports);
  const own = edges.filter(({ to }) => to.startsWith("#") || /^src\/.*\.tsx?$/.test(to));
  return own.filter(({ to }) => !modules.has(to)).map(({ from, to }) => `${from}: the import ${to} cannot be followed`);
}

/** Groups of files that import each other in a circle, types included. Tarjan's algorithm. */
export function importCycles(modules: Map<string, Module>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(path: string): number {
    const number = order.size;
    let low = number;
    order.set(path, number);
    stack.push(path);
    for (const { to } of modules.get(path)?.imports ?? []) {
      if (!modules.has(to)) continue;
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, order.get(to) ?? low);
      if (to === path) cycles.push([path]);
    }
    if (low === number) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1) cycles.push(group);
    }
    return low;
  }

  for (const path of modules.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
