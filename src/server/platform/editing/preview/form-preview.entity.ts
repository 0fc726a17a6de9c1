import { defineEntity, p } from "@mikro-orm/core";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

const FormPreviewSchema = defineEntity({
  name: "FormPreview",
  properties: {
    /** 128 random bits. */
    id: p.string().primary(),
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade").index("form_preview_administrator_index"),
    fields: p.json<object>(),
    created_at: p.datetime(3),
  },
});

/** Content of a form when its preview was requested. */
export class FormPreview extends FormPreviewSchema.class {}
FormPreviewSchema.setClass(FormPreview);
