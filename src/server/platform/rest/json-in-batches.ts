import { setImmediate as turn } from "node:timers/promises";
import { inBatches, ROWS_AT_ONCE } from "#server/platform/database/in-batches.ts";

/** What a list is written as. */
type Page = { data: unknown[] };

function isLongPage(reply: unknown): reply is Page {
  return typeof reply === "object" && reply !== null && "data" in reply && Array.isArray(reply.data) && reply.data.length > ROWS_AT_ONCE;
}

/** A reply as JSON; the rows of a long list are written some at a time, so that others are answered in between. */
export async function jsonInBatches(reply: unknown): Promise<string | Buffer> {
  if (!isLongPage(reply)) return JSON.stringify(reply);
  const { data, ...rest } = reply;
  const parts: Buffer[] = [];
  for (const batch of inBatches(data)) {
    parts.push(Buffer.from(`${parts.length === 0 ? '{"data":[' : ","}${JSON.stringify(batch).slice(1, -1)}`));
    await turn();
  }
  const end = JSON.stringify(rest).slice(1);
  return Buffer.concat([...parts, Buffer.from(end === "}" ? "]}" : `],${end}`)]);
}
