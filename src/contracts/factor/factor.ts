import { z } from "zod";
import { idSchema } from "../shared/entity.ts";
import { assertionSchema, passkeySchema } from "./passkey.ts";

/** Recovery codes that are made at once. */
export const RECOVERY_CODES = 10;

/** Duration of a verification before the factor is asked for again, in minutes. */
export const VERIFIED_MINUTES = 10;

/** Second factor as it is typed: the code of an app, or a recovery code, with or without spaces and dashes. */
export const factorCodeSchema = z.string().trim().min(1, "Ce champ est obligatoire.").max(50);

/** Kinds of second factor that a person may have set up. */
export const factorKindSchema = z.enum(["totp", "passkey"]);

export type FactorKind = z.infer<typeof factorKindSchema>;

/** Proves for five minutes, and for one sign-in, that the password was right. */
export const signInTicketSchema = z.string().max(100);

/** The second step of a sign-in. */
export const signInCodeSchema = z.object({ ticket: signInTicketSchema, code: factorCodeSchema });

/** A person's own factors. Moments are ISO strings. */
export const ownFactorsSchema = z.object({
  totp: z.object({ created_at: z.string(), last_used_at: z.string().nullable() }).nullable(),
  passkeys: z.array(passkeySchema),
  /** Those that are left. */
  recovery_codes: z.number().int(),
  /** Whether administrators have made a second factor obligatory for all. */
  is_required: z.boolean(),
  /** The origin on which passkeys work; nothing where the site has no domain name. */
  passkey_origin: z.string().nullable(),
});

export type OwnFactors = z.infer<typeof ownFactorsSchema>;

/** Data that set up an authenticator app. `qr_code` is a picture as a `data:` URL. */
export const totpSetupSchema = z.object({ secret: z.string(), qr_code: z.string() });

export type TotpSetup = z.infer<typeof totpSetupSchema>;

/** The code that confirms an app. */
export const totpConfirmationSchema = z.object({ code: factorCodeSchema });

/** Recovery codes in the only reply that ever shows them; none where the person has theirs already. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Whether every administrator needs a second factor. */
export const factorPolicySchema = z.object({ is_required: z.boolean() });

/** Means one person. */
export const personSchema = z.object({ administrator: idSchema });

/** Factors of each administrator, for those who manage the others. */
export const personFactorsSchema = z.object({
  administrator: z.number().int(),
  username: z.string(),
  factors: z.array(factorKindSchema),
});

export type PersonFactors = z.infer<typeof personFactorsSchema>;

/** Proof of identity in a running session: a factor, or the password where no factor is set up. */
export const verificationSchema = z.union([
  z.object({ password: z.string().min(1, "Ce champ est obligatoire.").max(1000) }),
  z.object({ code: factorCodeSchema }),
  z.object({ assertion: assertionSchema }),
]);
