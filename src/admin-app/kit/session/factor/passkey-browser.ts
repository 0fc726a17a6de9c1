import { sentenceOf } from "#admin-app/kit/errors/failure.ts";

// Loaded when it is first needed: most sign-ins use none of it.
const webauthn = () => import("@simplewebauthn/browser");

/** Server's request to the browser: where passkeys work, and WebAuthn's options as JSON. */
type Asked = { origin: string; options: string };

/** A passkey could not be made or used here; the message is fit to show. */
class PasskeyFailure extends Error {}

const SENTENCES: Record<string, string> = {
  NotAllowedError: "La demande a été annulée ou a expiré. Réessayez.",
  AbortError: "La demande a été annulée ou a expiré. Réessayez.",
  InvalidStateError: "Cet appareil a déjà une clé d’accès de votre compte.",
};
const UNSUPPORTED = "Ce navigateur n’a pas pu utiliser de clé d’accès. Essayez-en un autre, ou une autre méthode.";

async function inBrowser<Result>(origin: string, work: () => Promise<Result>): Promise<Result> {
  if (origin !== window.location.origin)
    throw new PasskeyFailure(
      `Les clés d’accès ne fonctionnent qu’à l’adresse ${origin}/admin\u202f: ouvrez l’administration à cette adresse.`,
    );
  try {
    return await work();
  } catch (error) {
    throw new PasskeyFailure(SENTENCES[error instanceof Error ? error.name : ""] ?? UNSUPPORTED, { cause: error });
  }
}

/** Has the browser make a passkey. */
export async function makePasskey({ origin, options }: Asked) {
  const { startRegistration } = await webauthn();
  return inBrowser(origin, () => startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Has the browser use a passkey. */
export async function askForPasskey({ origin, options }: Asked) {
  const { startAuthentication } = await webauthn();
  return inBrowser(origin, () => startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** Explains why a passkey was not made or used, by the browser or by the server. */
export function passkeySentence(error: unknown): string {
  return error instanceof PasskeyFailure ? error.message : sentenceOf(error);
}
