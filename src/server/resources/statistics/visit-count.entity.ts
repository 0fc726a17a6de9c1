import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "#contracts/shared/language.ts";
import type { VisitKind } from "#contracts/statistics/statistics.ts";

const VisitCountSchema = defineEntity({
  name: "VisitCount",
  tableName: "visit_count",
  properties: {
    kind: p.text().$type<VisitKind>().primary(),
    /** In the company's time zone. */
    day: p.date().primary(),
    /** The id of a product or an article, the name of a stored file, a searched term, a page's path; empty where there
     *  is nothing to tell. */
    subject: p.text().primary(),
    /** Of a search, that of the pages on which it was typed; empty for all else, and for searches from before it was
     *  counted. */
    language: p.text().$type<Language | "">().default("").primary(),
    count: p.integer(),
  },
});

/** How often something was done on the site on one day. Nothing says by whom. */
export class VisitCount extends VisitCountSchema.class {}
VisitCountSchema.setClass(VisitCount);
