import { Textarea, TextInput } from "@mantine/core";
import type { TranslatedField } from "#contracts/translation/translated-field.ts";
import type { Language } from "#contracts/shared/language.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import type { TranslationForm } from "../translation-form.ts";
import { intoLanguage } from "../translation-words.ts";

type Props = { field: TranslatedField; form: TranslationForm; label: string; lang: Language };

/** The translation of one line or text. */
export function TextInputs({ field: { name, kind, max }, form, label, lang }: Props) {
  const props = { name, "aria-label": `${label} ${intoLanguage(lang)}`, ...withLimit(form.getInputProps(`fields.${name}`), max) };
  return kind === "line" ? <TextInput {...props} /> : <Textarea {...props} autosize minRows={3} />;
}
