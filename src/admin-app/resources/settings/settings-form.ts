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

/** The input to send. A text that is no number goes as it is, for the contract to refuse. */
export function formToSettings({ hours, faq, menu_links, footer_links, legal_links, ...fields }: SettingsFormValues): SettingsInput {
  const typed = fields as Omit<SettingsInput, "hours" | "faq" | LinkList>; // numbers may be texts still
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
