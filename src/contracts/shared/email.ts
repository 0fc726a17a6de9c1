import { z } from "zod";
import { requiredLine } from "./text.ts";

/** Pattern that browsers accept in an e-mail field (HTML standard), with a dot in its domain: « leila@gmail » is a slip. */
const ADDRESS = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, "+$"));

/** An e-mail address, as typed. */
export const emailSchema = requiredLine(254).pipe(z.email({ pattern: ADDRESS, error: "Indiquez une adresse e-mail valide." }));
