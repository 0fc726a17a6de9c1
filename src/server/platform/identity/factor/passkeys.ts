import type { EntityManager } from "@mikro-orm/postgresql";
import { type Assertion, PASSKEYS_MAX, type StoredPasskey } from "#contracts/factor/passkey.ts";
import { lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { Administrator } from "../session/session.entity.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { parseChallenge, consumeChallenge, issueChallenge, type Purpose } from "./challenges.ts";
import { Passkey } from "./factor.entity.ts";
import { type NewPasskey, unreadablePasskey } from "./passkey-registration.ts";
import type { PasskeySite } from "./passkey-site.ts";

/** Request for a passkey: its person, the site and the time. */
type PasskeyRequest = { administrator: number; site: PasskeySite; now: Date };

const ALREADY_HERE = "Cette clé d’accès est déjà enregistrée ici. Utilisez-la, ou choisissez-en une autre.";
const TOO_MANY = `Vous avez déjà ${PASSKEYS_MAX} clés d’accès. Retirez-en d’abord une.`;

// Loaded when it is first needed: it takes half a second, and most requests do not need it.
const webauthn = () => import("@simplewebauthn/server");

/** A passkey as its owner sees it. */
export function passkeyOf({ id, name, is_synced, created_at, last_used_at, counter_fell_at }: Passkey): StoredPasskey {
  return {
    id,
    name,
    is_synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    counter_fell_at: counter_fell_at?.toISOString() ?? null,
  };
}

/** Builds the options with which a browser makes a passkey, as JSON: discoverable, and only after it has verified its
 *  user. */
export async function registrationOptions(
  em: EntityManager,
  { administrator, site, now }: PasskeyRequest,
  username: string,
): Promise<string> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await em.find(Passkey, { administrator });
  if (known.length >= PASSKEYS_MAX) throw new AppError("conflict", TOO_MANY);
  const challenge = await issueChallenge(em, { purpose: "add-passkey", administrator, now });
  const { name } = await readSettings(em);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: site.id,
    userName: username,
    userDisplayName: username,
    userID: new TextEncoder().encode(`administrator ${administrator}`),
    challenge: Buffer.from(challenge, "base64url"),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return JSON.stringify(options);
}

/** Stores a passkey that a browser has made, in a transaction: the person's row is locked, so that concurrent ones are
 *  counted one after the other. Fails with `invalid` where it answers no challenge of ours, with `conflict` where the
 *  person has enough, or the passkey is registered already. */
export async function addPasskey(
  em: EntityManager,
  { administrator, now }: Omit<PasskeyRequest, "site">,
  { challenge, ...passkey }: NewPasskey & { name: string },
): Promise<void> {
  if (!(await consumeChallenge(em, challenge, { purpose: "add-passkey", administrator, now }))) throw unreadablePasskey();
  await lockForUpdate(em, Administrator, administrator);
  if ((await em.count(Passkey, { administrator })) >= PASSKEYS_MAX) throw new AppError("conflict", TOO_MANY);
  if ((await em.count(Passkey, { id: passkey.id })) > 0) throw new AppError("conflict", ALREADY_HERE);
  await em.insert(Passkey, { ...passkey, administrator, created_at: now });
}

/** Builds the options with which a browser requests a passkey, as JSON: of one person, or of anyone. */
export async function assertionOptions(
  em: EntityManager,
  { administrator, site, now }: Omit<PasskeyRequest, "administrator"> & { administrator: number | null },
): Promise<string> {
  const { generateAuthenticationOptions } = await webauthn();
  const purpose: Purpose = administrator === null ? "sign-in" : "verify";
  const known = administrator === null ? [] : await em.find(Passkey, { administrator });
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(await issueChallenge(em, { purpose, administrator, now }), "base64url"),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
  return JSON.stringify(options);
}

/** Accepts an assertion; gives the passkey's person. Undefined where it answers no challenge of ours, is not known or
 *  no longer, or is not this person's. Never refuses one for its counter, which stays at 0 where passkeys are synced:
 *  one that falls is recorded. */
export async function acceptPasskey(
  em: EntityManager,
  { administrator, site, now }: Omit<PasskeyRequest, "administrator"> & { administrator: number | null },
  assertion: Assertion,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const purpose: Purpose = administrator === null ? "sign-in" : "verify";
  const expectedChallenge = parseChallenge(assertion.response.clientDataJSON);
  if (!(await consumeChallenge(em, expectedChallenge, { purpose, administrator, now }))) return undefined;
  const passkey = await em.findOne(Passkey, { id: assertion.id, ...(administrator !== null && { administrator }) });
  if (!passkey) return undefined;
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    // With a counter of 0 the library refuses none; ours is compared below.
    credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")), counter: 0 },
    requireUserVerification: true,
  }).catch(() => undefined); // the library throws for any assertion that does not fit
  if (!result?.verified) return undefined;
  const counter = result.authenticationInfo.newCounter;
  const fell = counter < passkey.counter || (counter === passkey.counter && counter > 0);
  const used = { counter, last_used_at: now, ...(fell && { counter_fell_at: now }) };
  const isStillThere = (await em.nativeUpdate(Passkey, { id: passkey.id }, used)) === 1;
  return isStillThere ? passkey.administrator.id : undefined;
}
