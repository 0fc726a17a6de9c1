import { z } from "zod";

const DAY_MESSAGE = "Indiquez une date entre 2000 et 2199.";

/** A day, such as `2031-12-31`; empty or null for none. */
export const daySchema = z
  .union(
    [z.iso.date(DAY_MESSAGE).refine((day) => day >= "2000" && day < "2200", DAY_MESSAGE), z.literal("").transform(() => null), z.null()],
    DAY_MESSAGE,
  )
  .optional();
