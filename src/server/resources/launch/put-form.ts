import type { z } from "zod";
import type { Launch, launchPutSchema } from "#contracts/launch/launch.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { claimOf, settleKey } from "#server/platform/rpc/idempotency/idempotency.ts";
import { senderOf } from "#server/platform/rpc/transaction.ts";
import { type Item, routerOf, verbOf, type Writing } from "./apply-change.ts";
import { putChange } from "./launch-store.ts";

type Put = z.infer<typeof launchPutSchema>;

/** Finds the record that a save without a reply created; undefined where it did not, and never will. */
async function findCreated({ em, actor }: Writing, { noun, record, unanswered }: Put): Promise<(Item & { version: number }) | undefined> {
  if (record !== null || unanswered === undefined) return undefined;
  const procedure = `${routerOf(em, { noun, record })}.${verbOf(record)}`;
  const claim = claimOf({ key: unanswered, sender: senderOf(actor), procedure, input: "" });
  const reply = await settleKey(em, claim, nowOf(em));
  return reply && JSON.parse(reply); // as the procedure gives it
}

/** Puts what a form holds into a launch. Fails as the record's own procedure does. */
export async function putForm(ctx: Writing, { unanswered, ...put }: Put): Promise<Launch> {
  const read = await findCreated(ctx, { unanswered, ...put });
  if (!read) return putChange(ctx, put);
  const { id: record, version } = read;
  return putChange(ctx, { ...put, record, version, form: (item) => JSON.stringify({ read, item, version }) });
}
