import { defineEntity, p } from "@mikro-orm/core";
import type { Role } from "#contracts/session/roles.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { derivedText, entityColumns, optionalText } from "#server/platform/database/columns.ts";

const AdministratorSchema = defineEntity({
  name: "Administrator",
  properties: {
    ...entityColumns,
    username: p.text(),
    /** The normalized name, which sign-in compares. */
    normalized_username: derivedText(({ username }: { username: string }) => normalize(username)),
    /** One of the roles; the table refuses any other. */
    role: p.text().$type<Role>(),
    /** argon2id in PHC form. */
    password_hash: p.text().hidden(),
    /** Whether the password was generated here, and shown once in the terminal. */
    password_is_generated: p.boolean().default(false),
    /** Display name; the username is shown where it is empty. */
    display_name: optionalText,
    /** Mailbox for links for a forgotten password; empty where the person has given none. */
    email: optionalText,
    /** Whether the person may sign in. One who is only invited has an empty `password_hash`, which no password
     *  opens. */
    is_active: p.boolean().default(true),
    last_seen_at: p.datetime(3).nullable(),
  },
  checks: [{ name: "administrator_role_check", expression: "role in ('admin', 'editor', 'reader')" }],
  uniques: [{ name: "administrator_username_unique", properties: "normalized_username" }],
});

/** A person of the team: with a role, invited, active or deactivated. */
export class Administrator extends AdministratorSchema.class {}
AdministratorSchema.setClass(Administrator);

/** SQL: whether a second factor is required and the administrator of a row has none. */
export function lacksFactor({ administrator }: Record<string, string>): string {
  return `(exists (select 1 from factor_policy where is_required)
    and not exists (select 1 from totp where totp.administrator = ${administrator} and totp.secret is not null)
    and not exists (select 1 from passkey where passkey.administrator = ${administrator}))`;
}

const SessionSchema = defineEntity({
  name: "Session",
  properties: {
    /** The token's `jti`: 128 random bits. */
    id: p.string().primary(),
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade"),
    created_at: p.datetime(3),
    last_seen_at: p.datetime(3),
    expires_at: p.datetime(3),
    /** Short description by the User-Agent of the sign-in. */
    device: optionalText,
    /** Time at which the administrator last proved their identity: by signing in, or when asked again. */
    verified_at: p.datetime(3).nullable(),
    /** Read with the session, in one statement. */
    lacks_factor: p.boolean().formula(lacksFactor),
  },
  indexes: [
    { name: "session_expires_index", properties: "expires_at" },
    { name: "session_administrator_index", properties: "administrator" },
  ],
});

/** A sign-in. Deleting the row ends it at once, whatever its token says. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
