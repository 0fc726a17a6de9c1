import { mailStatusSchema } from "#contracts/mail/mail.ts";
import { roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { Outbox } from "./outbox.entity.ts";

/** Facts about outgoing mail for administrators. */
export const mailRouter = router({
  status: roleProcedure("reader")
    .output(mailStatusSchema)
    .query(({ ctx }) => readMailStatus(ctx.em, ctx.mail.isEnabled)),
});

/** Reads the state of outgoing mail from the outbox: « failing » while a message that was attempted is not sent. */
export async function readMailStatus(em: EntityManager, isEnabled: boolean): Promise<z.infer<typeof mailStatusSchema>> {
  const waiting = await em.count(Outbox, { given_up_at: null });
  const given_up = await em.count(Outbox, { given_up_at: { $ne: null } });
  const [failed] = await em.find(Outbox, { last_error: { $ne: "" } }, { orderBy: { due_at: "desc", id: "asc" }, limit: 1 });
  const state = failed ? ("failing" as const) : ("active" as const);
  return { state: isEnabled ? state : "unconfigured", waiting, given_up, last_error: failed?.last_error ?? null };
}
