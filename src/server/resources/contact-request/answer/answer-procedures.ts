import { z } from "zod";
import { addresseesQuerySchema, answeredSchema, answerSchema, requestReplySchema } from "#contracts/contact-request/answer.ts";
import { contactRequestSchema } from "#contracts/contact-request/contact-request-list.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession } from "#server/platform/rpc/trpc.ts";
import { ContactRequest } from "../contact-request.entity.ts";
import { toItems } from "../contact-request-store.ts";
import { answerRequests } from "./answer-requests.ts";
import { listReplies } from "./request-replies.ts";

/** The answers to requests. */
export const answerProcedures = {
  /** The requests that are about to be answered, the newest first; those that are gone are not among them. */
  addressees: adminProcedure
    .input(addresseesQuerySchema)
    .output(z.array(contactRequestSchema))
    .query(async ({ ctx: { em }, input: { ids } }) => {
      const orderBy = [{ created_at: "desc" as const }, { id: "desc" as const }];
      return toItems(em, await em.find(ContactRequest, { id: { $in: ids } }, { orderBy, populate: ["owner"] }));
    }),
  /** Answers requests by mail, each by one of its own, and keeps the answers with them. */
  answer: adminProcedure
    .use(requireSession)
    .input(answerSchema)
    .use(transaction)
    .output(answeredSchema)
    .mutation(async ({ ctx: { em, now, mail, session, afterCommit }, input }) => {
      const answered = await answerRequests(em, input, { author: session.administrator, mail, now: now() });
      afterCommit(mail.wake);
      return { answered };
    }),
  /** The answers to a request, oldest first. */
  replies: adminProcedure
    .input(byIdSchema)
    .output(z.array(requestReplySchema))
    .query(({ ctx: { em }, input: { id } }) => listReplies(em, id)),
};
