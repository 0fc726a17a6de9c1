import type { Language } from "#contracts/shared/language.ts";

/** Texts that programs read, in the languages of the API: of its documentation, and of the tools of `/mcp`. */
export type ProgramTexts<Text = string> = { fr: Text; en: Text };

/** Chooses the French text for French, and the English one for every other language of the site. */
export function chooseText<Text>({ fr, en }: ProgramTexts<Text>, language: Language): Text {
  return language === "fr" ? fr : en;
}
