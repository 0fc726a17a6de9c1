import { defineEntity, p } from "@mikro-orm/core";

const LivedTimeSchema = defineEntity({
  name: "LivedTime",
  tableName: "lived_time",
  properties: {
    /** Always 1: the table has one row at most. */
    id: p.integer().primary().autoincrement(false),
    /** The latest time that jobs which cannot be undone have believed. */
    believed_at: p.datetime(3),
    /** Clock's time at the last run, believed or not. */
    seen_at: p.datetime(3),
  },
});

/** The time that this database has lived through, as the housekeeping of its instances saw it pass. */
export class LivedTime extends LivedTimeSchema.class {}
LivedTimeSchema.setClass(LivedTime);
