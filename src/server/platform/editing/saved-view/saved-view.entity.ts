import { defineEntity, p } from "@mikro-orm/core";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

const SavedViewSchema = defineEntity({
  name: "SavedView",
  properties: {
    administrator: () => p.manyToOne(Administrator).primary().deleteRule("cascade"),
    list: p.text().primary(),
    name: p.text().primary(),
    /** Query of the list's URL. */
    search: p.text(),
  },
});

/** A filter of a list of the back office that a person has given a name. */
export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);
