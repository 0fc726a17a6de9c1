import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "#contracts/shared/language.ts";
import type { VisitKind } from "#contracts/statistics/statistics.ts";

const VisitCountSchema = defineEntity({
  name: "VisitCount",
  properties: {
    kind: p.text().$type<VisitKind>().primary(),
    /** Day in the company's time zone. */
    day: p.date().primary(),
    /** Subject of the count; empty where there is none. It is the id of a product or an article, the name of a stored
     *  file, a searched term, or a page's path. */
    subject: p.text().primary(),
    /** Language of the pages of a search; empty for all else, and for searches from before it was recorded. */
    language: p.text().$type<Language | "">().default("").primary(),
    count: p.integer(),
  },
});

/** Count of one action on the site on one day. Nothing says by whom. */
export class VisitCount extends VisitCountSchema.class {}
VisitCountSchema.setClass(VisitCount);
