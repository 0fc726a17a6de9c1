import { type ReplyTemplate, type ReplyTemplateInput, replyTemplateInputSchema } from "#contracts/reply-template/reply-template.ts";
import { emptyFields, fieldLabels } from "#contracts/field/field.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

/** A template of answers, as the editor knows it. */
export const REPLY_TEMPLATE: EditedResource<ReplyTemplate, Required<ReplyTemplateInput>, Required<ReplyTemplateInput>> = {
  name: "reply-template",
  schema: replyTemplateInputSchema,
  labels: fieldLabels(replyTemplateInputSchema),
  form: {
    empty: () => emptyFields(replyTemplateInputSchema),
    of: ({ name, language, subject, text }) => ({ name, language, subject, text }),
    sent: (values) => values,
  },
  server: {
    get: (id) => rpcClient.replyTemplates.get.query({ id }),
    update: (input, options) => rpcClient.replyTemplates.update.mutate(input, options),
    refresh: () => queries.replyTemplates.list.invalidate(),
  },
  creation: { send: (input, options) => rpcClient.replyTemplates.create.mutate(input, options), message: "Modèle créé" },
  words: {
    updated: "Modèle mis à jour",
    notSaved: "Le modèle n’a pas été enregistré",
    conflict: "Ce modèle a été modifié entre-temps",
  },
};
