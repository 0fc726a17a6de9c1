import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { type SettingsInput, settingsInputSchema } from "#contracts/settings/settings.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { FIELD_LABELS } from "../settings-fields.ts";
import { type NumberField, readNumber } from "../settings-form.ts";
import { useSettingsFormContext } from "#admin-app/resources/settings/settings-form.ts";

/** Fields that hold one text. */
type TextField = { [Field in keyof SettingsInput]: SettingsInput[Field] extends string ? Field : never }[keyof SettingsInput];

/** Fields whose text may be given in English too. */
type TranslatedField = { [Field in TextField]: `${Field}_en` extends TextField ? Field : never }[TextField];

/** The contract of these checks more than a length: it says itself what is too long. */
const LIMITLESS = new Set<TextField>(["email", "mail_address"]);

type Props<Field> = {
  name: Field;
  hint?: string;
  required?: boolean;
  type?: "email" | "tel" | "url";
  placeholder?: string;
  isLong?: boolean;
};

/** One text of the settings. `hint` says where the site shows it. */
export function SettingText({ name, hint, isLong = false, type, ...props }: Props<TextField>) {
  const form = useSettingsFormContext();
  const input = form.getInputProps(name);
  const all = {
    name,
    label: FIELD_LABELS[name],
    description: hint,
    ...props,
    ...(LIMITLESS.has(name) ? input : withLimit(input, maxLengthOf(settingsInputSchema, name))),
  };
  return isLong ? <Textarea autosize minRows={2} {...all} /> : <TextInput type={type ?? "text"} {...all} />;
}

/** A text in both languages; without the English one, English pages show the French, or what `englishHint` says. */
export function SettingWords({ name, hint, englishHint, ...props }: Props<TranslatedField> & { englishHint?: string }) {
  const { required: _, ...english } = props;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SettingText name={name} hint={hint} {...props} />
      <SettingText name={`${name}_en`} hint={englishHint ?? "Vide\u202f: les pages anglaises montrent le français."} {...english} />
    </SimpleGrid>
  );
}

/** One number of the settings, read when its field is left: one that drops what is no digit would make another number
 *  of it. */
export function SettingNumber({ name, hint }: { name: NumberField; hint?: string }) {
  const form = useSettingsFormContext();
  const value = form.values[name];

  function handleBlur() {
    if (typeof value === "number") return;
    const { data, error } = settingsInputSchema.shape[name].safeParse(readNumber(value));
    if (data === undefined) form.setFieldError(name, error?.issues[0]?.message);
    else form.setFieldValue(name, data);
  }

  return (
    <TextInput
      {...form.getInputProps(name)}
      name={name}
      label={FIELD_LABELS[name]}
      description={hint}
      required
      inputMode="decimal"
      autoComplete="off"
      value={typeof value === "number" ? formatNumber(name, value) : value}
      onBlur={handleBlur}
    />
  );
}

function formatNumber(name: NumberField, value: number): string {
  return value.toLocaleString("fr", { maximumFractionDigits: 20, useGrouping: name !== "founded" });
}
