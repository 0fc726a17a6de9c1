import { z } from "zod";
import { MAX_LENGTH, text, unset } from "./text.ts";

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Whether a link may be put into a page: a path or an anchor of this site, or an address a browser opens without running anything.
 *  Source: reliability.md INP-10. `//host`, `javascript:`, `data:` and their disguises are refused. */
export function isSafeUrl(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  if (/^[/#](?![/])/.test(value) || value === "/") return true;
  const address = URL.parse(value);
  return address !== null && SAFE_PROTOCOLS.has(address.protocol) && /^(https?:\/\/|mailto:|tel:)/i.test(value);
}

const UNSAFE_MESSAGE = "Indiquez une adresse commençant par https://, / , mailto: ou tel:.";

/** A link that a person follows; may be empty. */
export const urlSchema = text(MAX_LENGTH.url).refine((value) => value === "" || isSafeUrl(value), UNSAFE_MESSAGE);

/** As `urlSchema`; left out, it keeps what is stored, and null empties it. */
export const optionalUrlSchema = z.union([urlSchema, unset]).optional();

/** A link that a person follows; may not be empty. */
export const requiredUrlSchema = urlSchema.min(1, "Ce champ est obligatoire.");
