import { okSchema } from "#contracts/shared/entity.ts";
import { currentUserSchema, loginInputSchema, loginReplySchema } from "#contracts/session/session.ts";
import { signInWithPassword } from "#server/platform/identity/factor/sign-in.router.ts";
import { accessOf } from "#server/platform/rpc/rights.ts";
import { Session } from "./session.entity.ts";
import { adminProcedure, publicProcedure, requireSession, roleProcedure, router } from "#server/platform/rpc/trpc.ts";

/** Signing in and out. */
export const sessionRouter = router({
  login: publicProcedure
    .input(loginInputSchema)
    .output(loginReplySchema)
    .mutation(({ ctx, input }) => signInWithPassword(ctx, input)),
  /** The signed-in administrator; fails with `unauthenticated` without a valid session. */
  current: roleProcedure("reader")
    .use(requireSession)
    .output(currentUserSchema)
    .query(({ ctx }) => ({ ...ctx.session.user, access: accessOf(ctx.session.user.role) })),
  logout: adminProcedure
    .meta({ right: { role: "reader" }, isBeforeFactor: true })
    .use(requireSession)
    .output(okSchema)
    .mutation(async ({ ctx }) => {
      await ctx.em.nativeDelete(Session, { id: ctx.session.id });
      return { success: true as const };
    }),
});
