import { z } from "zod";
import { requiredLine } from "../shared/text.ts";

/** Passkeys that one person may have. */
export const PASSKEYS_MAX = 20;

/** Longest name of a passkey. */
export const PASSKEY_NAME_MAX = 60;

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, "Base64url est attendu.");
const credentialId = base64url.min(1).max(1400);

/** One passkey, as its owner sees it. Moments are ISO strings. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  /** Whether its maker stores it on several devices. */
  is_synced: z.boolean(),
  /** Time when its counter last fell, as that of a copied passkey would; null if never. */
  counter_fell_at: z.string().nullable(),
});

export type StoredPasskey = z.infer<typeof passkeySchema>;

const passkeyNameSchema = requiredLine(PASSKEY_NAME_MAX);

/** Renames a passkey. */
export const renamePasskeySchema = z.object({ id: credentialId, name: passkeyNameSchema });

/** Identifies one passkey. */
export const passkeyIdSchema = z.object({ id: credentialId });

/** Options for creating or using a passkey. `options` is WebAuthn's JSON, which only the browser reads; `origin` is the
 *  only one where it works. */
export const passkeyOptionsSchema = z.object({ origin: z.string(), options: z.string() });

const transports = z.array(z.string().max(30)).max(10);
const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** A passkey that a browser has made, in WebAuthn's JSON: the fields that the server reads. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports: transports.optional() }),
});

/** A passkey that a browser has used, in WebAuthn's JSON: the fields that the server reads. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

export type Assertion = z.infer<typeof assertionSchema>;

/** A new passkey and its name. */
export const addPasskeySchema = z.object({ name: passkeyNameSchema, registration: registrationSchema });

/** A passkey that was used. */
export const usedPasskeySchema = z.object({ assertion: assertionSchema });
