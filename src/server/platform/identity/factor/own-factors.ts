import type { EntityManager } from "@mikro-orm/postgresql";
import type { FactorKind, OwnFactors } from "#contracts/factor/factor.ts";
import { FactorPolicy, Passkey, RecoveryCode, Totp } from "./factor.entity.ts";
import { passkeySite } from "./passkey-site.ts";
import { passkeyOf } from "./passkeys.ts";

/** The kinds of factor that a person has set up. */
export async function factorsOf(em: EntityManager, administrator: number): Promise<FactorKind[]> {
  const hasTotp = (await em.count(Totp, { administrator, secret: { $ne: null } })) > 0;
  const hasPasskey = (await em.count(Passkey, { administrator })) > 0;
  return [...(hasTotp ? (["totp"] as const) : []), ...(hasPasskey ? (["passkey"] as const) : [])];
}

/** What a person has set up, as they see it. */
export async function ownFactors(em: EntityManager, administrator: number, publicUrl: string): Promise<OwnFactors> {
  const totp = await em.findOne(Totp, { administrator, secret: { $ne: null } });
  const passkeys = await em.find(Passkey, { administrator }, { orderBy: { created_at: "asc", id: "asc" } });
  return {
    totp: totp && { created_at: totp.created_at.toISOString(), last_used_at: totp.last_used_at?.toISOString() ?? null },
    passkeys: passkeys.map(passkeyOf),
    recovery_codes: await em.count(RecoveryCode, { administrator }),
    is_required: (await em.count(FactorPolicy, { is_required: true })) > 0,
    passkey_origin: passkeySite(publicUrl)?.origin ?? null,
  };
}
