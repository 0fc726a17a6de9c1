import { randomId } from "@mantine/hooks";
import { emptyFields } from "#contracts/field/field.ts";
import { type FaqEntry, type Hours, type Settings, type SettingsInput, settingsInputSchema } from "#contracts/settings/settings.ts";
import { createFormContext } from "@mantine/form";

type Keyed<Row> = Row & { key: string };

/** Fields that hold a number, or what is being typed of one. */
export type NumberField = { [Field in keyof SettingsInput]: SettingsInput[Field] extends number ? Field : never }[keyof SettingsInput];

/** Values of the form: the settings, with numbers as they are typed, and rows that keep their identity when they are
 *  moved. */
export type SettingsFormValues = Omit<SettingsInput, NumberField | "hours" | "faq"> &
  Record<NumberField, number | string> & { hours: Keyed<Hours>[]; faq: Keyed<FaqEntry>[] };

/** A row of a list, with what tells it from the others while it is edited. */
export function addKey<Row>(row: Row): Keyed<Row> {
  return { ...row, key: randomId() };
}

function dropKey<Row extends { key: string }>({ key: _, ...row }: Row): Omit<Row, "key"> {
  return row;
}

export function settingsToForm(settings: Settings): SettingsFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, hours, faq, ...fields } = settings;
  return { ...fields, hours: hours.map(addKey), faq: faq.map(addKey) };
}

/** A form without anything in it; the settings always have some. */
export function emptySettings(): SettingsFormValues {
  return { ...emptyFields(settingsInputSchema), hours: [], faq: [] };
}

/** The input to send. A text that is no number goes as it is, for the contract to refuse. */
export function formToSettings({ hours, faq, ...fields }: SettingsFormValues): SettingsInput {
  const typed = fields as Omit<SettingsInput, "hours" | "faq">; // numbers may be texts still
  return { ...typed, hours: hours.map(dropKey), faq: faq.map(dropKey) };
}

/** The form of the settings, shared by its tabs. */
export const [SettingsFormProvider, useSettingsFormContext] = createFormContext<SettingsFormValues>();
