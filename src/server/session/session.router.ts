import { okSchema } from "#contracts/shared/entity.ts";
import { adminUserSchema, loginInputSchema, loginReplySchema } from "#contracts/session/session.ts";
import { adminProcedure, publicProcedure, router } from "#server/rpc/trpc.ts";

/** Signing in and out. */
export const sessionRouter = router({
  login: publicProcedure
    .input(loginInputSchema)
    .output(loginReplySchema)
    .mutation(async ({ ctx, input }) => {
      const attempt = await ctx.limits.startLogin(ctx.ip, input.username);
      const reply = await ctx.sessions.signIn(ctx.em, input, ctx.now());
      await attempt.succeeded();
      return reply;
    }),
  /** The signed-in administrator; fails with `unauthenticated` without a valid session. */
  current: adminProcedure.output(adminUserSchema).query(({ ctx }) => ctx.session.user),
  logout: adminProcedure.output(okSchema).mutation(async ({ ctx }) => {
    await ctx.sessions.signOut(ctx.em, ctx.session.id);
    return { success: true as const };
  }),
});
