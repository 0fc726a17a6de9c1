import { replyOf } from "./failure.ts";

/** What the server refused, by field: for forms that are not editors. */
export function refusedFields(error: unknown): Partial<Record<string, string>> {
  return Object.fromEntries((replyOf(error)?.issues ?? []).map(({ path, message }) => [path, message]));
}
