import { defineEntity, p } from "@mikro-orm/core";
import { nowOf } from "#server/platform/database/clock.ts";
import { listOf } from "#server/platform/database/columns.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import type { SheetRow } from "./sheet-cells.ts";

const SheetSchema = defineEntity({
  name: "Sheet",
  properties: {
    id: p.integer().primary().autoincrement(),
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade").index("sheet_administrator_index"),
    /** Name of the sender's file, for display only. */
    filename: p.text(),
    columns: listOf<string>(),
    rows: listOf<SheetRow>(),
    created_at: p.datetime(3).onCreate((_row, em) => nowOf(em)),
    /** Moment of the stop by the database's clock: an import that began earlier ends without a change. */
    stopped_at: p.datetime(3).nullable(),
  },
});

/** A table that an administrator sent and that was read; it is imported from here. Erased after a day. */
export class Sheet extends SheetSchema.class {}
SheetSchema.setClass(Sheet);
