import type { z } from "zod";
import type { registrationSchema } from "#contracts/factor/passkey.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { parseChallenge } from "./challenges.ts";
import type { PasskeySite } from "./passkey-site.ts";

/** A passkey that a browser has made, and the challenge that it claims to answer. Whether the challenge is ours is not
 *  checked yet. */
export type NewPasskey = {
  challenge: string;
  id: string;
  public_key: string;
  transports: string[];
  counter: number;
  is_synced: boolean;
};

/** Builds the refusal of a passkey that does not fit. */
export function unreadablePasskey(): AppError {
  return new AppError("invalid", "La clé d’accès n’a pas pu être vérifiée. Réessayez.");
}

/** Whether a passkey comes without certificates, as requested. The library requests the URLs in a stranger's
 *  certificates (lists of revoked ones), so it must not see any. */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = attestation.get("fmt");
    return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
  } catch {
    return false; // the decoder throws for anything but an attestation
  }
}

/** Reads a passkey that a browser has made, without the database. Fails with `invalid` where it was not made as
 *  asked. */
export async function verifyRegistration(
  { id, origin }: PasskeySite,
  registration: z.infer<typeof registrationSchema>,
): Promise<NewPasskey> {
  if (!(await isWithoutCertificates(registration.response.attestationObject))) throw unreadablePasskey();
  // Loaded when it is first needed: it takes half a second, and most requests do not need it.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const challenge = parseChallenge(registration.response.clientDataJSON);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...registration, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => {
    throw unreadablePasskey(); // the library throws for any passkey that does not fit
  });
  if (!registrationInfo) throw unreadablePasskey();
  const { credential, credentialDeviceType } = registrationInfo;
  return {
    challenge,
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    transports: credential.transports ?? [],
    counter: credential.counter,
    is_synced: credentialDeviceType === "multiDevice",
  };
}
