import { contactRequestInputSchema, contactRequestReplySchema } from "#contracts/contact-request/contact-request.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";
import { ContactRequest } from "./contact-request.entity.ts";

/** What visitors ask for. */
export const contactRequestRouter = router({
  send: publicProcedure
    .input(contactRequestInputSchema)
    .output(contactRequestReplySchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.countPost(ctx.ip);
      await ctx.em.transactional(async (em) => {
        em.create(ContactRequest, input);
      });
      return { success: true as const, message: "Votre demande a bien été envoyée. Nous vous répondons sous 24 h." };
    }),
});
