import type { EntityManager } from "@mikro-orm/postgresql";
import type { PersonFactors } from "#contracts/factor/factor.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { ApiKey } from "../api-key/api-key.entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordOperation } from "../security-event/record-security-event.ts";
import { Administrator, Session } from "../session/session.entity.ts";
import { FactorPolicy, Passkey, RecoveryCode, Totp } from "./factor.entity.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { factorsOf } from "./own-factors.ts";

const OWN_FIRST = "Configurez d’abord votre propre second facteur\u202f: vous seriez sinon arrêté en premier.";

/** Whether everybody needs a second factor. */
export async function isFactorRequired(em: EntityManager): Promise<boolean> {
  return (await em.count(FactorPolicy, { is_required: true })) > 0;
}

/** Requires a second factor of everybody, or no longer. Fails with `conflict` for an administrator who has none. */
export async function setFactorPolicy(
  em: EntityManager,
  administrator: number,
  { is_required }: { is_required: boolean },
): Promise<{ is_required: boolean }> {
  if (is_required && (await factorsOf(em, administrator)).length === 0) throw new AppError("conflict", OWN_FIRST);
  await em.upsert(FactorPolicy, { id: 1, is_required });
  return { is_required };
}

/** What each person has set up, by name. */
export async function peopleFactors(em: EntityManager): Promise<PersonFactors[]> {
  const people = await em.find(Administrator, {}, { orderBy: { normalized_username: "asc" } });
  const withTotp = new Set((await em.find(Totp, { secret: { $ne: null } })).map((totp) => totp.administrator.id));
  const withPasskey = new Set((await em.find(Passkey, {})).map((passkey) => passkey.administrator.id));
  return people.map(({ id, username }) => ({
    administrator: id,
    username,
    factors: [...(withTotp.has(id) ? (["totp"] as const) : []), ...(withPasskey.has(id) ? (["passkey"] as const) : [])],
  }));
}

/** Takes all factors of a person away, and ends their sessions and API keys; gives whether there is such a person. */
export async function takeAway(em: EntityManager, administrator: number): Promise<boolean> {
  if ((await em.count(Administrator, { id: administrator })) === 0) return false;
  await em.nativeDelete(Totp, { administrator });
  await em.nativeDelete(Passkey, { administrator });
  await em.nativeDelete(RecoveryCode, { administrator });
  await em.nativeDelete(Session, { administrator });
  await em.nativeDelete(ApiKey, { administrator });
  return true;
}

/** As `takeAway`, by a person's name, for the command line. Fails with a `StartError` where there is no such person. */
export async function removeFactorsOf(em: EntityManager, username: string): Promise<void> {
  const administrator = await em.findOne(Administrator, { normalized_username: normalize(username) });
  if (!administrator) throw new StartError(`remove-factors: there is no administrator named ${username}`);
  await em.transactional(async (transaction) => {
    await takeAway(transaction, administrator.id);
    await recordOperation(transaction, "factor_removed", administrator.username);
  });
}
