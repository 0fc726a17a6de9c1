import { defineEntity, p } from "@mikro-orm/core";
import type { SecurityEventKind } from "#contracts/security-event/security-event.ts";
import { optionalText } from "#server/platform/database/columns.ts";

const SecurityEventSchema = defineEntity({
  name: "SecurityEvent",
  properties: {
    id: p.bigint("number").primary().autoincrement(),
    at: p.datetime(3),
    kind: p.text().$type<SecurityEventKind>(),
    /** The administrator's name, or that of an API key. */
    actor: p.text().nullable(),
    subject: optionalText,
    device: optionalText,
    network: optionalText,
    count: p.integer().default(1),
    /** Key of events that are counted in one row; null for those that have a row each. */
    repeats: p.text().nullable().unique("security_event_repeats_unique"),
  },
  indexes: [{ name: "security_event_at_index", properties: "at" }],
});

/** An event that concerns the security of accounts and data: its author, time, and kind of device. */
export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);
