import { defineEntity, p } from "@mikro-orm/core";
import type { LinkKind } from "#contracts/session/password.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

const PasswordLinkSchema = defineEntity({
  name: "PasswordLink",
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

const ForgottenPasswordSchema = defineEntity({
  name: "ForgottenPassword",
  properties: {
    id: p.bigint("string").primary().autoincrement(),
    /** A username or an e-mail address, as it was typed; often of no person. */
    name: p.text(),
    asked_at: p.datetime(3),
  },
});

/** A request for a link to choose a new password, which is still to be sent, if there is such a person. */
export class ForgottenPassword extends ForgottenPasswordSchema.class {}
ForgottenPasswordSchema.setClass(ForgottenPassword);
