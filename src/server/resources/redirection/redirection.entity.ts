import { defineEntity, p } from "@mikro-orm/core";
import { REDIRECTION_KINDS } from "#contracts/redirection/redirection.ts";
import { entityColumns, oneOf, optionalText } from "#server/platform/database/columns.ts";

const titleOf = ({ from_path }: { from_path: string }) => from_path;

const RedirectionSchema = defineEntity({
  name: "Redirection",
  properties: {
    ...entityColumns,
    /** Name in the history and the bin. */
    title: p.text().onCreate(titleOf).onUpdate(titleOf),
    /** Path as addresses are compared (`toSitePath`). */
    from_path: p.text(),
    to_url: p.text(),
    kind: oneOf(REDIRECTION_KINDS, "permanent"),
    note: optionalText,
  },
  uniques: [{ name: "redirection_from_unique", properties: "from_path" }],
});

/** An address that no page answers, and where it leads visitors. */
export class Redirection extends RedirectionSchema.class {}
RedirectionSchema.setClass(Redirection);
