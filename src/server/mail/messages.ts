import type { Language } from "#contracts/shared/language.ts";
import { m as english } from "./messages.en.ts";
import { m as french } from "./messages.fr.ts";

/** What our mails say, by the language of whom they are for. */
export const MESSAGES: Record<Language, typeof french> = { fr: french, en: english };
