import { ContentField } from "#admin-app/resources/article/content-field.tsx";
import type { TextForm } from "#admin-app/kit/fields/text-field.ts";
import type { TranslationForm } from "#admin-app/resources/translation/translation-editing.ts";

/** The translation of a rich text, in the editor of articles. */
export function HtmlInput({ name, form }: { name: string; form: TranslationForm }) {
  const path = `fields.${name}`;
  const value = form.values.fields[name];
  const content: TextForm<"content"> = {
    values: { content: typeof value === "string" ? value : "" },
    getInputProps: () => form.getInputProps(path),
    setFieldValue: (_, html) => form.setFieldValue(path, html),
  };
  return <ContentField form={content} onContent={(html) => form.setFieldValue(path, html)} />;
}
