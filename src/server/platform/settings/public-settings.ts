import type { PublicLink, PublicSettings } from "#contracts/settings/public-settings.ts";
import type { FaqEntry, SettingsInput } from "#contracts/settings/settings.ts";
import { type LinkList, orderLinks } from "#contracts/settings/documented-links.ts";
import type { SiteLink } from "#contracts/settings/site-links.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import type { Language } from "#contracts/shared/language.ts";

/** Fields that only a real company fills in. */
const OF_ITS_OWN = ["legal_name", "registration_number", "tax_number"] as const;

type Page = {
  language: Language;
  now: Date;
  /** The operator's own URL of the customers' sign-in, which holds until the settings name another. */
  cloudLogin: string | undefined;
  isPreview: boolean;
};

/** Whether the banner is shown; a preview shows a future one too. */
function isAnnounced({ banner_text, banner_from, banner_until }: SettingsInput, { now, isPreview }: Page): boolean {
  const time = now.toISOString();
  const isCurrent = (banner_from === "" || banner_from <= time) && (banner_until === "" || time < banner_until);
  return banner_text !== "" && (isPreview || isCurrent);
}

/** A question in a language, if both it and its answer are translated; else in French. */
function inLanguage({ question, answer, question_en, answer_en }: FaqEntry, language: Language): PublicSettings["faq"][number] {
  if (language === "fr") return { question, answer };
  const isTranslated = language === "en" && question_en !== "" && answer_en !== "";
  return isTranslated ? { question: question_en, answer: answer_en } : { question, answer, lang: "fr" };
}

/** A list of links in a language: a label that is not translated is French. */
function toPublicLinks(list: LinkList, stored: SiteLink[], language: Language): PublicLink[] {
  return orderLinks(list, stored).map(({ url, label, label_en }) => {
    if (label === "" || language === "fr") return { url, label };
    return language === "en" && label_en !== "" ? { url, label: label_en } : { url, label, lang: "fr" };
  });
}

/** The settings as a public page shows them, in its language. A text that is missing in it is replaced by the French
 *  one, marked as such. */
export function publicSettingsOf(settings: SettingsInput, page: Page): PublicSettings {
  const { language, cloudLogin, isPreview } = page;
  const {
    legal_form_en,
    tagline_en,
    hours_note_en,
    meta_description_en,
    banner_text,
    banner_text_en,
    banner_link,
    banner_from: _from,
    banner_until: _until,
    mail_name: _name,
    mail_address: _address,
    allows_search: _search,
    allows_answer: _answer,
    allows_training: _training,
    faq,
    menu_links,
    footer_links,
    legal_links,
    ...shown
  } = settings;
  const isFrench = language === "fr";
  const own = (english: string) => (language === "en" ? english : "");
  const inOwnLanguage = (french: string, english: string) => own(english) || french;
  const staysFrench = (english: string) => !isFrench && own(english) === "";
  const inFrench = [staysFrench(tagline_en) && "tagline", staysFrench(hours_note_en) && "hours_note"] as const;
  return {
    ...shown,
    tagline: inOwnLanguage(shown.tagline, tagline_en),
    hours_note: inOwnLanguage(shown.hours_note, hours_note_en),
    // A page in another language leaves these two out rather than showing French.
    legal_form: isFrench ? shown.legal_form : own(legal_form_en),
    meta_description: isFrench ? shown.meta_description : own(meta_description_en),
    cloud_login: shown.cloud_login === DEFAULT_SETTINGS.cloud_login ? (cloudLogin ?? shown.cloud_login) : shown.cloud_login,
    in_french: inFrench.filter((field) => field !== false),
    banner: isAnnounced(settings, page)
      ? { text: inOwnLanguage(banner_text, banner_text_en), link: banner_link, ...(staysFrench(banner_text_en) && { lang: "fr" }) }
      : null,
    faq: faq.map((entry) => inLanguage(entry, language)),
    menu_links: toPublicLinks("menu_links", menu_links, language),
    footer_links: toPublicLinks("footer_links", footer_links, language),
    legal_links: toPublicLinks("legal_links", legal_links, language),
    is_example: OF_ITS_OWN.some((field) => settings[field] === DEFAULT_SETTINGS[field]),
    is_preview: isPreview,
  };
}
