import { defineEntity, p } from "@mikro-orm/core";

const IgnoredRepairSchema = defineEntity({
  name: "IgnoredRepair",
  properties: {
    /** Hash of the repair: what is found is longer than an index holds. */
    key: p.string().length(64).primary(),
    ignored_at: p.datetime(3),
  },
});

/** A repair that the team leaves as it is. */
export class IgnoredRepair extends IgnoredRepairSchema.class {}
IgnoredRepairSchema.setClass(IgnoredRepair);
