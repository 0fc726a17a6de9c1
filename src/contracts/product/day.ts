import { z } from "zod";
import { clearable } from "../shared/text.ts";

const FORM = "Écrivez une date telle que 2031-12-31.";
const UNKNOWN = "Cette date n’existe pas.";
const FAR = "Indiquez une date entre 2000 et 2199.";

function exists(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

const existingDay = z
  .string(FORM)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: FORM, abort: true })
  .refine(exists, { error: UNKNOWN, abort: true })
  .refine((day) => day >= "2000" && day < "2200", FAR)
  .meta({ format: "date" });

/** A day, such as `2031-12-31`; empty or null for none. Reports only its first fault. */
export const daySchema = clearable(existingDay.nullable(), null);
