import { defineEntity, p } from "@mikro-orm/core";
import { tabColumns } from "#server/platform/editing/draft/draft.entity.ts";

const OpenFormSchema = defineEntity({
  name: "OpenForm",
  properties: {
    ...tabColumns,
    seen_at: p.datetime(3),
  },
  indexes: [{ name: "open_form_record_index", properties: ["noun", "record", "seen_at"] }],
});

/** A record that is open in a tab, as that tab last reported. The table is unlogged: what it holds is worth nothing
 *  after half a minute. */
export class OpenForm extends OpenFormSchema.class {}
OpenFormSchema.setClass(OpenForm);
