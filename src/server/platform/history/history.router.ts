import { z } from "zod";
import {
  activityChangeSchema,
  activityQuerySchema,
  changeQuerySchema,
  historyPageOf,
  recordChangeSchema,
  recordHistoryQuerySchema,
  recordVersionSchema,
  undoInputSchema,
  undoneSchema,
} from "#contracts/history/history.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { activityOf } from "./activity.ts";
import { requireRightsOfChanges } from "./require-rights-of-changes.ts";
import { undo } from "./undo.ts";
import { historyOfRecord, versionOfRecord } from "./record-history.ts";

/** Who changed what, and when: triggers record every change. */
export const historyRouter = router({
  /** What was changed of one record. */
  ofRecord: adminProcedure
    .meta({ right: { role: "reader" } })
    .input(recordHistoryQuerySchema)
    .output(historyPageOf(recordChangeSchema))
    .query(({ ctx: { em }, input }) => historyOfRecord(em, input)),
  /** A record as it was after one change. */
  version: adminProcedure
    .meta({ right: { role: "reader" } })
    .input(changeQuerySchema)
    .output(recordVersionSchema)
    .query(({ ctx: { em }, input: { id } }) => versionOfRecord(em, id)),
  /** What was changed everywhere. */
  activity: adminProcedure
    .meta({ right: { role: "reader" } })
    .input(activityQuerySchema)
    .output(historyPageOf(activityChangeSchema))
    .query(({ ctx: { em }, input }) => activityOf(em, input)),
  /** Undoes what brought a record to a version, with everything that was changed along with it. Can be undone itself. */
  undo: adminProcedure
    .meta({ right: { role: "editor" } })
    .input(undoInputSchema)
    .use(transaction)
    .output(undoneSchema)
    .mutation(async ({ ctx: { em, actor }, input }) => {
      const undone = await undo(em, input);
      await requireRightsOfChanges(em, actor.permissions);
      return undone;
    }),
  /** The names of the administrators, whose changes can be asked for. */
  people: adminProcedure
    .meta({ right: { role: "reader" } })
    .output(z.array(z.string()))
    .query(async ({ ctx: { em } }) => (await em.find(Administrator, {}, { orderBy: { username: "asc" } })).map(({ username }) => username)),
});
