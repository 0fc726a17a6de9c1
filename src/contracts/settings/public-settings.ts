import type { LinkList } from "./documented-links.ts";
import type { SiteLink } from "./site-links.ts";
import type { FaqEntry, SettingsInput } from "./settings.ts";

/** Fields that no page shows as they are stored. */
type Unshown = `${string}_en` | `mail_${string}` | `banner_${string}` | `allows_${string}` | "faq" | LinkList;

/** Text of a page; `lang` is set where it is not in the page's own language. */
type Written = { lang?: "fr" };

/** A link of the menu or the footer; `label` is empty for a documented one, which has a name of its own. */
export type PublicLink = Pick<SiteLink, "url" | "label"> & Written;

/** Settings for public pages, in the language of the page. The server writes them into the page, so that the browser
 *  hydrates it with the same. */
export type PublicSettings = Omit<SettingsInput, Unshown> &
  Record<LinkList, PublicLink[]> & {
    /** Fields with French texts on a page in another language, for want of a translation. */
    in_french: ("tagline" | "hours_note")[];
    /** The announcement, while it holds. */
    banner: ({ text: string; link: string } & Written) | null;
    faq: (Pick<FaqEntry, "question" | "answer"> & Written)[];
    /** Whether the company is still imaginary, as the legal texts then say. */
    is_example: boolean;
    /** Whether these settings are not saved yet. */
    is_preview: boolean;
  };
