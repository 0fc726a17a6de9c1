import type { z } from "zod";
import type { registrationSchema } from "#contracts/factor/passkey.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { challengeIn } from "./challenges.ts";
import type { PasskeySite } from "./passkey-site.ts";

/** A passkey that a browser has made, and the challenge that it says it answers: whether it is one of ours is yet to be
 *  asked. */
export type MadePasskey = {
  challenge: string;
  id: string;
  public_key: string;
  transports: string[];
  counter: number;
  is_synced: boolean;
};

/** What is said where a passkey does not fit. */
export function notRead(): AppError {
  return new AppError("invalid", "La clé d’accès n’a pas pu être vérifiée. Réessayez.");
}

/** Whether a passkey comes without certificates, as it is asked for. The library follows the addresses in those of a
 *  stranger (lists of revoked ones), so that it must not see any. */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = attestation.get("fmt");
    return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
  } catch {
    return false; // the decoder throws for whatever is no attestation
  }
}

/** Reads a passkey that a browser has made, without the database. Fails with `invalid` where it was not made as
 *  asked. */
export async function readMadePasskey({ id, origin }: PasskeySite, registration: z.infer<typeof registrationSchema>): Promise<MadePasskey> {
  if (!(await isWithoutCertificates(registration.response.attestationObject))) throw notRead();
  // Loaded when it is first needed: it takes half a second, and most requests need none of it.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const challenge = challengeIn(registration.response.clientDataJSON);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...registration, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => {
    throw notRead(); // the library throws for whatever does not fit
  });
  if (!registrationInfo) throw notRead();
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
