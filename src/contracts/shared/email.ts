import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../text/text-length.ts";
import { requiredLine } from "./text.ts";

/** Pattern that browsers accept in an e-mail field (HTML standard), with a dot in its domain: « leila@gmail » is a slip. */
const ADDRESS = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, "+$"));

/** An e-mail address, as typed. */
export const emailSchema = requiredLine(EMAIL_MAX_LENGTH).pipe(z.email({ pattern: ADDRESS, error: "Indiquez une adresse e-mail valide." }));
