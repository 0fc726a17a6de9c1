import { z } from "zod";
import { draftKeptSchema, draftKeySchema, draftSchema, keepDraftSchema, wholeDraftSchema } from "#contracts/draft/draft.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { asideProcedure, personal, router } from "#server/platform/rpc/trpc.ts";
import { draftsOf, dropDraft, findDraft, storeDraft } from "./draft-store.ts";

/** What an administrator has typed and not saved, stored beside their browser: their own alone, on all their devices. Each statement stands
 *  alone and may be repeated, so that nothing here needs a transaction or a key. */
export const draftRouter = router({
  list: asideProcedure
    .meta({ right: { role: "reader" } })
    .use(personal)
    .output(z.array(draftSchema))
    .query(({ ctx: { em, session } }) => draftsOf(em, session.administrator)),
  /** One draft, with what is written in it. */
  get: asideProcedure
    .meta({ right: { role: "reader" } })
    .use(personal)
    .input(draftKeySchema)
    .output(wholeDraftSchema)
    .query(({ ctx: { em, session }, input }) => findDraft(em, session.administrator, input)),
  keep: asideProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(keepDraftSchema)
    .output(draftKeptSchema)
    .mutation(async ({ ctx: { em, session, now }, input }) => {
      const keptAt = await storeDraft(em, { administrator: session.administrator, now: now() }, input);
      return { updated_at: keptAt.toISOString() };
    }),
  /** Ends a draft: it was saved, discarded or taken up elsewhere. */
  drop: asideProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(draftKeySchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      await dropDraft(em, session.administrator, input);
      return { success: true as const };
    }),
});
