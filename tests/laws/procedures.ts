/** Whether a schema is, or contains, one that lets anything pass: `z.any()` or `z.unknown()`. */
function letsAnythingPass(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  // Where zod keeps what a schema is; its own type asks for more than is known here.
  const { def } = (schema as { _zod?: { def: { type: string } } })._zod ?? {};
  if (def && (def.type === "any" || def.type === "unknown")) return true;
  if (def) return letsAnythingPass(def, seen);
  const isPlain = Array.isArray(schema) || Object.getPrototypeOf(schema) === Object.prototype;
  return isPlain && Object.values(schema).some((inner) => letsAnythingPass(inner, seen));
}

/** Procedures, by name, that declare no output or one that lets anything pass, whatever builder made them. */
export function proceduresWithoutOutput(procedures: object): string[] {
  // tRPC's types nest the procedures by router; at run time they are flat, by their full names.
  return Object.entries(procedures as Record<string, { _def: { output?: unknown } }>).flatMap(([name, { _def }]) => {
    const { output } = _def;
    if (output === undefined) return `${name}: declares no .output`;
    return letsAnythingPass(output) ? `${name}: its .output lets anything pass` : [];
  });
}
