import { z } from "zod";
import { letterSchema } from "#contracts/letter/letter.ts";
import {
  audienceSchema,
  failedRecipientSchema,
  sendLetterSchema,
  testedLetterSchema,
  testLetterSchema,
} from "#contracts/letter/sending.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, roleProcedure, signedInProcedure } from "#server/platform/rpc/trpc.ts";
import { Letter } from "../letter.entity.ts";
import { letterStore } from "../letter-store.ts";
import { cancelSending, confirmSending, countAudience, NO_MAIL } from "./confirm-sending.ts";
import { listFailed } from "./mail-outcomes.ts";
import { postTest } from "./post-test.ts";
import { resumeSending, stopSending } from "./stop-sending.ts";

/** Administrators alone write to the subscribers. */
const sendingProcedure = roleProcedure("admin");

/** A step that refuses where no mail server is configured. */
const sendsMail = ({ isEnabled }: { isEnabled: boolean }) => {
  if (!isEnabled) throw new AppError("conflict", NO_MAIL);
};

/** The sending of letters. */
export const sendingProcedures = {
  /** The subscribers who would get a letter now. */
  audience: adminProcedure
    .use(requireSession)
    .input(byIdSchema)
    .output(audienceSchema)
    .query(async ({ ctx: { em, session }, input: { id } }) => {
      const letter = await em.findOneOrFail(Letter, { id });
      const { email } = await em.findOneOrFail(Administrator, session.administrator);
      return { ...(await countAudience(em, letter)), own_address: email };
    }),
  /** Sends a letter to the person who asks. */
  sendTest: signedInProcedure
    .use(requireSession)
    .input(testLetterSchema)
    .use(transaction)
    .output(testedLetterSchema)
    .mutation(async ({ ctx: { em, now, mail, session, publicUrl, afterCommit }, input }) => {
      sendsMail(mail);
      const address = await postTest(em, input, { administrator: session.administrator, now: now(), origin: publicUrl });
      afterCommit(mail.wake);
      return { address };
    }),
  /** Confirms the sending of a letter to the subscribers, now or at a moment. */
  send: sendingProcedure
    .input(sendLetterSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em, mail, publicUrl, afterCommit }, input }) => {
      sendsMail(mail);
      await confirmSending(em, input, publicUrl);
      afterCommit(mail.wake);
      return letterStore.get(em, input.id);
    }),
  /** Takes the confirmation back, before the sending begins. */
  cancelSending: sendingProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em }, input: { id } }) => {
      await cancelSending(em, id);
      return letterStore.get(em, id);
    }),
  /** Stops a sending: who did not get the letter yet waits. */
  stop: sendingProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em }, input: { id } }) => {
      await stopSending(em, id);
      return letterStore.get(em, id);
    }),
  /** Goes on with a stopped sending. */
  resume: sendingProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(letterSchema)
    .mutation(async ({ ctx: { em, mail, afterCommit }, input: { id } }) => {
      sendsMail(mail);
      await resumeSending(em, id);
      afterCommit(mail.wake);
      return letterStore.get(em, id);
    }),
  /** The addresses that did not get a letter, in alphabetical order. */
  failed: adminProcedure
    .input(byIdSchema)
    .output(z.array(failedRecipientSchema))
    .query(({ ctx: { em }, input: { id } }) => listFailed(em, id)),
};
