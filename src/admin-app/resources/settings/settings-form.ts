import { isSameValue } from "#contracts/merge/merge.ts";
import { emptyFields } from "#contracts/field/field.ts";
import { type FaqEntry, type Hours, type Settings, type SettingsInput, settingsInputSchema } from "#contracts/settings/settings.ts";
import { type LinkList, orderLinks } from "#contracts/settings/documented-links.ts";
import type { SiteLink } from "#contracts/settings/site-links.ts";
import { createFormContext } from "@mantine/form";
import { addKey, dropKey, type Keyed } from "#admin-app/kit/order/form-rows.ts";

/** Fields that hold a number, or what is being typed of one. */
export type NumberField = { [Field in keyof SettingsInput]: SettingsInput[Field] extends number ? Field : never }[keyof SettingsInput];

/** Values of the form: the settings, with numbers as they are typed, and rows that keep their identity when they are
 *  moved. */
export type SettingsFormValues = Omit<SettingsInput, NumberField | "hours" | "faq" | LinkList> &
  Record<NumberField, number | string> & { hours: Keyed<Hours>[]; faq: Keyed<FaqEntry>[] } & Record<LinkList, Keyed<SiteLink>[]>;

/** Links as the form shows them: all, with the documented ones. */
const toRows = (list: LinkList, stored: SiteLink[]) => orderLinks(list, stored).map(addKey);

export function settingsToForm(settings: Settings): SettingsFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = settings;
  return {
    ...fields,
    hours: fields.hours.map(addKey),
    faq: fields.faq.map(addKey),
    menu_links: toRows("menu_links", fields.menu_links),
    footer_links: toRows("footer_links", fields.footer_links),
    legal_links: toRows("legal_links", fields.legal_links),
  };
}

/** A form without anything in it; the settings always have some. */
export function emptySettings(): SettingsFormValues {
  return { ...emptyFields(settingsInputSchema), hours: [], faq: [], menu_links: [], footer_links: [], legal_links: [] };
}

/** Links as they are stored: none where the list is as it is by itself. */
function toLinks(list: LinkList, rows: Keyed<SiteLink>[]): SiteLink[] {
  const links = rows.map(dropKey);
  return isSameValue(links, orderLinks(list, [])) ? [] : links;
}

const NUMBERS = new Set(Object.entries(settingsInputSchema.shape).flatMap(([name, { def }]) => (def.type === "number" ? [name] : [])));

/** Reads a typed or pasted number, with a comma or a point, and spaces between thousands. Anything else stays as it is,
 *  for the contract to refuse: « 1e9 » must not become 19. */
export function readNumber(typed: string): number | string {
  const written = typed.trim();
  if (!/^-?(?:\d+|\d{1,3}(?:\s\d{3})+)(?:[.,]\d+)?$/.test(written)) return typed;
  return Number(written.replaceAll(/\s/g, "").replace(",", "."));
}

/** The input to send. */
export function formToSettings({ hours, faq, menu_links, footer_links, legal_links, ...fields }: SettingsFormValues): SettingsInput {
  const read = Object.entries(fields).map(([name, value]) => [
    name,
    NUMBERS.has(name) && typeof value === "string" ? readNumber(value) : value,
  ]);
  // numbers may be texts still
  const typed = Object.fromEntries(read) as Omit<SettingsInput, "hours" | "faq" | LinkList>;
  return {
    ...typed,
    hours: hours.map(dropKey),
    faq: faq.map(dropKey),
    menu_links: toLinks("menu_links", menu_links),
    footer_links: toLinks("footer_links", footer_links),
    legal_links: toLinks("legal_links", legal_links),
  };
}

/** The form of the settings, shared by its tabs. */
export const [SettingsFormProvider, useSettingsFormContext] = createFormContext<SettingsFormValues>();
