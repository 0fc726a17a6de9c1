import { z } from "zod";
import { CONTACT_MAX_LENGTHS, REQUEST_TYPES } from "#contracts/contact-request/request-form.ts";
import { QUANTITY_MAX, SELECTION_MAX, writeSelection } from "#contracts/selection/selection.ts";
import { inLanguage } from "#contracts/shared/language.ts";
import { agentTool, languageParameter, slugParameter } from "#server/platform/declaration/agent-tool.ts";
import { LocalizedError } from "#server/platform/mcp/faults.ts";
import { chooseText } from "#server/platform/declaration/program-texts.ts";

/** Longest address that is given: every browser, proxy and mail program takes it. */
const URL_MAX = 6_000;

const TOO_LONG = {
  fr: "Ce message est trop long pour un lien\u202f: raccourcissez-le.",
  en: "This message is too long for a link: shorten it.",
};

const NEXT = {
  fr: "Rien n’est envoyé. Ouvrez cette adresse devant la personne\u202f: elle y met ses coordonnées, relit, donne son accord et envoie elle-même.",
  en: "Nothing is sent. Open this address before the person: they add their contact details, review, consent and send it themselves.",
};

const selectedSchema = z.strictObject({ slug: slugParameter, quantity: z.int().min(1).max(QUANTITY_MAX).default(1) });

const prepareTool = agentTool({
  name: "prepare_contact_request",
  about: {
    fr: "Prépare une demande (`demo`, `quote` ou `support`) sans l’envoyer\u202f: donne l’adresse du formulaire rempli, où la personne met ses coordonnées, relit et confirme.",
    en: "Prepares a request (`demo`, `quote` or `support`) without sending it: gives the address of the form, filled in, where the person adds their contact details, reviews and confirms.",
  },
  input: z.strictObject({
    type: z.enum(REQUEST_TYPES).optional(),
    products: z.array(selectedSchema).max(SELECTION_MAX).optional(),
    subject: z.string().max(CONTACT_MAX_LENGTHS.subject).optional(),
    message: z.string().max(CONTACT_MAX_LENGTHS.message).optional(),
    language: languageParameter,
  }),
  run: async ({ origin, language }, { type, products = [], subject, message }) => {
    const [only] = products;
    const isOne = products.length === 1 && only?.quantity === 1;
    const filled = {
      type,
      ...(isOne ? { produit: only.slug } : { produits: writeSelection(products) }),
      objet: subject,
      message,
    };
    const chosen = Object.entries(filled).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
    const query = new URLSearchParams(chosen).toString().replaceAll("%2C", ",");
    const url = `${origin}${inLanguage(language, "/contact")}${query === "" ? "" : `?${query}`}`;
    if (url.length > URL_MAX) throw new LocalizedError("invalid", chooseText(TOO_LONG, language));
    return { url, next: chooseText(NEXT, language) };
  },
});

/** The tools of contact requests. None of them sends one. */
export const contactRequestTools = [prepareTool];
