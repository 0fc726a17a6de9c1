import { z } from "zod";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";

/** The fault of anything that is no such number. */
export const WHOLE_NUMBER_FAULT = "Indiquez un nombre entier à partir de 0, en chiffres seulement (par exemple 15).";

/** The whole number that was typed, 0 where nothing was. Anything else is none: « 1.5 », « 1e5 » and « -3 » are refused
 *  instead of being read as a number that was not meant. Source: ORDER-2. */
export function wholeNumber(typed: number | string): number {
  const text = String(typed).trim();
  if (text === "") return 0;
  return /^\d+$/.test(text) ? Number(text) : NaN;
}

/** A place in a list, as a form checks it before it is sent. */
export const typedOrderSchema = z.int(WHOLE_NUMBER_FAULT).min(0, WHOLE_NUMBER_FAULT).max(INTEGER_MAX);
