import { z } from "zod";
import { requestOwnerSchema } from "#contracts/contact-request/contact-request-list.ts";
import { requestMentionSchema } from "#contracts/contact-request/mention.ts";
import { byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, personProcedure, requireSession } from "#server/platform/rpc/trpc.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { toOwner } from "../contact-request-store.ts";
import { ContactRequestMention } from "./request-mention.entity.ts";
import { NAMEABLE } from "./tell-mentioned.ts";

/** Most requests whose notes name a person that are listed. */
const LISTED_MAX = 20;

/** The colleagues whom notes on requests name. */
export const mentionProcedures = {
  /** The people whom a note can name. */
  colleagues: adminProcedure
    .output(z.array(requestOwnerSchema))
    .query(async ({ ctx: { em } }) => (await em.find(Administrator, NAMEABLE, { orderBy: { normalized_username: "asc" } })).map(toOwner)),
  /** The requests whose notes name the person who asks, the latest first, until they are opened. */
  mentions: adminProcedure
    .use(requireSession)
    .output(z.array(requestMentionSchema))
    .query(async ({ ctx: { em, session } }) => {
      const where = { administrator: session.administrator, contact_request: { status: { $ne: "spam" as const } } };
      const populate = ["contact_request"] as const;
      const found = await em.find(ContactRequestMention, where, { orderBy: { at: "desc" }, limit: LISTED_MAX, populate });
      return found.map(({ contact_request: { id, firstName, lastName }, author_name, at }) => ({
        id,
        name: `${firstName} ${lastName}`,
        author: author_name,
        at: at.toISOString(),
      }));
    }),
  /** Takes the mark away, once the person who is named has opened the request. */
  seen: personProcedure("reader")
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input: { id } }) => {
      await em.nativeDelete(ContactRequestMention, { contact_request: id, administrator: session.administrator });
      return { success: true as const };
    }),
};
