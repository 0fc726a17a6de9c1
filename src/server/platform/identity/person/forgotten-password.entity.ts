import { defineEntity, p } from "@mikro-orm/core";

const ForgottenPasswordSchema = defineEntity({
  name: "ForgottenPassword",
  tableName: "forgotten_password",
  properties: {
    id: p.bigint("string").primary().autoincrement(),
    /** A username or an e-mail address, as it was typed; often nobody's. */
    name: p.text(),
    asked_at: p.datetime(3),
  },
});

/** Someone asked for a link to choose a new password, which is still to be sent, if there is such a person. */
export class ForgottenPassword extends ForgottenPasswordSchema.class {}
ForgottenPasswordSchema.setClass(ForgottenPassword);
