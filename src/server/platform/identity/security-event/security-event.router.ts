import { HISTORY_PAGE_SIZE } from "#contracts/history/history.ts";
import { securityEventQuerySchema, securityEventsPageSchema } from "#contracts/security-event/security-event.ts";
import { cutPage } from "#server/platform/database/rows.ts";
import { dayFilter } from "#server/platform/history/activity.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import { SecurityEvent } from "./security-event.entity.ts";

/** Events that concerned the security of accounts and data, for administrators. */
export const securityEventRouter = router({
  /** One page, newest first. `cursor` is the `next` of the page before. */
  list: personProcedure("admin")
    .input(securityEventQuerySchema)
    .output(securityEventsPageSchema)
    .query(async ({ ctx: { em }, input: { actor, day, cursor } }) => {
      const matching = { ...(actor && { actor }), ...(day && dayFilter(day)), ...(cursor && { id: { $lt: cursor } }) };
      const found = await em.find(SecurityEvent, matching, { orderBy: { id: "desc" }, limit: HISTORY_PAGE_SIZE + 1 });
      const { data: events, next } = cutPage(found, HISTORY_PAGE_SIZE);
      const data = events.map(({ at, repeats: _, ...event }) => Object.assign(event, { at: at.toISOString(), actor: event.actor ?? null }));
      return { data, next };
    }),
});
