import { NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { fillPlaceholders } from "#contracts/reply-template/placeholders.ts";
import { type ReplyTemplate, replyTemplateInputSchema } from "#contracts/reply-template/reply-template.ts";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { REPLY_TEMPLATE } from "./reply-template-editing.ts";
import { AnswerPreview, PlaceholderHint } from "./answer-preview.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const route = getRouteApi("/signed-in/admin/dashboard/reply-templates/$id");

/** The form of one template of answers, over the list. */
export function ReplyTemplateScreen() {
  const { id } = route.useParams();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<ReplyTemplate>({
    list: "/admin/dashboard/reply-templates",
    id,
    wordsOf: ({ name }) => name,
  });
  const template = trpc.replyTemplates.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const list = trpc.replyTemplates.list.useQuery();
  const lostId = lostIdOf(REPLY_TEMPLATE, template.error);

  return (
    <EditorScreen
      title={isNew ? "Nouveau modèle" : "Modifier le modèle"}
      name={nameOf(template.data)}
      awaited={isRead && lostId === undefined ? template : list}
      loading="Chargement du modèle..."
      failed="Ce modèle n’a pas pu être ouvert"
      size="small"
      onClose={close}
    >
      <ReplyTemplateForm key={formKey} lostId={lostId} template={template.data} {...handlers} />
    </EditorScreen>
  );
}

/** Stands for the person of a request in the preview. */
const EXAMPLE = { firstName: "Leïla", lastName: "Ben Salah", company: "Dar Lina", subject: "Une villa à Kantaoui" };

/** The form of a template, and how an answer looks that is made of it. */
function ReplyTemplateForm({
  template,
  onClose,
  ...surroundings
}: { template: ReplyTemplate | undefined; onClose: () => void } & EditorSurroundings<ReplyTemplate>) {
  const editor = useEditor({ resource: REPLY_TEMPLATE, item: template, ...surroundings });
  const { form } = editor;
  const { subject, text, language } = form.values;
  const field = fieldProps(form, replyTemplateInputSchema);
  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <Stack>
          <TextInput {...field("name")} description={"Pour vous y retrouver\u202f: personne d’autre ne le lit."} required data-autofocus />
          <NativeSelect {...field("language")} data={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_IN_FRENCH[code] }))} />
          <TextInput {...field("subject")} required lang={language} />
          <Textarea {...field("text")} description={<PlaceholderHint />} required autosize minRows={8} lang={language} />
          {text.trim() !== "" && (
            <div>
              <Text size="sm" fw={600} mb={4}>
                Aperçu
              </Text>
              <AnswerPreview language={language} subject={fillPlaceholders(subject, EXAMPLE)} text={fillPlaceholders(text, EXAMPLE)} />
            </div>
          )}
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}
