import { z } from "zod";
import { markKind } from "../field/field.ts";
import { cleanFileUrl } from "./image-path.ts";
import { MAX_LENGTH, text, unset } from "./text.ts";

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Whether a link may be put into a page: a path or an anchor of this site, or an address a browser opens without
 *  running anything. Source: INP-10. `//host`, `javascript:`, `data:` and their disguises are refused. */
export function isSafeUrl(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  if (/^[/#](?![/])/.test(value) || value === "/") return true;
  const address = URL.parse(value);
  return address !== null && SAFE_PROTOCOLS.has(address.protocol) && /^(https?:\/\/|mailto:|tel:)/i.test(value);
}

/** Whether an address can be that of a picture or a document: a path of this site, or https, which our own policy lets
 *  pages load. */
function isFileUrl(value: string): boolean {
  const isWithin = value.startsWith("/") && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(value);
  return isSafeUrl(value) && (isWithin || /^https:\/\//i.test(value));
}

const SPACE_MESSAGE = "Une adresse n’a pas d’espace\u202f: écrivez %20 à la place de chacun.";
const UNSAFE_MESSAGE = "Indiquez une adresse commençant par https://, / , mailto: ou tel:.";
const NO_FILE_MESSAGE = "Indiquez un fichier de ce site (/uploads/…) ou une adresse commençant par https://.";

/** Says why a link may not be put into a page, in French. */
export function urlFault(value: string): string {
  return /\s/.test(value) ? SPACE_MESSAGE : UNSAFE_MESSAGE;
}

/** Says why an address is not that of a picture or a document, in French. */
function fileUrlFault(value: string): string {
  return /\s/.test(value) ? SPACE_MESSAGE : NO_FILE_MESSAGE;
}

/** The text of a URL: blanks are refused, not tidied away as those of a line are. */
export function urlText() {
  return markKind(text(MAX_LENGTH.url), "line");
}

/** A link that a person follows; may be empty. */
export const urlSchema = urlText().refine((value) => value === "" || isSafeUrl(value), {
  error: ({ input }) => urlFault(String(input)),
});

/** A link that a person follows; may not be empty. */
export const requiredUrlSchema = urlSchema.min(1, "Ce champ est obligatoire.");

/** The URL of a picture or a document, cleaned; may be empty. */
export const fileUrlSchema = urlText()
  .overwrite(cleanFileUrl)
  .refine((value) => value === "" || isFileUrl(value), { error: ({ input }) => fileUrlFault(String(input)) });

/** The URL of a picture or a document, cleaned; absent keeps what is stored, null empties it. */
export const optionalFileUrlSchema = z.union([fileUrlSchema, unset]).optional();

/** The URL of a picture or a document, cleaned; may not be empty. */
export const requiredFileUrlSchema = fileUrlSchema.min(1, "Ce champ est obligatoire.");
