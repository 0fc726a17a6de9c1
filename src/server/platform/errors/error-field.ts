/** A property of what was thrown; undefined where there is none. Libraries give their errors a `code`, a `status` or a `type`, and no class to tell
 *  them by. */
export function errorField(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}
