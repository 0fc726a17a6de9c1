import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { publicSettingsOf } from "#server/platform/settings/public-settings.ts";

const now = new Date("2026-11-22T12:00:00Z");
const french = { language: "fr", now, cloudLogin: undefined, isPreview: false } as const;
const english = { ...french, language: "en" } as const;

describe("what pages show of the settings", () => {
  it("settings are in the language of the page, and French marked as such where there is no English", () => {
    expect(publicSettingsOf(DEFAULT_SETTINGS, english)).toMatchObject({
      tagline: "Your home, intelligently connected",
      in_french: ["hours_note"],
    });
    const untranslated = { ...DEFAULT_SETTINGS, tagline_en: "", legal_form_en: "", banner_text: "Fermé lundi" };
    expect(publicSettingsOf(untranslated, english)).toMatchObject({
      tagline: "Votre maison connectée intelligemment",
      in_french: ["tagline", "hours_note"],
      legal_form: "",
      banner: { text: "Fermé lundi", lang: "fr" },
    });
    expect(publicSettingsOf(untranslated, french)).toMatchObject({ in_french: [], banner: { text: "Fermé lundi" } });
    const [question] = DEFAULT_SETTINGS.faq;
    const faq = question ? [{ ...question, answer_en: "" }] : [];
    expect(publicSettingsOf({ ...DEFAULT_SETTINGS, faq }, english).faq).toEqual([
      { question: question?.question, answer: question?.answer, lang: "fr" },
    ]);
  });

  it("lists links in their order, own ones in the language of the page, and the documented ones always", () => {
    const own = { url: "/rentree", label: "Rentrée", label_en: "Autumn" };
    const menu_links = [own, { url: "/contact", label: "", label_en: "" }, { ...own, url: "/soldes", label_en: "" }];
    const listMenu = (page: typeof french | typeof english) => publicSettingsOf({ ...DEFAULT_SETTINGS, menu_links }, page).menu_links;
    expect(listMenu(french).map(({ url }) => url)).toEqual([
      "/rentree",
      "/contact",
      "/soldes",
      "/",
      "/fonctionnalites",
      "/produits",
      "/a-propos",
      "/blog",
    ]);
    expect(listMenu(english).slice(0, 3)).toEqual([
      { url: "/rentree", label: "Autumn" },
      { url: "/contact", label: "" },
      { url: "/soldes", label: "Rentrée", lang: "fr" },
    ]);
    expect(publicSettingsOf(DEFAULT_SETTINGS, french).legal_links).toHaveLength(4);
  });

  it("shows an announcement from its beginning to its end, and in a preview at any time", () => {
    const announcing = (from: string, until: string) => ({
      ...DEFAULT_SETTINGS,
      banner_text: "Portes ouvertes",
      banner_from: from,
      banner_until: until,
    });
    const [before, same, after] = ["2026-11-22T11:00:00.000Z", now.toISOString(), "2026-11-22T13:00:00.000Z"];
    const isShown = (from: string, until: string) => publicSettingsOf(announcing(from, until), french).banner !== null;
    expect([isShown("", ""), isShown(before, after), isShown(same, ""), isShown("", after)]).toEqual([true, true, true, true]);
    expect([isShown(after, ""), isShown("", before), isShown("", same)]).toEqual([false, false, false]);
    expect(publicSettingsOf(announcing(after, ""), { ...french, isPreview: true }).banner).toEqual({ text: "Portes ouvertes", link: "" });
    expect(publicSettingsOf(DEFAULT_SETTINGS, { ...french, isPreview: true }).banner).toBeNull();
  });

  it("says that the company is imaginary until it has a name and numbers of its own", () => {
    const own = { legal_name: "Maison Claire SAS", registration_number: "123", tax_number: "456" };
    expect(publicSettingsOf(DEFAULT_SETTINGS, french).is_example).toBe(true);
    expect(publicSettingsOf({ ...DEFAULT_SETTINGS, ...own, tax_number: DEFAULT_SETTINGS.tax_number }, french).is_example).toBe(true);
    expect(publicSettingsOf({ ...DEFAULT_SETTINGS, ...own }, french).is_example).toBe(false);
  });

  it("leads customers to the configured login, until the settings name another one", () => {
    const cloudLogin = "https://ailleurs.example/";
    expect(publicSettingsOf(DEFAULT_SETTINGS, { ...french, cloudLogin }).cloud_login).toBe(cloudLogin);
    const own = { ...DEFAULT_SETTINGS, cloud_login: "https://maison.example/" };
    expect(publicSettingsOf(own, { ...french, cloudLogin }).cloud_login).toBe("https://maison.example/");
  });

  it("holds nothing of mails", () => {
    expect(Object.keys(publicSettingsOf(DEFAULT_SETTINGS, french)).filter((name) => /^mail_|_en$|_from$|_until$/.test(name))).toEqual([]);
  });
});
