import { defineEntity, p } from "@mikro-orm/core";
import type { LinkKind } from "#contracts/session/password-link.ts";
import { Administrator } from "../session/session.entity.ts";

const PasswordLinkSchema = defineEntity({
  name: "PasswordLink",
  tableName: "password_link",
  properties: {
    /** SHA-256 of the link's secret, which is stored nowhere. */
    token_hash: p.text().primary(),
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade"),
    kind: p.text().$type<LinkKind>(),
    expires_at: p.datetime(3),
  },
  indexes: [{ name: "password_link_administrator_index", properties: "administrator" }],
});

/** A link by which a person chooses a password, once. */
export class PasswordLink extends PasswordLinkSchema.class {}
PasswordLinkSchema.setClass(PasswordLink);
