import { defineEntity, p } from "@mikro-orm/core";
import { normalize } from "#contracts/shared/normalize.ts";
import { entityColumns } from "#server/database/columns.ts";

const AdministratorSchema = defineEntity({
  name: "Administrator",
  tableName: "administrator",
  properties: {
    ...entityColumns,
    username: p.text(),
    /** The normalized name, which sign-in compares. */
    normalized_username: p
      .text()
      .hidden()
      .onCreate(({ username }: { username: string }) => normalize(username))
      .onUpdate(({ username }: { username: string }) => normalize(username)),
    role: p.text(),
    /** argon2id in PHC form. */
    password_hash: p.text().hidden(),
    /** Whether the password was generated here, and shown once in the terminal. */
    password_is_generated: p.boolean().default(false),
  },
  uniques: [{ name: "administrator_username_unique", properties: "normalized_username" }],
});

/** A person who may sign in to the back office. */
export class Administrator extends AdministratorSchema.class {}
AdministratorSchema.setClass(Administrator);

const SessionSchema = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    /** The token's `jti`: 128 random bits. */
    id: p.string().primary(),
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade"),
    created_at: p.datetime(3),
    last_seen_at: p.datetime(3),
    expires_at: p.datetime(3),
  },
  indexes: [{ name: "session_expires_index", properties: "expires_at" }],
});

/** A sign-in. Deleting the row ends it at once, whatever its token says. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
