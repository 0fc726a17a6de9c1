import type { z } from "zod";
import {
  launchChangeContentSchema,
  launchChangeRefSchema,
  launchCheckSchema,
  launchDraftReplySchema,
  launchDraftSchema,
  launchInputSchema,
  launchListSchema,
  launchPutSchema,
  launchSchema,
  pendingChangesSchema,
  type Launch as LaunchItem,
} from "#contracts/launch/launch.ts";
import { previewLinkSchema } from "#contracts/page/preview.ts";
import { byIdSchema, recordSchema } from "#contracts/shared/entity.ts";
import { forkWithAuthor } from "#server/platform/database/fork-with-author.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { transaction, senderOf } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, signedInProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Launch } from "./launch.entity.ts";
import { launchResource } from "./launch.resource.ts";
import { dropChange, findChange, launchStore, listPending, subjectOfLaunch, putChange } from "./launch-store.ts";
import { putDraft } from "./put-draft.ts";
import { checkLaunch, publishLaunch } from "./publish-launch.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { claimOf, settleKey } from "#server/platform/rpc/idempotency/idempotency.ts";
import { type Item, routerOf, verbOf, type Writing } from "./apply-change.ts";

/** Launches: changes of several records that wait, and are published together. */
export const launchRouter = router({
  ...crudProcedures({
    item: launchSchema,
    input: launchInputSchema,
    list: launchListSchema,
    merging: { resource: launchResource },
    store: launchStore,
  }),
  /** Puts the input of a record's form into a launch. Nothing of the record changes. Fails as the record's own
   *  procedure does. */
  put: signedInProcedure
    .input(launchPutSchema)
    .use(transaction)
    .output(launchSchema)
    .mutation(({ ctx, input }) => putForm(ctx, input)),
  /** Puts fields of a record into the launch of a run, for programs: what they do not name stays. Nothing of the record
   *  changes. */
  draft: signedInProcedure
    .input(launchDraftSchema)
    .use(transaction)
    .output(launchDraftReplySchema)
    .mutation(({ ctx, input }) => putDraft(ctx, input)),
  /** Takes a change out of a launch. */
  drop: signedInProcedure
    .input(launchChangeRefSchema)
    .use(transaction)
    .output(launchSchema)
    .mutation(({ ctx: { em }, input }) => dropChange(em, input)),
  /** One change with the content of its form. */
  change: signedInProcedure
    .input(launchChangeRefSchema)
    .output(launchChangeContentSchema)
    .query(({ ctx: { em }, input }) => findChange(em, input)),
  /** The changes of a record that wait in launches. */
  ofRecord: signedInProcedure
    .input(recordSchema)
    .output(pendingChangesSchema)
    .query(({ ctx: { em }, input }) => listPending(em, input)),
  /** Tells what publishing a launch now would do. Changes nothing. */
  check: signedInProcedure
    .meta({ right: { role: "editor" } })
    .input(byIdSchema)
    .output(launchCheckSchema)
    .query(({ ctx, input: { id } }) => {
      const forked = forkWithAuthor(ctx.em, { actor: ctx.actor.name, via: "admin" });
      return forked.transactional((em) => checkLaunch({ ...ctx, em }, id));
    }),
  /** A link to the site as it will be once a launch is published. */
  previewLink: signedInProcedure
    .input(byIdSchema)
    .output(previewLinkSchema)
    .mutation(async ({ ctx: { em, now, previews, actor }, input: { id } }) => {
      await em.findOneOrFail(Launch, { id });
      const { token, expiresAt } = await previews.sign({ em, now, actor }, subjectOfLaunch(id));
      return { path: `/?lancement=${token}`, expires_at: expiresAt.toISOString() };
    }),
  /** Publishes a launch now: all of its changes or none. */
  publish: adminProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(launchSchema)
    .mutation(({ ctx, input: { id } }) => publishLaunch(ctx, id, ctx.afterCommit)),
});

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
async function putForm(ctx: Writing, { unanswered, ...put }: Put): Promise<LaunchItem> {
  const read = await findCreated(ctx, { unanswered, ...put });
  if (!read) return putChange(ctx, put);
  const { id: record, version } = read;
  return putChange(ctx, { ...put, record, version, form: (item) => JSON.stringify({ read, item, version }) });
}
