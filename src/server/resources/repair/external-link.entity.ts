import { defineEntity, p } from "@mikro-orm/core";

const ExternalLinkSchema = defineEntity({
  name: "ExternalLink",
  properties: {
    url: p.text().primary(),
    /** Time of the last check; null before the first. */
    checked_at: p.datetime(3).nullable(),
    /** Time from which it is checked again. An instance that checks it puts it off, so that no other one does. */
    next_at: p.datetime(3),
    /** Status of the last response; null where none came. */
    status: p.integer().nullable(),
    /** Checks in a row that failed. */
    failures: p.integer().default(0),
  },
  indexes: [{ name: "external_link_next_index", properties: ["next_at"] }],
});

/** A link to another site that stands in the content, and whether it answers. */
export class ExternalLink extends ExternalLinkSchema.class {}
ExternalLinkSchema.setClass(ExternalLink);
