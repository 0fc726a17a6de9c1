import type { FaqEntry, SettingsInput } from "./settings.ts";

/** Fields that no page shows as they are stored. */
type Unshown = `${string}_en` | `mail_${string}` | `banner_${string}` | "faq";

/** Words of a page; `lang` where they are not in the page's own language. */
type Written = { lang?: "fr" };

/** What every public page knows of the settings, in the language of the page: written by the server into the page, so
 *  that the browser hydrates it with the same. */
export type PublicSettings = Omit<SettingsInput, Unshown> & {
  /** Fields whose words are French on a page that is not, for want of others. */
  in_french: ("tagline" | "hours_note")[];
  /** The announcement, while it holds. */
  banner: ({ text: string; link: string } & Written) | null;
  faq: (Pick<FaqEntry, "question" | "answer"> & Written)[];
  /** Whether the company is imaginary still: the legal texts say so. */
  is_example: boolean;
  /** Whether these settings are not saved yet. */
  is_preview: boolean;
};
