import { z } from "zod";
import {
  activityChangeSchema,
  activityQuerySchema,
  changeQuerySchema,
  historyPageOf,
  recordChangeSchema,
  recordHistoryQuerySchema,
  recordVersionSchema,
} from "#contracts/history/history.ts";
import { adminProcedure, router } from "#server/rpc/trpc.ts";
import { Administrator } from "#server/session/session.entity.ts";
import { activityOf } from "./activity.ts";
import { historyOfRecord, versionOfRecord } from "./record-history.ts";

/** Who changed what, and when. Nothing is written here: triggers record every change. */
export const historyRouter = router({
  /** What was changed of one record. */
  ofRecord: adminProcedure
    .input(recordHistoryQuerySchema)
    .output(historyPageOf(recordChangeSchema))
    .query(({ ctx: { em }, input }) => historyOfRecord(em, input)),
  /** A record as it was after one change. */
  version: adminProcedure
    .input(changeQuerySchema)
    .output(recordVersionSchema)
    .query(({ ctx: { em }, input: { id } }) => versionOfRecord(em, id)),
  /** What was changed everywhere. */
  activity: adminProcedure
    .input(activityQuerySchema)
    .output(historyPageOf(activityChangeSchema))
    .query(({ ctx: { em }, input }) => activityOf(em, input)),
  /** The names of the administrators, whose changes can be asked for. */
  people: adminProcedure
    .output(z.array(z.string()))
    .query(async ({ ctx: { em } }) => (await em.find(Administrator, {}, { orderBy: { username: "asc" } })).map(({ username }) => username)),
});
