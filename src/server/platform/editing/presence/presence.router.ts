import { pingSchema, presenceSchema } from "#contracts/presence/presence.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { isWrittenResource } from "#server/platform/editing/draft/draft-store.ts";
import { asideProcedure, personal, router } from "#server/platform/rpc/trpc.ts";
import { lastChangeOf, noteClosed, noteOpen, othersAt } from "./open-forms.ts";

/** Who has which record open. */
export const presenceRouter = router({
  /** Says that a record is open in a tab, and asks who else has it open and when it was changed last. */
  ping: asideProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(pingSchema)
    .output(presenceSchema)
    .mutation(async ({ ctx: { em, session, now }, input }) => {
      if (!isWrittenResource(em, input.noun)) throw invalidField("noun", "Ce type d’élément n’est pas valide.");
      const at = now();
      await noteOpen(em, session.administrator, { ...input, seen_at: at });
      return { others: await othersAt(em, session, { ...input, now: at }), last: await lastChangeOf(em, input) };
    }),
  /** Says that its form was closed. */
  leave: asideProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(pingSchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      await noteClosed(em, session.administrator, input);
      return { success: true as const };
    }),
});
