import type { Context } from "#server/platform/rpc/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordSecurityEvent } from "../security-event/record-security-event.ts";
import { Session } from "../session/session.entity.ts";
import { RecoveryCode } from "./factor.entity.ts";
import { isFactorRequired, factorsOf } from "./team-factors.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";

/** Whose factors have changed, and in which session. */
type Changed = Context & { session: { id: string; administrator: number } };

const LAST_ONE = "Un second facteur est exigé ici\u202f: ajoutez-en un autre avant de retirer celui-ci.";

/** The person's other sessions have proved less than this one: they are asked again. */
async function unverifyOthers({ em, session: { id, administrator } }: Changed): Promise<void> {
  await em.nativeUpdate(Session, { administrator, id: { $ne: id } }, { verified_at: null });
}

/** After a factor was added, which `what` names: gives the recovery codes, where the person has none yet. */
export async function factorAdded(changed: Changed, what: string): Promise<{ recovery_codes: string[] }> {
  const { em, session } = changed;
  await unverifyOthers(changed);
  await recordSecurityEvent(changed, { kind: "factor_added", subject: what });
  const { administrator } = session;
  const hasCodes = (await em.count(RecoveryCode, { administrator })) > 0;
  return { recovery_codes: hasCodes ? [] : await renewRecoveryCodes(em, administrator) };
}

/** After a factor was removed: with the last one the recovery codes go. Fails with `conflict` where a factor is required and none is left. */
export async function factorRemoved(changed: Changed, what: string): Promise<void> {
  const { em, session } = changed;
  await unverifyOthers(changed);
  await recordSecurityEvent(changed, { kind: "factor_removed", subject: what });
  const { administrator } = session;
  if ((await factorsOf(em, administrator)).length > 0) return;
  if (await isFactorRequired(em)) throw new AppError("conflict", LAST_ONE);
  await em.nativeDelete(RecoveryCode, { administrator });
}
