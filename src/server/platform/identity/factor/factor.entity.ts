import { defineEntity, p } from "@mikro-orm/core";
import { Administrator } from "../session/session.entity.ts";

const TotpSchema = defineEntity({
  name: "Totp",
  properties: {
    administrator: () => p.manyToOne(Administrator).primary().deleteRule("cascade"),
    /** Sealed (`secret-box.ts`); null until a code has confirmed it. */
    secret: p.text().nullable(),
    /** Sealed; the secret of an app that is being set up, until a code confirms it. */
    pending_secret: p.text().nullable(),
    /** The time step of the last accepted code: none is accepted twice, and no older one. */
    last_step: p.integer().default(0),
    created_at: p.datetime(3),
    last_used_at: p.datetime(3).nullable(),
  },
});

/** A person's authenticator app. */
export class Totp extends TotpSchema.class {}
TotpSchema.setClass(Totp);

const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCode",
  properties: {
    administrator: () => p.manyToOne(Administrator).primary().deleteRule("cascade"),
    /** SHA-256: a code is 80 random bits, which no one guesses from it. */
    code_hash: p.text().primary(),
  },
});

/** A recovery code that was not used yet. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);

const PasskeySchema = defineEntity({
  name: "Passkey",
  properties: {
    /** The credential's id, base64url. */
    id: p.text().primary(),
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade").index("passkey_administrator_index"),
    name: p.text(),
    /** COSE, base64url. */
    public_key: p.text(),
    transports: p.json<string[]>(),
    /** Number of uses, by the passkey's own count; synced ones stay at 0. */
    counter: p.bigint("number"),
    counter_fell_at: p.datetime(3).nullable(),
    is_synced: p.boolean(),
    created_at: p.datetime(3),
    last_used_at: p.datetime(3).nullable(),
  },
});

/** A passkey of a person. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);

const FactorChallengeSchema = defineEntity({
  name: "FactorChallenge",
  properties: {
    /** SHA-256 of the issued challenge: 256 random bits. */
    hash: p.text().primary(),
    purpose: p.text(),
    /** Null for a sign-in by passkey alone, which names its person itself. */
    administrator: () => p.manyToOne(Administrator).nullable().deleteRule("cascade").index("factor_challenge_administrator_index"),
    tries_left: p.integer(),
    expires_at: p.datetime(3),
  },
  indexes: [{ name: "factor_challenge_expires_index", properties: "expires_at" }],
});

/** A challenge that a browser must answer, or a ticket that it must show again, once and within minutes. */
export class FactorChallenge extends FactorChallengeSchema.class {}
FactorChallengeSchema.setClass(FactorChallenge);

const FactorPolicySchema = defineEntity({
  name: "FactorPolicy",
  properties: {
    /** Always 1: there is one policy. */
    id: p.integer().primary().autoincrement(false),
    is_required: p.boolean(),
  },
});

/** Whether every administrator needs a second factor. */
export class FactorPolicy extends FactorPolicySchema.class {}
FactorPolicySchema.setClass(FactorPolicy);
