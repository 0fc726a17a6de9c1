import { mailStatusSchema } from "#contracts/mail/mail.ts";
import { adminProcedure, router } from "#server/platform/rpc/trpc.ts";
import { mailStatus } from "./mail-status.ts";

/** What administrators may know of outgoing mail. */
export const mailRouter = router({
  status: adminProcedure
    .meta({ right: { role: "reader" } })
    .output(mailStatusSchema)
    .query(({ ctx }) => mailStatus(ctx.em, ctx.mail.isEnabled)),
});
