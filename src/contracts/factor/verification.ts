import { z } from "zod";
import { factorCodeSchema } from "./factor.ts";
import { assertionSchema } from "./passkey.ts";

/** What proves again who sits there: a factor, or the password where no factor is set up. */
export const verificationSchema = z.union([
  z.object({ password: z.string().min(1, "Ce champ est obligatoire.").max(1000) }),
  z.object({ code: factorCodeSchema }),
  z.object({ assertion: assertionSchema }),
]);
