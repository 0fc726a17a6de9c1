import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { PersonFactors, FactorKind, OwnFactors } from "#contracts/factor/factor.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { ApiKey } from "#server/platform/identity/api-key/api-key.entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordOperation, recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { lockSession } from "#server/platform/identity/session/lock-session.ts";
import { Administrator, Session } from "#server/platform/identity/session/session.entity.ts";
import { FactorPolicy, Passkey, RecoveryCode, Totp } from "./factor.entity.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { passkeySite } from "./passkey-site.ts";
import { passkeyOf } from "./passkeys.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { renewRecoveryCodes } from "./factor-codes.ts";

const OWN_FIRST = "Configurez d’abord votre propre second facteur\u202f: vous seriez sinon arrêté en premier.";

/** Whether every administrator needs a second factor. */
export async function isFactorRequired(em: EntityManager): Promise<boolean> {
  return (await em.count(FactorPolicy, { is_required: true })) > 0;
}

/** Requires a second factor of every administrator, or no longer. Fails with `conflict` for an administrator who has
 *  none. */
export async function setFactorPolicy(
  em: EntityManager,
  administrator: number,
  { is_required }: { is_required: boolean },
): Promise<{ is_required: boolean }> {
  if (is_required && (await factorsOf(em, administrator)).length === 0) throw new AppError("conflict", OWN_FIRST);
  await em.upsert(FactorPolicy, { id: 1, is_required });
  return { is_required };
}

/** Lists the factors of each person, by name. */
export async function listTeamFactors(em: EntityManager): Promise<PersonFactors[]> {
  const people = await em.find(Administrator, {}, { orderBy: { normalized_username: "asc" } });
  const withTotp = new Set((await em.find(Totp, { secret: { $ne: null } })).map((totp) => totp.administrator.id));
  const withPasskey = new Set((await em.find(Passkey, {})).map((passkey) => passkey.administrator.id));
  return people.map(({ id, username }) => ({
    administrator: id,
    username,
    factors: [...(withTotp.has(id) ? (["totp"] as const) : []), ...(withPasskey.has(id) ? (["passkey"] as const) : [])],
  }));
}

/** Removes all factors of a person, and ends their sessions and API keys; gives whether there is such a person. */
export async function removeFactors(em: EntityManager, administrator: number): Promise<boolean> {
  // All that ends several sessions locks their person first.
  if (!(await em.findOne(Administrator, { id: administrator }, { lockMode: LockMode.PESSIMISTIC_WRITE }))) return false;
  await em.nativeDelete(Totp, { administrator });
  await em.nativeDelete(Passkey, { administrator });
  await em.nativeDelete(RecoveryCode, { administrator });
  await em.nativeDelete(Session, { administrator });
  await em.nativeDelete(ApiKey, { administrator });
  return true;
}

/** Removes a person's factors by their name, for the command line. Fails with a `StartError` where there is no such
 *  person. */
export async function removeFactorsOf(em: EntityManager, username: string): Promise<void> {
  const administrator = await em.findOne(Administrator, { normalized_username: normalize(username) });
  if (!administrator) throw new StartError(`remove-factors: there is no administrator named ${username}`);
  await em.transactional(async (transaction) => {
    await removeFactors(transaction, administrator.id);
    await recordOperation(transaction, "factor_removed", administrator.username);
  });
}

/** The kinds of factor that a person has set up. */
export async function factorsOf(em: EntityManager, administrator: number): Promise<FactorKind[]> {
  const hasTotp = (await em.count(Totp, { administrator, secret: { $ne: null } })) > 0;
  const hasPasskey = (await em.count(Passkey, { administrator })) > 0;
  return [...(hasTotp ? (["totp"] as const) : []), ...(hasPasskey ? (["passkey"] as const) : [])];
}

/** Reads a person's own factors, as they see them. */
export async function ownFactors(em: EntityManager, administrator: number, publicUrl: string): Promise<OwnFactors> {
  const totp = await em.findOne(Totp, { administrator, secret: { $ne: null } });
  const passkeys = await em.find(Passkey, { administrator }, { orderBy: { created_at: "asc", id: "asc" } });
  return {
    totp: totp && { created_at: totp.created_at.toISOString(), last_used_at: totp.last_used_at?.toISOString() ?? null },
    passkeys: passkeys.map(passkeyOf),
    recovery_codes: await em.count(RecoveryCode, { administrator }),
    is_required: await isFactorRequired(em),
    passkey_origin: passkeySite(publicUrl)?.origin ?? null,
  };
}

/** Person whose factors have changed, and their session. */
type Changed = Context & { session: { id: string; administrator: number } };

const LAST_ONE = "Un second facteur est exigé ici\u202f: ajoutez-en un autre avant de retirer celui-ci.";

/** Makes the person's other sessions prove the identity again, since they have proved less than this one, which must
 *  last. It is locked first: what ends all of them would otherwise wait for the others while this one waits for it. */
async function unverifyOthers({ em, session: { id, administrator } }: Changed): Promise<void> {
  await lockSession(em, { id });
  await em.nativeUpdate(Session, { administrator, id: { $ne: id } }, { verified_at: null });
}

/** Handles an added factor, which `what` names: gives the recovery codes, where the person has none yet. */
export async function onFactorAdded(changed: Changed, what: string): Promise<{ recovery_codes: string[] }> {
  const { em, session } = changed;
  await unverifyOthers(changed);
  await recordSecurityEvent(changed, { kind: "factor_added", subject: what });
  const { administrator } = session;
  const hasCodes = (await em.count(RecoveryCode, { administrator })) > 0;
  return { recovery_codes: hasCodes ? [] : await renewRecoveryCodes(em, administrator) };
}

/** Handles a removed factor: with the last one the recovery codes go. Fails with `conflict` where a factor is required
 *  and none is left. */
export async function onFactorRemoved(changed: Changed, what: string): Promise<void> {
  const { em, session } = changed;
  await unverifyOthers(changed);
  await recordSecurityEvent(changed, { kind: "factor_removed", subject: what });
  const { administrator } = session;
  if ((await factorsOf(em, administrator)).length > 0) return;
  if (await isFactorRequired(em)) throw new AppError("conflict", LAST_ONE);
  await em.nativeDelete(RecoveryCode, { administrator });
}
