import { ContentField } from "#admin-app/resources/article/content-field.tsx";
import type { TextForm } from "#admin-app/kit/fields/text-field.ts";
import type { TranslationForm } from "#admin-app/resources/translation/translation-editing.ts";

type Props = {
  path: string;
  /** The name of one of several texts. */
  label?: string;
  form: TranslationForm;
};

/** The translation of a rich text, in the editor of articles. */
export function HtmlInput({ path, label, form }: Props) {
  const props = form.getInputProps(path);
  const content: TextForm<"content"> = {
    values: { content: typeof props.value === "string" ? props.value : "" },
    getInputProps: () => props,
    setFieldValue: (_, html) => form.setFieldValue(path, html),
  };
  return <ContentField form={content} label={label} onContent={(html) => form.setFieldValue(path, html)} />;
}
