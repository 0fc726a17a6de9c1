import { newsletterInputSchema, newsletterReplySchema } from "#contracts/newsletter/newsletter.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";

/** The newsletter box. */
export const newsletterRouter = router({
  subscribe: publicProcedure
    .input(newsletterInputSchema)
    .output(newsletterReplySchema)
    .mutation(async ({ ctx, input: { email } }) => {
      await ctx.limits.countPost(ctx.ip);
      // An address that is there already is left as it is, and the answer does not tell.
      const now = ctx.now();
      await ctx.em.execute("insert into newsletter_subscriber (email, created_at, updated_at) values (?, ?, ?) on conflict do nothing", [
        email,
        now,
        now,
      ]);
      return { success: true as const, message: "Merci. Votre inscription est enregistrée." };
    }),
});
