import { z } from "zod";
import { requiredLine } from "./text.ts";

/** An e-mail address, as typed. */
export const emailSchema = requiredLine(254).pipe(z.email("Indiquez une adresse e-mail valide."));
