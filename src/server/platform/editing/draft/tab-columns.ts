import { p } from "@mikro-orm/core";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

/** A record in a tab of an administrator's browser, and what they call that browser. `record` is 0 for one that does not exist yet: a part of
 *  a primary key cannot be null. */
export const tabColumns = {
  administrator: () => p.manyToOne(Administrator).primary().deleteRule("cascade"),
  noun: p.text().primary(),
  record: p.integer().primary(),
  tab: p.text().primary(),
  device: p.text(),
  device_name: p.text(),
};
