import { Textarea, TextInput } from "@mantine/core";
import type { TranslatedField } from "#contracts/translation/translated-field.ts";
import { withLimit } from "#admin-app/fields/with-limit.ts";
import type { TranslationForm } from "#admin-app/translation/translation-form.ts";

/** The translation of one line or text. */
export function TextInputs({ field: { name, kind, max }, form, label }: { field: TranslatedField; form: TranslationForm; label: string }) {
  const props = { name, "aria-label": `${label} en anglais`, ...withLimit(form.getInputProps(`fields.${name}`), max) };
  return kind === "line" ? <TextInput {...props} /> : <Textarea {...props} autosize minRows={3} />;
}
