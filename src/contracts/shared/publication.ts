import { z } from "zod";
import { field } from "../field/field.ts";
import { clearable } from "./text.ts";

/** Years between which something can be published: any other is a typing mistake. */
const YEARS = { first: 2000, last: 2100 };

/** A moment of a publication, in any time zone; it is stored in UTC. */
const momentSchema = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= YEARS.first && year <= YEARS.last;
  }, `Indiquez une date entre ${YEARS.first} et ${YEARS.last}.`)
  .overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()));

const optionalMoment = clearable(momentSchema.nullable(), null);

/** Moments between which visitors see a record that is otherwise visible; null for no limit. An absent key keeps what
 *  is stored. */
export const publicationFields = {
  published_at: field(optionalMoment, { label: "Visible à partir du", merged: "moment" }),
  published_until: field(optionalMoment, { label: "Visible jusqu’au", merged: "moment" }),
};

/** The same moments in a reply. */
export const publicationSchema = z.object({
  published_at: z.iso.datetime().nullable(),
  published_until: z.iso.datetime().nullable(),
});

/** Moments as a reply names them. */
export type Publication = z.infer<typeof publicationSchema>;

/** Refusal of an end that does not follow the beginning. */
export const ENDS_BEFORE_BEGINNING = "La fin doit suivre le début.";
